import { data, type RouterContextProvider, redirect } from 'react-router'
import { orOffline } from '#app/admin/offline.ts'
import { safeReturnPath } from '#app/admin/return-path.ts'
import { setCookieHeaders } from '#app/admin/set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { PendingSignIn } from '#server/identity/sign-in-steps.ts'
import { endedPath, pathOfStep } from './step-path.ts'

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
  orOffline(answering, () => ({ message: signInStepWords.failed, done: undefined }))
