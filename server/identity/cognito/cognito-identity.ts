import type { CognitoSettings } from '#server/config.ts'
import { removeCookie } from '#server/http/cookies.ts'
import { administratorEmails } from '#server/identity/account-mail.ts'
import type { Done, Identity, IdentityDeps, SignInAnswer, SignInAttempt } from '#server/identity/identity.ts'
import { endOwnSession, sessionCookie } from '#server/identity/sessions/sessions.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { resendConfirmationCode, revokeToken } from './account-flows.ts'
import { refreshTokens, signInWithPassword } from './auth-flows.ts'
import { confirmingChallenges } from './confirm-challenge.ts'
import { type CognitoDeps, continueSignIn, remember } from './continue-sign-in.ts'
import { forgottenPassword } from './forgotten-password.ts'
import { openPool, type Pool } from './pool.ts'
import { isRefusal, refusalFor } from './pool-refusals.ts'
import { type PoolTokens, poolSessionsIn, sessionRenewal } from './pool-sessions.ts'
import { forgetDevice, readDevice } from './remembered-device.ts'

/**
 * Identity in an Amazon Cognito user pool, asked by this server: the same screens and the same cookie. The pool knows who there
 * is and how they sign in; sessions are ours.
 */
export function openCognitoIdentity(given: IdentityDeps & { settings: CognitoSettings }): Identity {
  const { db, secret, encryption, log, settings } = given
  const pool = openPool(settings, log)
  const poolSessions = poolSessionsIn({ db, secret })
  const deps = { db, secret, encryption, log, pool, poolSessions }
  const goesOn = sessionRenewal(deps)

  const currentUser: Identity['currentUser'] = async (headers) => {
    const session = await poolSessions.find(headers)
    if (!session || !(await goesOn(session))) return undefined
    const { id, userId, email, lastUsedAt } = session
    return { userId, username: email, role: 'administrator', session: { id, lastUsedAt } }
  }

  return {
    keepsPeople: false,
    currentUser,

    async signIn({ email: typed, password, ...request }) {
      if (await currentUser(request.headers)) return refusals.alreadySignedIn
      const email = typed.trim().toLowerCase()
      if (!email || !password) return refusals.empty
      const { headers, address } = request
      const attempt = await admitAttempt(db, secret, { email, headers, address })
      if (!attempt.admitted) {
        log.warn({ address }, 'Sign-in refused: too many attempts')
        return { ok: false, reason: 'limited', message: attempt.message }
      }
      const answer = await signInByPassword(deps, { email, password, ...request })
      if (answer.ok || answer.reason === 'unavailable') await attempt.uncount()
      else log.warn({ address, reason: answer.reason }, 'Sign-in refused')
      return answer
    },

    ...confirmingChallenges(deps),
    ...forgottenPassword(deps),
    checkPassword: async ({ sessionId }, password, { headers }) => {
      const session = await poolSessions.find(headers)
      if (!session || session.id !== sessionId) return { ok: false, message: refusals.expired.message }
      return provePassword(deps, session.tokens.username, password)
    },

    async signOut(headers) {
      let hasEnded = false
      try {
        const session = await poolSessions.find(headers)
        if (session) {
          const { id, userId, email: username } = session
          await endOwnSession(db, { userId, username, session: { id } }, headers)
        }
        hasEnded = true
        if (session) await revokeToken(pool, session.tokens.refreshToken)
      } catch (error) {
        log.error({ err: error }, 'Sign-out failed')
      }
      return { setCookies: [removeCookie(sessionCookie)], hasEnded }
    },

    administratorEmails: () => administratorEmails(db),
    idTokenOf: poolSessions.idTokenOf,

    async releaseSessions(ids) {
      const held = await poolSessions.tokensOf(ids)
      return async () => {
        for (const tokens of held)
          await release(pool, tokens).catch((error: unknown) =>
            log.error({ err: error }, 'The user pool did not end a session'),
          )
      }
    },
  }
}

/** Revokes a session's tokens, and has the pool forget the browser as a device. */
async function release(pool: Pool, tokens: PoolTokens): Promise<void> {
  const { deviceKey, refreshToken } = tokens
  // Only somebody who is signed in may forget a device.
  const fresh = deviceKey ? await refreshTokens(pool, tokens) : undefined
  if (deviceKey && fresh) await forgetDevice(pool, fresh.AccessToken, deviceKey)
  await revokeToken(pool, fresh?.RefreshToken ?? refreshToken)
}

/** Up to a session or the next step; refusals of the pool are answers. */
async function signInByPassword(
  deps: CognitoDeps,
  { email, password, ...request }: SignInAttempt,
): Promise<SignInAnswer> {
  const { pool, secret, log } = deps
  const device = readDevice(secret, request.headers, email)
  try {
    const answer = await signInWithPassword(pool, { username: email, password, device })
    return await continueSignIn(deps, answer, { email, ...request })
  } catch (error) {
    if (isRefusal(error, 'PasswordResetRequiredException'))
      return { ok: true, step: 'RESET_PASSWORD', setCookies: [] }
    if (isRefusal(error, 'UserNotConfirmedException')) {
      // Sent too often it is not sent again, and the page says how to ask for it.
      await resendConfirmationCode(pool, email).catch((failed: unknown) =>
        log.warn({ err: failed }, 'The code was not sent again'),
      )
      const pending = { name: 'CONFIRM_SIGN_UP' as const, session: '', username: email, email }
      return remember(deps, pending, { ...request, device })
    }
    if (isRefusal(error, 'InvalidPasswordException')) return refusals.invalid
    return refusalFor(error, { log, notAuthorized: refusals.invalid })
  }
}

const wrong = { ...refusals.invalid, message: 'This is not your password.' }

/** Whether it is the password of somebody who is signed in: the pool is asked as for a sign-in that goes no further. */
export async function provePassword(
  { pool, log }: CognitoDeps,
  username: string,
  password: string,
): Promise<Done> {
  if (!password) return { ok: false, message: wrong.message }
  try {
    const answer = await signInWithPassword(pool, { username, password })
    // Whatever the pool would ask next, it took the password. Tokens are not what was wanted.
    if ('tokens' in answer && answer.tokens.RefreshToken)
      await revokeToken(pool, answer.tokens.RefreshToken).catch((error: unknown) =>
        log.error({ err: error }, 'Revoking a token failed'),
      )
    return answer.isPasswordProved ? { ok: true } : { ok: false, message: wrong.message }
  } catch (error) {
    if (isRefusal(error, 'InvalidPasswordException')) return { ok: false, message: wrong.message }
    const { message } = refusalFor(error, { log, notAuthorized: wrong })
    return { ok: false, message }
  }
}
