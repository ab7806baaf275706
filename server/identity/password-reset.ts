import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { addressKey, takeToken } from '../limits/rate-limit.ts'
import { answerOf, type BetterAuth } from './better-auth.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { passwordShortcoming } from './password-policy.ts'
import { tooMany } from './sign-in-limits.ts'
import type { SignInSteps } from './sign-in-steps.ts'

const perAddress = { limit: 10, windowSeconds: 15 * 60 }
/** Nobody fills a mailbox by asking in its owner's name. */
const perAccount = { limit: 3, windowSeconds: 60 * 60 }
/** Longer than the work for a known address takes, so that the time of the answer tells nothing. */
const answerAfterMs = 300

/** Forgotten passwords: a link by mail that works once, for an hour. */
export function passwordReset(
  auth: BetterAuth,
  { db, log }: IdentityDeps,
): Pick<SignInSteps, 'requestPasswordReset' | 'resetPassword'> {
  return {
    async requestPasswordReset({ email: typed, address }) {
      const email = emailAddress.safeParse(typed.trim().toLowerCase()).data
      if (!email) return { ok: false, message: 'Enter a complete email address.' }
      const mine = await takeToken(db, `reset:address:${addressKey(address)}`, perAddress)
      if (!mine.allowed) return { ok: false, message: tooMany(mine.retryAfterSeconds) }
      const digest = createHash('sha256').update(email).digest('base64url')
      const { allowed } = await takeToken(db, `reset:account:${digest}`, perAccount)
      await Promise.all([allowed && auth.api.requestPasswordReset({ body: { email } }), pause(answerAfterMs)])
      log.info({ address, allowed }, 'A password reset was asked for')
      return { ok: true, by: 'link' }
    },

    async resetPassword({ proof, password, address }) {
      if (!('token' in proof)) return { ok: false, field: 'proof', message: deadLink }
      const shortcoming = passwordShortcoming(password)
      if (shortcoming) return { ok: false, field: 'password', message: shortcoming }
      const { token } = proof
      const answer = await answerOf(auth.api.resetPassword({ body: { token, newPassword: password } }))
      if (!answer.ok) {
        log.warn({ address }, 'A password reset was refused')
        return { ok: false, field: 'proof', message: deadLink }
      }
      return { ok: true }
    },
  }
}

const emailAddress = z.email().max(254)
const deadLink = 'This link was used or has expired. Ask for a new one.'
