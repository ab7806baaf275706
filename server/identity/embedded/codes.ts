import type { IdentityDeps } from '#server/identity/identity.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import type { BetterAuth } from './better-auth.ts'

const mostCodes = { limit: 5, windowSeconds: 60 * 60 }
const pause = { limit: 1, windowSeconds: 60 }

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

export async function codeRefusal(db: IdentityDeps['db'], email: string): Promise<Reason | undefined> {
  const recent = await takeToken(db, `code-mail:pause:${email}`, pause)
  if (!recent.allowed) return { reason: 'codeJustSent' }
  const hour = await takeToken(db, `code-mail:hour:${email}`, mostCodes)
  return hour.allowed ? undefined : { reason: 'tooManyCodes' }
}

export function normalRecoveryCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${bare.slice(0, 5)}-${bare.slice(5)}`
}

export function normalCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : undefined
}
