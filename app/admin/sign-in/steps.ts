import { data, type RouterContextProvider, redirect, href } from 'react-router'
import { answerOr } from '#app/admin/answer-or.ts'
import { safeReturnPath } from './return-path.ts'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { PendingSignIn, SignInStep } from '#server/identity/sign-in-steps.ts'

type Asked = { context: Readonly<RouterContextProvider>; url: URL }

/** What this browser's sign-in waits for, on the page of that step; any other page leads to where it belongs. */
export async function pendingStep({ context, url }: Asked, ...steps: PendingSignIn['step'][]) {
  const pending = await context.get(servicesContext).pendingSignIn()
  const from = url.searchParams.get('from')
  if (!pending) throw await redirectEnded({ context, url })
  if (!steps.includes(pending.step)) throw redirect(pathOfStep(pending.step, from))
  return pending
}

/** Answers the pending step with the form's fields `answer` and `remember`, and goes on from there. */
export async function answerStep({ context, url }: Asked, form: FormData) {
  const answered = await context.get(servicesContext).confirmSignIn({
    answer: String(form.get('answer') ?? ''),
    remember: form.has('remember'),
  })
  const from = url.searchParams.get('from')
  if (answered.ok)
    throw redirect(pathOfStep(answered.step, from), { headers: setCookieHeaders(answered.setCookies) })
  if (answered.reason === 'expired') throw await redirectEnded({ context, url }, answered.setCookies)
  return data({ message: answered.message, done: undefined }, { status: 422 })
}

/** Whoever comes back to a step, or sent it twice, is signed in by now; for everybody else it is over. */
async function redirectEnded({ context, url }: Asked, setCookies: string[] = []) {
  const from = url.searchParams.get('from')
  const isSignedIn = await context.get(servicesContext).administrator()
  const path = isSignedIn ? safeReturnPath(from) : endedPath(from)
  return redirect(path, { headers: setCookieHeaders(setCookies) })
}

/** No connection, or no answer from the server: said in place. */
export const stepAnswerOr = <Answer>(answering: Promise<Answer>) =>
  answerOr(answering, () => ({ message: signInStepWords.failed, done: undefined }))

/** Where a sign-in goes on: to the page of its next step, or, once done, back to where the person came from. */
export function pathOfStep(step: SignInStep, asked: string | null): string {
  const from = safeReturnPath(asked)
  if (step === 'DONE') return from
  if (step === 'SIGN_IN_AGAIN') return signInPath('confirmed', from)
  if (step === 'RESET_PASSWORD') return `${href('/admin/forgotten-password')}?required=1`
  const path = pages[step]()
  return from === '/admin' ? path : `${path}?${new URLSearchParams({ from })}`
}

const pages: Record<Exclude<SignInStep, 'DONE' | 'SIGN_IN_AGAIN' | 'RESET_PASSWORD'>, () => string> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: () => href('/admin/login/code'),
  // What follows is asked by a hosted identity only.
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: () => href('/admin/login/authenticator'),
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: () => href('/admin/login/choose'),
  CONFIRM_SIGN_IN_WITH_SMS_CODE: () => href('/admin/login/sent-code'),
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: () => href('/admin/login/sent-code'),
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: () => href('/admin/login/challenge'),
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: () => href('/admin/login/new-password'),
  CONFIRM_SIGN_UP: () => href('/admin/login/confirm-email'),
}

/** The sign-in page, when what was begun there is over. */
export function endedPath(asked: string | null): string {
  return signInPath('ended', safeReturnPath(asked))
}

/** The sign-in page, saying why one is there. */
function signInPath(why: 'ended' | 'confirmed', from: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ [why]: '1', ...(from !== '/admin' && { from }) })}`
}
