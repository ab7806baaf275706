import { eq } from 'drizzle-orm'
import { users } from '#server/schema/identity.ts'
import { answerOf, type BetterAuth, challengeCookie, cookieValue, plainHeaders } from './better-auth.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { sendCode } from './mailed-code.ts'
import { isPendingStep } from './pending-sign-in.ts'
import { pending, refusals, signedIn } from './sign-in-answers.ts'
import { admitAttempt } from './sign-in-limits.ts'
import type { SignInAnswer, SignInAttempt } from './sign-in-steps.ts'

export type SignInByPassword = (attempt: SignInAttempt) => Promise<SignInAnswer>

/** Signs in by e-mail, in lower case, and password, as far as the account allows without another step. */
export function passwordSignIn(auth: BetterAuth, deps: IdentityDeps): SignInByPassword {
  const { db, secret, log } = deps
  return async ({ email, password, ...request }) => {
    if (!email || !password) return refusals.empty
    const { headers, address } = request
    const attempt = await admitAttempt(db, secret, { email, headers, address })
    if (!attempt.admitted) {
      log.warn({ address }, 'Sign-in refused: too many attempts')
      return { ok: false, reason: 'limited', message: attempt.message }
    }
    const answer = await answerOf(
      auth.api.signInEmail({
        body: { email, password },
        headers: plainHeaders(headers),
        returnHeaders: true,
      }),
    )
    if (!answer.ok) {
      if (!answer.userId || !isPendingStep(answer.code)) {
        log.warn({ address }, 'Sign-in refused')
        return refusals.invalid
      }
      await attempt.uncount()
      // Sent too often it is not sent again, and the page says how to ask for it.
      if (answer.code === 'CONFIRM_SIGN_UP') await sendCode(auth, deps, email)
      return pending(deps, { step: answer.code, userId: answer.userId }, request)
    }
    await attempt.uncount()
    const { headers: set, response } = answer.value
    if (!('twoFactorRedirect' in response)) return signedIn(deps, { email, set }, request)
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) return refusals.invalid
    const challenge = cookieValue(set, challengeCookie)
    return pending(deps, { step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', userId: user.id, challenge }, request)
  }
}
