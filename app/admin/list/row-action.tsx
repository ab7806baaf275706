import { data } from 'react-router'
import { type ActionArgs, staffContext } from '#app/admin/access.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import type { CallResult, Run, TypedDocument } from '#server/data-service/in-process.ts'
import { listWords } from '#words/panel/lists.ts'

/**
 * `savedAt`: when a changed row was saved; sent back by a form, that one changes the row only if it is unchanged since.
 * `pendingMails`: of which the customer is about to be told.
 */
export type ActionResult<Intent extends string = string> =
  | { ok: true; intent: Intent; savedAt?: string | undefined; pendingMails?: PendingMails }
  | { ok: false; intent: Intent; message: string }

type PendingMails = readonly string[] | null | undefined

export type Changed = {
  saved?: { updatedAt: string; pendingMails?: PendingMails } | null
  readonly [other: string]: unknown
}

export type RowHandler = (form: FormData, run: Run) => Promise<CallResult<Changed>> | undefined

type RowActions<Intent extends string> = {
  handlers: Readonly<Record<Intent, RowHandler>>
  messages: Readonly<Record<Intent, string>>
}

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

export async function runAction<Intent extends string>(
  { handlers, messages }: RowActions<Intent>,
  form: FormData,
  run: Run,
): Promise<ActionResult<Intent> | undefined> {
  const intent = intentIn(messages, form)
  if (!intent) return undefined
  const result = await handlers[intent](form, run)
  if (result?.ok) {
    const { updatedAt: savedAt, pendingMails } = result.value.saved ?? {}
    return { ok: true, intent, savedAt, ...(pendingMails && { pendingMails }) }
  }
  const isGone = result?.refusal.code === 'NOT_FOUND'
  // Deleted by another person meanwhile: as gone as was asked for.
  if (isGone && intent === 'delete') return { ok: true, intent }
  // Not as it was when it was saved: what would be undone is not there any more.
  if (isGone && form.has('savedAt')) return { ok: false, intent, message: listWords.undoOvertaken }
  if (result?.refusal.code === 'CONFLICT') return { ok: false, intent, message: result.refusal.message }
  const [wrong] = Object.values(result?.refusal.fields ?? {})
  return { ok: false, intent, message: wrong || messages[intent] }
}

/** `why` says what is wrong with a field; without it the message of the intent is shown. */
export const refusedAt = (field: string, why: string): CallResult<never> => ({
  ok: false,
  refusal: { code: 'BAD_INPUT', message: why, fields: { [field]: why } },
})

export async function rowClientAction<Intent extends string, Returned>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Returned> },
  messages: Readonly<Record<Intent, string>>,
): Promise<Returned | ActionResult<Intent>> {
  const intent = intentIn(messages, await request.clone().formData())
  const asked = serverAction()
  return orOffline(withFiles(request) ? asked : withTimeout(asked), (error): ActionResult<Intent> => {
    if (!intent) throw error
    return { ok: false, intent, message: messages[intent] }
  })
}

/** No time limit: an upload may take minutes. */
const withFiles = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

export function intentIn<Intent extends string>(
  messages: Readonly<Record<Intent, string>>,
  form: FormData,
): Intent | undefined {
  const intent = form.get('intent')
  // The record's keys are its intents.
  return (Object.keys(messages) as Intent[]).find((known) => known === intent)
}

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Not at the top of a file that a screen loads too: it would keep the document in the browser's code. */
export const byId =
  (document: TypedDocument<Changed, { id: string }>): RowHandler =>
  (form, run) =>
    run(document, { id: textIn(form, 'id') })

export const timesIn = <Name extends string>(form: FormData, names: readonly Name[]) =>
  recordOf(names, (name) => textIn(form, name) || null)

export type Unmodified = { updatedAt: { eq: string } } | null

export const ifUnmodifiedSince = (savedAt: FormDataEntryValue | null): Unmodified =>
  typeof savedAt === 'string' ? { updatedAt: { eq: savedAt } } : null

export function FormIntent({ intent, id }: { intent: string; id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
