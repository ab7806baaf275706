import { data, type RouterContextProvider, redirect } from 'react-router'
import { askToConfirm, confirmIn } from '#app/admin/confirm/confirm-in-place.ts'
import { textIn } from '#app/admin/list/row-action.ts'
import type { IntentResult } from '#app/admin/settings/intent-form.tsx'
import type { Result } from '#server/result.ts'

/** What became of a form of these screens. */
export type AccessResult = IntentResult<{ done: string; newKey?: NewKey }>

/** An API key that was just made: the only time it is shown. */
export type NewKey = { name: string; key: string }

/** What has been done, in a sentence. */
export type Done = Result<{ done: string; newKey?: NewKey }>

/**
 * Does what a form asks for, by its intent. Whoever has to enter their password first does it in the form's place. Without
 * script the page comes again, so that a reload does not send the form again; a new key is in this one answer only.
 */
export async function answerAccess(
  { context, request, url }: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  acts: Readonly<Record<string, (form: FormData) => Promise<Done>>>,
) {
  const form = await request.formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const unproved = await confirmIn(context, form)
  if (unproved) return data<AccessResult>(unproved, { status: 422 })
  const outcome = await act(form)
  if (outcome.ok) {
    if (form.has('plain') && !outcome.value.newKey) throw redirect(url.pathname, 303)
    return data<AccessResult>({ intent, id, ok: true, ...outcome.value })
  }
  const { code, message, fields = {} } = outcome.refusal
  if (code === 'UNCONFIRMED') return data<AccessResult>(askToConfirm(form), { status: 422 })
  return data<AccessResult>({ intent, id, ok: false, message, fields }, { status: 422 })
}

/** An outcome with what is said once it is done. */
export async function saying<Value>(
  acting: Promise<Result<Value>>,
  words: (value: Value) => string,
): Promise<Done> {
  const outcome = await acting
  return outcome.ok ? { ok: true, value: { done: words(outcome.value) } } : outcome
}
