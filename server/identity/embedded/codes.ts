import type { IdentityDeps } from '#server/identity/identity.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import type { BetterAuth } from './better-auth.ts'

/** Codes per email: against flooded mailboxes, and against guessing. */
const mostCodes = { limit: 5, windowSeconds: 60 * 60 }
const pause = { limit: 1, windowSeconds: 60 }

/** Mails a new code that proves the address of an account; an earlier one stays good until then. */
export async function sendCode(
  auth: BetterAuth,
  { db }: IdentityDeps,
  email: string,
): Promise<Result<null, Reason>> {
  const refused = await codeRefusal(db, email)
  if (refused) return refuse(refused)
  await auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } })
  return done(null)
}

/** Why no code may be sent to this address now; undefined when one may. */
export async function codeRefusal(db: IdentityDeps['db'], email: string): Promise<Reason | undefined> {
  const recent = await takeToken(db, `code-mail:pause:${email}`, pause)
  if (!recent.allowed) return { reason: 'codeJustSent' }
  const hour = await takeToken(db, `code-mail:hour:${email}`, mostCodes)
  return hour.allowed ? undefined : { reason: 'tooManyCodes' }
}

/** A recovery code as it was given out, however it was typed. */
export function normalRecoveryCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${bare.slice(0, 5)}-${bare.slice(5)}`
}

/** The six digits of an app or a mail, however they were typed; undefined when it is something else. */
export function normalCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : undefined
}
