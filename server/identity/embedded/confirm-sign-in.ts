import { randomInt } from 'node:crypto'
import type { Done, SignInAnswer, SignInRequest, SignInSteps } from '#server/identity/identity.ts'
import { pending, refusals, signedIn } from '#server/identity/sign-in-answers.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import { answerOf, type BetterAuth, challengeCookie } from './better-auth.ts'
import { changeAccount, noteChange } from './change-account.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import { chooseFirstPassword, type SignInByPassword } from './password-sign-in.ts'
import { isPendingStep, readPendingStep } from './pending-sign-in.ts'

type Deps = IdentityDeps & { signInByPassword: SignInByPassword }
type Pending = NonNullable<Awaited<ReturnType<typeof readPendingStep>>>
type Answered = SignInRequest & { answer: string }

/** The steps between a right password and a session. */
export function confirmingSignIn(
  auth: BetterAuth,
  deps: Deps,
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

      // Codes are guessed at like passwords, so they are limited like passwords, by counters of their own.
      const { headers, address } = answered
      const attempt = await admitAttempt(db, secret, { email: step.email, headers, address, at: 'code' })
      if (!attempt.admitted) {
        log.warn({ username: step.email, address }, 'Code refused: too many attempts')
        return { ok: false, reason: 'limited', message: attempt.message }
      }
      const confirmed =
        step.step === 'CONFIRM_SIGN_UP'
          ? await confirmAddress(deps, step, answered)
          : await confirmCode(auth, deps, step, answered)
      if (confirmed.ok) await attempt.uncount()
      else log.warn({ username: step.email, address, reason: confirmed.reason }, 'Code refused')
      return confirmed
    },

    async resendCode({ headers }) {
      const step = await readPendingStep(deps, headers)
      if (step?.step !== 'CONFIRM_SIGN_UP') return { ok: false, message: refusals.expired.message }
      return sendCode(auth, deps, step.email)
    },
  }
}

/** The six digits of the authenticator app, or one of the recovery codes. */
async function confirmCode(
  auth: BetterAuth,
  deps: IdentityDeps,
  { email, userId, challenge }: Pending,
  { answer, ...request }: Answered,
): Promise<SignInAnswer> {
  const headers = new Headers({ cookie: `${challengeCookie}=${challenge}` })
  const digits = normalCode(answer)
  // Whoever looks over a shoulder must not sign in with the same digits a moment later (RFC 6238).
  const useOfCode = `sign-in:code:${userId}:${digits}`
  if (digits && !(await takeToken(deps.db, useOfCode, oneUse)).allowed) return refusals.wrongCode
  const confirmed = digits
    ? await answerOf(auth.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true }))
    : await changeAccount(deps, async (within, tx) => {
        const body = { code: normalRecoveryCode(answer) }
        const used = await answerOf(within.api.verifyBackupCode({ body, headers, returnHeaders: true }))
        const me = { userId, username: email, address: request.address }
        const tell = 'A recovery code was used to sign in to your account'
        if (used.ok) await noteChange(tx, deps, me, { action: 'recovery code used', tell })
        return used
      })
  if (confirmed.ok) return signedIn(deps, { email, set: confirmed.value.headers }, request)
  if (digits) await returnToken(deps.db, useOfCode)
  if (challengeIsOver.has(confirmed.code)) return { ...refusals.expired, message: tooManyCodes }
  return refusals.wrongCode
}

/** For as long as the app's clock and ours let a code count. */
const oneUse = { limit: 1, windowSeconds: 120 }

const challengeIsOver = new Set([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'ACCOUNT_TEMPORARILY_LOCKED',
])
const tooManyCodes = 'Too many wrong codes. Wait a few minutes and sign in again.'

/** The six digits that were mailed to the account's address. */
async function confirmAddress(
  deps: Deps,
  { email, userId }: Pending,
  { answer, ...request }: Answered,
): Promise<SignInAnswer> {
  const otp = normalCode(answer)
  if (!otp) return refusals.wrongCode
  const confirmed = await changeAccount(deps, async (auth, tx) => {
    const body = { email, otp }
    const answer = await answerOf(
      auth.api.verifyEmailOTP({ body, headers: new Headers(), returnHeaders: true }),
    )
    const isConfirmed = answer.ok || isPendingStep(answer.code)
    const me = { userId, username: email, address: request.address }
    if (isConfirmed) await noteChange(tx, deps, me, { action: 'email confirmed' })
    return answer
  })
  if (confirmed.ok) return signedIn(deps, { email, set: confirmed.value.headers }, request)
  // The address is confirmed, and the account asks for more.
  if (confirmed.userId && isPendingStep(confirmed.code))
    return pending(deps, { step: confirmed.code, userId }, request)
  if (confirmed.code === 'OTP_EXPIRED')
    return { ok: false, reason: 'invalid', message: 'This code has expired. Ask for a new one.' }
  if (confirmed.code === 'TOO_MANY_ATTEMPTS')
    return { ok: false, reason: 'invalid', message: 'Too many wrong codes. Ask for a new one.' }
  return refusals.wrongCode
}

/** A mailbox gets no flood of codes, and nobody gets many codes to guess at. */
const mostCodes = { limit: 5, windowSeconds: 60 * 60 }
const pause = { limit: 1, windowSeconds: 60 }

/** Mails a new code that proves the address of an account; an earlier one stays good until then. */
export async function sendCode(auth: BetterAuth, { db }: IdentityDeps, email: string): Promise<Done> {
  const refused = await codeRefusal(db, email)
  if (refused) return { ok: false, message: refused }
  await auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } })
  return { ok: true }
}

/** Why no code may be sent to this address now; undefined when one may. */
export async function codeRefusal(db: IdentityDeps['db'], email: string): Promise<string | undefined> {
  const recent = await takeToken(db, `code-mail:pause:${email}`, pause)
  if (!recent.allowed) return 'A code was sent a moment ago. Wait a minute before you ask for another.'
  const hour = await takeToken(db, `code-mail:hour:${email}`, mostCodes)
  return hour.allowed ? undefined : 'Too many codes were sent. Try again in an hour.'
}

/** No letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes, each good for one sign-in without the authenticator app. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
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
