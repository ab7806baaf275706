import { data, redirect } from 'react-router'
import type { Outcome } from '#server/data-service/outcome.ts'
import { textIn } from '../../list/row-actions.ts'
import { confirmPath } from '../../require-confirmed.ts'
import type { IntentResult } from '../intent-form.tsx'

/** What became of a form of these screens. */
export type AccessResult = IntentResult<{ done: string; newKey?: NewKey }>

/** An API key that was just made: the only time it is shown. */
export type NewKey = { name: string; key: string }

/** What has been done, in a sentence. */
export type Done = Outcome<{ done: string; newKey?: NewKey }>

/**
 * Does what a form asks for, by its intent. Whoever has to enter their password first is sent there and back. Without
 * script the page comes again, so that a reload does not send the form again; a new key is in this one answer only.
 */
export async function answerAccess(
  { request, url }: { request: Request; url: URL },
  acts: Readonly<Record<string, (form: FormData) => Promise<Done>>>,
) {
  const form = await request.formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const outcome = await act(form)
  if (outcome.ok) {
    if (form.has('plain') && !outcome.value.newKey) throw redirect(url.pathname, 303)
    return data<AccessResult>({ intent, id, ok: true, ...outcome.value })
  }
  const { code, message, fields = {} } = outcome.refusal
  if (code === 'UNCONFIRMED') throw redirect(confirmPath({ request, url }, pathWithTyped(url, form)))
  return data<AccessResult>({ intent, id, ok: false, message, fields }, { status: 422 })
}

/** The screen with what was typed, so that nobody types it twice. */
function pathWithTyped(url: URL, form: FormData): string {
  const back = new URL(url)
  for (const name of typedFields) if (form.has(name)) back.searchParams.set(name, textIn(form, name))
  return `${back.pathname}${back.search}`
}

const typedFields = ['email', 'name', 'scope', 'days']

/** An outcome with what is said once it is done. */
export async function saying<Value>(
  acting: Promise<Outcome<Value>>,
  words: (value: Value) => string,
): Promise<Done> {
  const outcome = await acting
  return outcome.ok ? { ok: true, value: { done: words(outcome.value) } } : outcome
}
