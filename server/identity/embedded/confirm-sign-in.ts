import { auditAccountChange } from '#server/identity/account-changes.ts'
import type { IdentityDeps, SignInRequest, SignInResult, SignInSteps } from '#server/identity/identity.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import { refuse } from '#server/result.ts'
import { asResult, type BetterAuth, challengeCookie, changeAccount } from './better-auth.ts'
import { normalCode, normalRecoveryCode, sendCode } from './codes.ts'
import { chooseFirstPassword, type SignInByPassword } from './password-sign-in.ts'
import { isPendingStep, pending, readPendingStep, signedIn } from './pending-sign-in.ts'

type PendingStepDeps = IdentityDeps & { signInByPassword: SignInByPassword }
type Pending = NonNullable<Awaited<ReturnType<typeof readPendingStep>>>
type Answered = SignInRequest & { answer: string }

export function pendingStepHandlers(
  auth: BetterAuth,
  deps: PendingStepDeps,
): Pick<SignInSteps, 'pendingSignIn' | 'confirmSignIn' | 'resendCode'> {
  const { db, secret, log } = deps
  return {
    async pendingSignIn(headers) {
      const step = await readPendingStep(deps, headers)
      if (!step) return undefined
      const takesRecoveryCodes = step.step === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'
      return { step: step.step, username: step.email, ...(takesRecoveryCodes && { takesRecoveryCodes }) }
    },

    async confirmSignIn(answered) {
      const step = await readPendingStep(deps, answered.headers)
      if (!step) return refusals.expired
      if (step.step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
        return chooseFirstPassword(deps, step, answered)

      const { headers, address } = answered
      const attempt = await admitAttempt(db, secret, { email: step.email, headers, address, at: 'code' })
      if (!attempt.ok) {
        log.warn({ username: step.email, address }, 'Code refused: too many attempts')
        return refuse({ code: 'limited', ...attempt.refusal })
      }
      const confirmed =
        step.step === 'CONFIRM_SIGN_UP'
          ? await confirmAddress(deps, step, answered)
          : await confirmCode(auth, deps, step, answered)
      if (confirmed.ok) await attempt.value.uncount()
      else log.warn({ username: step.email, address, reason: confirmed.refusal.code }, 'Code refused')
      return confirmed
    },

    async resendCode({ headers }) {
      const step = await readPendingStep(deps, headers)
      if (step?.step !== 'CONFIRM_SIGN_UP') return refuse({ reason: 'signInExpired' })
      return sendCode(auth, deps, step.email)
    },
  }
}

async function confirmCode(
  auth: BetterAuth,
  deps: IdentityDeps,
  { email, userId, challenge }: Pending,
  { answer, ...request }: Answered,
): Promise<SignInResult> {
  const headers = new Headers({ cookie: `${challengeCookie}=${challenge}` })
  const digits = normalCode(answer)
  // A code works once (RFC 6238): seeing it typed must not be enough to sign in.
  const useOfCode = `sign-in:code:${userId}:${digits}`
  if (digits && !(await takeToken(deps.db, useOfCode, oneUse)).allowed) return refusals.wrongCode
  const confirmed = digits
    ? await asResult(auth.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true }))
    : await changeAccount(deps, async (within, tx) => {
        const body = { code: normalRecoveryCode(answer) }
        const used = await asResult(within.api.verifyBackupCode({ body, headers, returnHeaders: true }))
        const me = { userId, username: email, address: request.address }
        const mailed = { what: 'recoveryCodeUsed' } as const
        if (used.ok) await auditAccountChange(tx, deps, me, { action: 'recovery code used', mailed })
        return used
      })
  if (confirmed.ok) return signedIn(deps, { email, set: confirmed.value.headers }, request)
  if (digits) await returnToken(deps.db, useOfCode)
  if (challengeIsOver.has(confirmed.refusal.code))
    return refuse({ code: 'expired', reason: 'codesUsedUpForNow' })
  return refusals.wrongCode
}

const oneUse = { limit: 1, windowSeconds: 120 }

const challengeIsOver = new Set([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'ACCOUNT_TEMPORARILY_LOCKED',
])

async function confirmAddress(
  deps: PendingStepDeps,
  { email, userId }: Pending,
  { answer, ...request }: Answered,
): Promise<SignInResult> {
  const otp = normalCode(answer)
  if (!otp) return refusals.wrongCode
  const confirmed = await changeAccount(deps, async (auth, tx) => {
    const body = { email, otp }
    const result = await asResult(
      auth.api.verifyEmailOTP({ body, headers: new Headers(), returnHeaders: true }),
    )
    const isConfirmed = result.ok || isPendingStep(result.refusal.code)
    const me = { userId, username: email, address: request.address }
    if (isConfirmed) await auditAccountChange(tx, deps, me, { action: 'email confirmed' })
    return result
  })
  if (confirmed.ok) return signedIn(deps, { email, set: confirmed.value.headers }, request)
  const { code } = confirmed.refusal
  if (confirmed.refusal.userId && isPendingStep(code)) return pending(deps, { step: code, userId }, request)
  if (code === 'OTP_EXPIRED') return refuse({ code: 'invalid', reason: 'codeExpired' })
  if (code === 'TOO_MANY_ATTEMPTS') return refuse({ code: 'invalid', reason: 'codesUsedUp' })
  return refusals.wrongCode
}
