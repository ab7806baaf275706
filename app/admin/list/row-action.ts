import { data, type RouterContextProvider, redirect } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { withTimeout } from '#app/admin/offline.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { listWords } from '#words/admin-lists.ts'
import type { ListAddress } from './list.ts'
import { rowElementId } from './list-context.ts'

/**
 * What became of a form on a row; `intent` is what it asked for, in its field of that name. `savedAt` is when a changed
 * row was saved by it: as `savedAt` of a form, that one changes it only if nobody else did since.
 */
export type ActionResult<Intent extends string = string> =
  | { ok: true; intent: Intent; savedAt?: string | undefined }
  | { ok: false; intent: Intent; message: string }

/** What to say when an intent does not get through, whatever the reason. */
export type Failures<Intent extends string> = Readonly<Record<Intent, string>>

/** What the data service answers; a document that changes a row calls the row `saved`. */
export type Changed = { saved?: { updatedAt: string } | null; readonly [other: string]: unknown }

/** How each intent is carried out; undefined when the form makes no sense. */
export type Changes<Intent extends string> = Readonly<
  Record<Intent, (form: FormData, run: Run) => Promise<Answer<Changed>> | undefined>
>

/** The intent of a form, or undefined when a form says none of ours. */
export function intentOf<Intent extends string>(
  failures: Failures<Intent>,
  form: FormData,
): Intent | undefined {
  const intent = form.get('intent')
  // The record's keys are its intents.
  return (Object.keys(failures) as Intent[]).find((known) => known === intent)
}

export const failureOf = <Intent extends string>(
  failures: Failures<Intent>,
  intent: Intent,
): ActionResult<Intent> => ({ ok: false, intent, message: failures[intent] })

/** Does what a row's form asks for. */
export async function carryOut<Intent extends string>(
  { changes, failures }: { changes: Changes<Intent>; failures: Failures<Intent> },
  intent: Intent,
  form: FormData,
  run: Run,
): Promise<ActionResult<Intent>> {
  const answer = await changes[intent](form, run)
  if (answer?.ok) return { ok: true, intent, savedAt: answer.data.saved?.updatedAt }
  const isGone = answer?.error.code === 'NOT_FOUND'
  // What somebody else has deleted meanwhile is as gone as was asked for.
  if (isGone && intent === 'delete') return { ok: true, intent }
  // Not as it was when it was saved: what would be undone is not there any more.
  if (isGone && form.has('savedAt')) return { ok: false, intent, message: listWords.undoOvertaken }
  return failureOf(failures, intent)
}

/** The times that a form puts back; an empty one was not there before. */
export function timesIn<Name extends string>(form: FormData, names: readonly Name[]) {
  const times = names.map((name) => [name, textIn(form, name) || null])
  // One entry for each name.
  return Object.fromEntries(times) as Record<Name, string | null>
}

/** A field of a form as text; nothing is the empty text. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type RowForms<Intent extends string> = {
  address: ListAddress
  changes: Changes<Intent>
  failures: Failures<Intent>
}

/** A list route's `action`: carries out what a row's form asks for. */
export async function answerForm<Intent extends string>(
  forms: RowForms<Intent>,
  { context, request, url }: ActionArgs,
) {
  const form = await request.formData()
  const intent = intentOf(forms.failures, form)
  if (!intent) throw data(null, { status: 400 })
  const result = await carryOut(forms, intent, form, context.get(administratorContext).run)
  if (!result.ok) return data(result, { status: 422 })
  // Without script: the list again under its own address, so that a reload does not send the form again, at the row.
  if (form.has('plain')) {
    const { address } = forms
    const query = address.read(url.searchParams)
    const id = textIn(form, 'id')
    // An address that goes on naming a deleted row would report it as missing.
    const isGone = intent === 'delete'
    const linked = isGone && query.linked === id ? undefined : query.linked
    const row = isGone ? '' : `#${rowElementId(address, id)}`
    throw redirect(`${url.pathname}${address.path({ ...query, linked })}${row}`, 303)
  }
  return data(result)
}

/** A list route's `clientAction`: without a connection the row says what failed, and the screen stays. */
export async function rowClientAction<Intent extends string>(
  failures: Failures<Intent>,
  request: Request,
  serverAction: () => Promise<unknown>,
): Promise<ActionResult<Intent>> {
  const form = await request.clone().formData()
  try {
    // What `answerForm` of the same route returned.
    return (await withTimeout(serverAction())) as ActionResult<Intent>
  } catch (error) {
    const intent = intentOf(failures, form)
    if (error instanceof Response || !intent) throw error
    return failureOf(failures, intent)
  }
}

/** What must still be so for a change: nobody saved the record after this moment. */
export type Unmodified = { updatedAt: { eq: string } } | null

/** The condition of a form that says when what it changes was saved; other forms have none. */
export const ifUnmodifiedSince = (savedAt: FormDataEntryValue | null): Unmodified =>
  typeof savedAt === 'string' ? { updatedAt: { eq: savedAt } } : null
