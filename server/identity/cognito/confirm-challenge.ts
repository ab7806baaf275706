import {
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { removeCookie } from '#server/http/cookies.ts'
import type { SignInRequest, SignInResult, SignInSteps } from '#server/identity/identity.ts'
import { companyName, guessable, isGuessable } from '#server/identity/password-policy.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { pendingCookie, refusals } from '#server/identity/sign-in-results.ts'
import { done, refuse } from '#server/result.ts'
import { DeviceMissing, respond } from './auth-flows.ts'
import { isCode, type PendingChallenge, pendingSignInOf, readChallenge, responseNames } from './challenges.ts'
import { type CognitoDeps, continueSignIn } from './continue-sign-in.ts'
import { refusalFor } from './pool.ts'
import { keepDevice, readDevice } from './remembered-device.ts'

export function challengeHandlers(
  deps: CognitoDeps,
): Pick<SignInSteps, 'pendingSignIn' | 'confirmSignIn' | 'resendCode'> {
  const { db, secret, pool, log } = deps
  return {
    async pendingSignIn(headers) {
      const pending = readChallenge(secret, headers)
      if (!pending) return undefined
      const isOffered = isCode(pending.name) && readDevice(secret, headers, pending.email)?.isOffered
      return {
        ...pendingSignInOf(pending, await companyName(db)),
        ...(isOffered && { offersToRemember: true as const }),
      }
    },

    async confirmSignIn({ answer, remember = false, ...request }) {
      const pending = readChallenge(secret, request.headers)
      if (!pending) return refusals.expired
      const typed = pending.name === 'NEW_PASSWORD_REQUIRED' ? answer : answer.trim()
      if (!typed) return refusals.wrongCode
      const { email, name } = pending
      if (name === 'NEW_PASSWORD_REQUIRED') {
        const company = await companyName(db)
        if (await isGuessable(typed, { email, company })) return refuse({ code: 'invalid', ...guessable })
      }
      // Codes are guessed like passwords, so they have the same limits, with their own counters.
      const attempt = await admitAttempt(db, secret, { email, ...request, at: 'code' })
      if (!attempt.ok) return refuse({ code: 'limited', ...attempt.refusal })
      const answered = await answerChallenge(deps, pending, typed, { remember, ...request })
      if (answered.ok || answered.refusal.code === 'unavailable') await attempt.value.uncount()
      else log.warn({ username: email, challenge: name, reason: answered.refusal.code }, 'Answer refused')
      return answered
    },

    async resendCode({ headers }) {
      const pending = readChallenge(secret, headers)
      if (pending?.name !== 'CONFIRM_SIGN_UP') return refuse({ reason: 'signInExpired' })
      try {
        await pool.client.send(new ResendConfirmationCodeCommand(pool.person(pending.username)))
        return done(null)
      } catch (error) {
        return refuse(refusalFor(error, { log, notAuthorized: refusals.expired.refusal }))
      }
    },
  }
}

async function answerChallenge(
  deps: CognitoDeps,
  pending: PendingChallenge,
  typed: string,
  request: SignInRequest & { remember: boolean },
): Promise<SignInResult> {
  const { pool, secret, log } = deps
  const { name, username, email } = pending
  const device = readDevice(secret, request.headers, email)
  const code = typed.replace(/[\s-]/g, '')
  try {
    if (name === 'CONFIRM_SIGN_UP') {
      await pool.client.send(new ConfirmSignUpCommand({ ...pool.person(username), ConfirmationCode: code }))
      return done({ step: 'SIGN_IN_AGAIN', setCookies: [removeCookie(pendingCookie)] })
    }
    if (name === 'MFA_SETUP') {
      const verify = new VerifySoftwareTokenCommand({ Session: pending.session, UserCode: code })
      const { Session: session = '' } = await pool.client.send(verify)
      const result = await respond(pool, { name, username, session }, {}, device)
      return await continueSignIn(deps, result, { email, ...request })
    }
    const result = await respond(
      pool,
      { name, username, session: pending.session },
      { [responseNames[name]]: isCode(name) ? code : typed },
      device,
    )
    return await continueSignIn(deps, result, { email, ...request })
  } catch (error) {
    if (error instanceof DeviceMissing)
      return refuse({
        ...refusals.expired.refusal,
        setCookies: [
          removeCookie(pendingCookie),
          ...keepDevice({ secret, email, device: undefined }, request),
        ],
      })
    return refuse(refusalFor(error, { log, notAuthorized: refusals.expired.refusal }))
  }
}
