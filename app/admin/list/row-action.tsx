import { data, type RouterContextProvider } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { recordOf } from '#app/admin/record-of.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import { listWords } from '#words/admin-lists.ts'

/**
 * The result of a form on a row; `intent` is what it asked for, in its field of that name. `savedAt` is when a changed
 * row was saved by it: as `savedAt` of a form, that one changes it only if nobody else did since.
 */
export type ActionResult<Intent extends string = string> =
  | { ok: true; intent: Intent; savedAt?: string | undefined }
  | { ok: false; intent: Intent; message: string }

/** The data of a mutation: one that changes a row gives it as `saved`. */
export type Changed = { saved?: { updatedAt: string } | null; readonly [other: string]: unknown }

/** What a row's form does; undefined when the form makes no sense. */
export type RowHandler = (form: FormData, run: Run) => Promise<CallResult<Changed>> | undefined

type RowActions<Intent extends string> = {
  handlers: Readonly<Record<Intent, RowHandler>>
  /** What is said when an intent does not get through, whatever the reason. */
  messages: Readonly<Record<Intent, string>>
}

type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** The `action` of a screen whose rows have forms. */
export async function rowAction<Intent extends string>(
  { context, request }: ActionArgs,
  actions: RowActions<Intent>,
) {
  const form = await request.formData()
  const result = await runAction(actions, form, context.get(staffContext).run)
  if (!result) throw data(null, { status: 400 })
  return respond(result)
}

/** The response to a form; one that was sent before the script came shows the screen with it. */
export const respond = <Result extends { ok: boolean }>(result: Result) =>
  data(result, { status: result.ok ? 200 : 422 })

/** Does what a form asks for; undefined when its intent is none of these. */
export async function runAction<Intent extends string>(
  { handlers, messages }: RowActions<Intent>,
  form: FormData,
  run: Run,
): Promise<ActionResult<Intent> | undefined> {
  const intent = intentIn(messages, form)
  if (!intent) return undefined
  const result = await handlers[intent](form, run)
  if (result?.ok) return { ok: true, intent, savedAt: result.value.saved?.updatedAt }
  const isGone = result?.refusal.code === 'NOT_FOUND'
  // What somebody else has deleted meanwhile is as gone as was asked for.
  if (isGone && intent === 'delete') return { ok: true, intent }
  // Not as it was when it was saved: what would be undone is not there any more.
  if (isGone && form.has('savedAt')) return { ok: false, intent, message: listWords.undoOvertaken }
  return { ok: false, intent, message: messages[intent] }
}

/** A `clientAction` for rows: without a connection the row says what failed, and the screen stays. */
export async function rowClientAction<Intent extends string, Returned>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Returned> },
  messages: Readonly<Record<Intent, string>>,
): Promise<Returned | ActionResult<Intent>> {
  const intent = intentIn(messages, await request.clone().formData())
  return orOffline(withTimeout(serverAction()), (error): ActionResult<Intent> => {
    if (!intent) throw error
    return { ok: false, intent, message: messages[intent] }
  })
}

/** The intent of a form, or undefined when a form has none of ours. */
export function intentIn<Intent extends string>(
  messages: Readonly<Record<Intent, string>>,
  form: FormData,
): Intent | undefined {
  const intent = form.get('intent')
  // The record's keys are its intents.
  return (Object.keys(messages) as Intent[]).find((known) => known === intent)
}

/** A field of a form as text; nothing is the empty text. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The times that a form puts back; an empty one was not there before. */
export const timesIn = <Name extends string>(form: FormData, names: readonly Name[]) =>
  recordOf(names, (name) => textIn(form, name) || null)

/** What must still be so for a change: nobody saved the record after this moment. */
export type Unmodified = { updatedAt: { eq: string } } | null

/** The condition of a form that says when what it changes was saved; other forms have none. */
export const ifUnmodifiedSince = (savedAt: FormDataEntryValue | null): Unmodified =>
  typeof savedAt === 'string' ? { updatedAt: { eq: savedAt } } : null

/** The hidden fields of every row form: its intent, and the row or delivery. */
export function FormIntent({ intent, id }: { intent: string; id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
