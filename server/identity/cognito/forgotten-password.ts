import { setTimeout as pause } from 'node:timers/promises'
import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { eq } from 'drizzle-orm'
import { auditPasswordChange } from '#server/identity/account-changes.ts'
import { parseEmail } from '#server/identity/account-mail.ts'
import type { SignInSteps } from '#server/identity/identity.ts'
import { companyName, guessable, isGuessable } from '#server/identity/password-policy.ts'
import { revokeSessions } from '#server/identity/sessions/sessions.ts'
import {
  admitAttempt,
  admitReset,
  provedBrowserCookie,
  resetResponseMs,
} from '#server/identity/sign-in-limits.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { done, type Reason, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import type { CognitoDeps } from './continue-sign-in.ts'
import { isRefusal, refusalFor } from './pool.ts'

export function forgottenPassword(
  deps: CognitoDeps,
): Pick<SignInSteps, 'requestPasswordReset' | 'resetPassword'> {
  const { db, secret, pool, log } = deps
  return {
    async requestPasswordReset({ email: typed, address }) {
      const email = parseEmail(typed)
      if (!email) return refuse({ reason: 'emailIncomplete' })
      const admitted = await admitReset(db, { email, address })
      if (!admitted.ok) return admitted
      const [problem] = await Promise.all([askForCode(email), pause(resetResponseMs)])
      return problem ? refuse(problem) : done({ by: 'code' })
    },

    async resetPassword({ proof, password, ...request }) {
      if ('token' in proof) return refuse({ field: 'proof', reason: 'resetLinkUnused' })
      const email = proof.email.trim().toLowerCase()
      if (await isGuessable(password, { email, company: await companyName(db) }))
        return refuse({ field: 'password', ...guessable })
      const attempt = await admitAttempt(db, secret, { email, ...request, at: 'reset code' })
      if (!attempt.ok) return refuse({ field: 'proof', ...attempt.refusal })
      try {
        await pool.client.send(
          new ConfirmForgotPasswordCommand({
            ...pool.person(email),
            ConfirmationCode: proof.code.replace(/[\s-]/g, ''),
            Password: password,
          }),
        )
      } catch (error) {
        // An unknown person gets the same answer as a wrong code.
        if (isRefusal(error, 'UserNotFoundException')) return refuse({ field: 'proof', reason: 'codeWrong' })
        const refusal = refusalFor(error, { log, notAuthorized: refusals.wrongCode.refusal })
        const isAboutPassword = isRefusal(error) && /Password/.test(error.name)
        return refuse({ field: isAboutPassword ? 'password' : 'proof', ...refusal })
      }
      await attempt.value.uncount()
      await db.transaction(async (tx) => {
        const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
        if (!user) return
        await revokeSessions(tx, user.id)
        const me = { userId: user.id, username: email, address: request.address }
        await auditPasswordChange(tx, deps, me, 'password reset')
      })
      return done({ setCookies: [provedBrowserCookie(secret, { email, secure: request.secure })] })
    },
  }

  async function askForCode(email: string): Promise<Reason | undefined> {
    try {
      await pool.client.send(new ForgotPasswordCommand(pool.person(email)))
    } catch (error) {
      const refusal = refusalFor(error, { log, notAuthorized: refusals.invalid.refusal })
      if (refusal.code === 'unavailable' && !isRefusal(error)) return refusal
    }
    return undefined
  }
}
