import { takeToken } from '#server/limits/rate-limit.ts'
import type { BetterAuth } from './better-auth.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import type { Done } from './sign-in-steps.ts'

/** A mailbox gets no flood of codes, and nobody gets many codes to guess at. */
const mostCodes = { limit: 5, windowSeconds: 60 * 60 }
const pause = { limit: 1, windowSeconds: 60 }

/** Mails a new code that proves the address of an account; an earlier one stays good until then. */
export async function sendCode(auth: BetterAuth, { db }: IdentityDeps, email: string): Promise<Done> {
  const refused = await codeRefusal(db, email)
  if (refused) return { ok: false, message: refused }
  await auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } })
  return { ok: true }
}

/** Why no code may be sent to this address now; undefined when one may. */
export async function codeRefusal(db: IdentityDeps['db'], email: string): Promise<string | undefined> {
  const recent = await takeToken(db, `code-mail:pause:${email}`, pause)
  if (!recent.allowed) return 'A code was sent a moment ago. Wait a minute before you ask for another.'
  const hour = await takeToken(db, `code-mail:hour:${email}`, mostCodes)
  return hour.allowed ? undefined : 'Too many codes were sent. Try again in an hour.'
}
