import { setTimeout as pause } from 'node:timers/promises'
import { answerOf, type BetterAuth } from './better-auth.ts'
import { changeAccount } from './change-account.ts'
import { emailIn } from './email-address.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { passwordShortcoming } from './password-policy.ts'
import { admitReset, answerAfterMs } from './reset-limits.ts'
import type { SignInSteps } from './sign-in-steps.ts'

/** Forgotten passwords: a link by mail that works once, for an hour. */
export function passwordReset(
  auth: BetterAuth,
  deps: IdentityDeps,
): Pick<SignInSteps, 'requestPasswordReset' | 'resetPassword'> {
  const { db, log } = deps
  return {
    async requestPasswordReset({ email: typed, address }) {
      const email = emailIn(typed)
      if (!email) return { ok: false, message: 'Enter a complete email address.' }
      const admitted = await admitReset(db, { email, address })
      if (!admitted.ok) return admitted
      await Promise.all([auth.api.requestPasswordReset({ body: { email } }), pause(answerAfterMs)])
      log.info({ address }, 'A password reset was asked for')
      return { ok: true, by: 'link' }
    },

    async resetPassword({ proof, password, address }) {
      if (!('token' in proof) || !/^[\w-]+$/.test(proof.token))
        return { ok: false, field: 'proof', message: deadLink }
      const shortcoming = passwordShortcoming(password)
      if (shortcoming) return { ok: false, field: 'password', message: shortcoming }
      const { token } = proof
      const body = { token, newPassword: password }
      const answer = await changeAccount(deps, (within) => answerOf(within.api.resetPassword({ body })))
      if (!answer.ok) {
        log.warn({ address }, 'A password reset was refused')
        return { ok: false, field: 'proof', message: deadLink }
      }
      return { ok: true }
    },
  }
}

const deadLink = 'This link was used or has expired. Ask for a new one.'
