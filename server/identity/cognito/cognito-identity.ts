import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoSettings } from '#server/config.ts'
import { removeCookie } from '#server/http/cookies.ts'
import type { Identity, IdentityDeps, SignInAttempt, SignInResult } from '#server/identity/identity.ts'
import { sessionCookie, sessionUser, signOutSession } from '#server/identity/sessions/sessions.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { refreshTokens, revokeToken, signInWithPassword } from './auth-flows.ts'
import { challengeHandlers } from './confirm-challenge.ts'
import { type CognitoDeps, continueSignIn, remember } from './continue-sign-in.ts'
import { forgottenPassword } from './forgotten-password.ts'
import { isRefusal, openPool, type Pool, refusalFor } from './pool.ts'
import { openPoolSessions, type PoolTokens, sessionRenewal } from './pool-sessions.ts'
import { forgetDevice, readDevice } from './remembered-device.ts'

/**
 * The pool knows people and how they sign in; sessions are ours. Same screens and cookie as the embedded
 * identity.
 */
export function openCognitoIdentity(given: IdentityDeps & { settings: CognitoSettings }): Identity {
  const { db, secret, encryption, log, settings } = given
  const pool = openPool(settings, log)
  const poolSessions = openPoolSessions({ db, secret })
  const deps = { db, secret, encryption, log, pool, poolSessions }
  const goesOn = sessionRenewal(deps)

  const currentUser: Identity['currentUser'] = async (headers) => {
    const session = await poolSessions.find(headers)
    if (!session || !(await goesOn(session))) return undefined
    const { id, lastUsedAt } = session
    return sessionUser(session, { id, lastUsedAt })
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
      if (!attempt.ok) {
        log.warn({ address }, 'Sign-in refused: too many attempts')
        return refuse({ code: 'limited', ...attempt.refusal })
      }
      const signedIn = await signInByPassword(deps, { email, password, ...request })
      if (signedIn.ok || signedIn.refusal.code === 'unavailable') await attempt.value.uncount()
      else log.warn({ address, reason: signedIn.refusal.code }, 'Sign-in refused')
      return signedIn
    },

    ...challengeHandlers(deps),
    ...forgottenPassword(deps),
    checkPassword: async ({ sessionId }, password, { headers }) => {
      const session = await poolSessions.find(headers)
      if (!session || session.id !== sessionId) return refuse({ reason: 'signInExpired' })
      return provePassword(deps, session.tokens.username, password)
    },

    async signOut(headers) {
      let hasEnded = false
      try {
        const session = await poolSessions.find(headers)
        if (session) {
          const { id, userId, email: username } = session
          await signOutSession(db, { userId, username, session: { id } }, headers)
        }
        hasEnded = true
        if (session) await revokeToken(pool, session.tokens.refreshToken)
      } catch (error) {
        log.error({ err: error }, 'Sign-out failed')
      }
      return { setCookies: [removeCookie(sessionCookie)], hasEnded }
    },

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

async function release(pool: Pool, tokens: PoolTokens): Promise<void> {
  const { deviceKey, refreshToken } = tokens
  const fresh = deviceKey ? await refreshTokens(pool, tokens) : undefined
  if (deviceKey && fresh) await forgetDevice(pool, fresh.AccessToken, deviceKey)
  await revokeToken(pool, fresh?.RefreshToken ?? refreshToken)
}

async function signInByPassword(
  deps: CognitoDeps,
  { email, password, ...request }: SignInAttempt,
): Promise<SignInResult> {
  const { pool, secret, log } = deps
  const device = readDevice(secret, request.headers, email)
  try {
    const result = await signInWithPassword(pool, { username: email, password, device })
    return await continueSignIn(deps, result, { email, ...request })
  } catch (error) {
    if (isRefusal(error, 'PasswordResetRequiredException'))
      return done({ step: 'RESET_PASSWORD', setCookies: [] })
    if (isRefusal(error, 'UserNotConfirmedException')) {
      // Over the limit it is not sent; the page offers to send it again.
      await pool.client
        .send(new ResendConfirmationCodeCommand(pool.person(email)))
        .catch((failed: unknown) => log.warn({ err: failed }, 'The code was not sent again'))
      const pending = { name: 'CONFIRM_SIGN_UP' as const, session: '', username: email, email }
      return remember(deps, pending, { ...request, device })
    }
    if (isRefusal(error, 'InvalidPasswordException')) return refusals.invalid
    return refuse(refusalFor(error, { log, notAuthorized: refusals.invalid.refusal }))
  }
}

const wrongPassword = { code: 'invalid', reason: 'passwordWrong' } as const

async function provePassword(
  { pool, log }: CognitoDeps,
  username: string,
  password: string,
): Promise<Result<null, Reason>> {
  if (!password) return refuse(wrongPassword)
  try {
    const result = await signInWithPassword(pool, { username, password })
    // Any next step means that the password was accepted. The tokens are not needed.
    if ('tokens' in result && result.tokens.RefreshToken)
      await revokeToken(pool, result.tokens.RefreshToken).catch((error: unknown) =>
        log.error({ err: error }, 'Revoking a token failed'),
      )
    return result.isPasswordProved ? done(null) : refuse(wrongPassword)
  } catch (error) {
    if (isRefusal(error, 'InvalidPasswordException')) return refuse(wrongPassword)
    return refuse(refusalFor(error, { log, notAuthorized: wrongPassword }))
  }
}
