import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type List, rowElementId } from '#app/admin/list/list.ts'
import { ifUnmodifiedSince, type Unmodified } from '#app/admin/list/row-action.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { clearUnsavedRecord } from '#app/admin/storage/unsaved-text.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { clockText, isoDate } from '#app/ui/dates.ts'
import type { CallError, CallResult, Run, TypedDocument } from '#server/data-service/in-process.ts'
import { formWords } from '#words/panel/form.ts'

/**
 * By field; a ticked box is `yes`, another one empty. A new record gets its `id` when its form opens, so that sending the
 * form twice stores one record.
 */
export type RecordValues<Name extends string = string> = Record<Name | 'id', string>

export const ticked = (is: boolean) => (is ? 'yes' : '')

export function valuesIn<Name extends string>(
  names: readonly Name[],
  form: FormData | URLSearchParams,
): RecordValues<Name> {
  return recordOf(['id', ...names], (name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n'))
}

export const sameValues = (one: RecordValues, other: RecordValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value)

export type RecordResult<Name extends string = string> =
  | ({ kind: 'refused'; values: RecordValues<Name> } & Refusal)
  | Unsent

export type Unsent = { kind: 'unsent' } | { kind: 'signed-out' }

/** Without a connection, or signed out, the form stays as it is and says so. */
export async function recordClientAction<Answer>(asked: Promise<Answer>) {
  try {
    return await withTimeout(asked)
  } catch (error) {
    if (!(error instanceof Response)) return { kind: 'unsent' as const }
    const [path, query] = error.headers.get('location')?.split('?') ?? []
    const saved = new URLSearchParams(query?.split('#')[0]).get('saved')
    if (saved) clearUnsavedRecord(saved)
    // With this status the router does not load the panel again, which would leave the form for the sign-in page.
    if (path === href('/admin/login')) return data<Unsent>({ kind: 'signed-out' }, { status: 401 })
    throw error
  }
}

/** `version`: when the record was saved; a new record has none. */
export type OpenedRecord<Values> = { values: Values; version: string | undefined } | 'missing' | 'failed'

/**
 * `empty`: what the form of a new record opens with; `today` is the date of the business. `toInput` gets as
 * `before` what the form would open with now.
 */
export type RecordForm<Name extends string, Stored, Input> = Pick<Save, 'gone' | 'editPath'> & {
  names: readonly Name[]
  list: List
  read: TypedDocument<{ row: Stored | null }, { id: string }>
  create: TypedDocument<SavedData, { input: Input & { id: string | null } }>
  update: TypedDocument<SavedData, { input: Input & { id: string }; condition: Unmodified }>
  empty: (id: string, today: string) => RecordValues<Name>
  toValues: (stored: Stored, timeZone: string) => RecordValues<Name>
  toInput: (values: RecordValues<Name>, before: RecordValues<Name>, timeZone: string) => Input
  onSaved?: (run: Run, id: string | undefined) => Promise<unknown>
}

type LoaderArgs = { context: Readonly<RouterContextProvider>; params: { id?: string | undefined } }

/** A new record gets its id and date here, so that server and browser render the same. */
export async function loadRecord<Name extends string, Stored extends { updatedAt: string }, Input>(
  { context, params: { id } }: LoaderArgs,
  { read, empty, toValues }: RecordForm<Name, Stored, Input>,
) {
  type Values = RecordValues<Name>
  const { run } = context.get(staffContext)
  const timeZone = await readTimeZone(run)
  if (id === undefined) {
    const values = empty(crypto.randomUUID(), isoDate(new Date(), timeZone))
    return data<OpenedRecord<Values>>({ values, version: undefined })
  }
  const found = await run(read, { id })
  if (!found.ok) return data<OpenedRecord<Values>>('failed', { status: 500 })
  const { row } = found.value
  if (!row) return data<OpenedRecord<Values>>('missing', { status: 404 })
  return data<OpenedRecord<Values>>({ values: toValues(row, timeZone), version: row.updatedAt })
}

export const recordClientLoader = <Answer>(asked: Promise<Answer>) =>
  orOffline(withTimeout(asked), () => 'failed' as const)

type FormLoaderArgs<Answer> = {
  serverLoader: () => Promise<Answer>
  params: { id?: string | undefined }
}

/** Without a connection a stored record says that it is safe; a new one has the panel's own error page. */
export const formClientLoader = <Answer>({ serverLoader, params }: FormLoaderArgs<Answer>) =>
  params.id === undefined ? serverLoader() : recordClientLoader(serverLoader())

export async function saveRecord<Name extends string, Stored extends { updatedAt: string }, Input>(
  { context, request, url, params: { id } }: LoaderArgs & { request: Request; url: URL },
  recordForm: RecordForm<Name, Stored, Input>,
) {
  const { names, list, read, create, update, empty, toValues, toInput, onSaved, ...rest } = recordForm
  const { run } = context.get(staffContext)
  const timeZone = await readTimeZone(run)
  const find = async (stored: string) => {
    const found = await run(read, { id: stored })
    return found.ok ? found.value.row : null
  }
  const form = await request.formData()
  const values = valuesIn(names, form)
  const stored = await find(id ?? values.id)
  const before = stored ? toValues(stored, timeZone) : empty(values.id, isoDate(new Date(), timeZone))
  const input = toInput(values, before, timeZone)
  const saved = await saveWithConflictCheck(form, {
    ...rest,
    run,
    id,
    create: () => run(create, { input: { ...input, id: values.id || null } }),
    update: (own, condition) => run(update, { input: { ...input, id: own }, condition }),
    savedAt: async (own) => (await find(own))?.updatedAt,
  })
  if (saved.ok) {
    await onSaved?.(run, id)
    throw redirectToSavedRow(list, url, saved.id)
  }
  return data<RecordResult<Name>>({ kind: 'refused', values, ...saved.refusal }, { status: 422 })
}

/**
 * `conflict`: the version that was saved meanwhile; sent back as `replaces`, it is overwritten. `sentBefore`:
 * address of the form of a new record that an earlier submission stored.
 */
export type Refusal = {
  reason: string
  fields: Record<string, string>
  conflict?: string
  sentBefore?: string
}

type SavedData = { saved: { id: string } | null }

type SaveOutcome = Promise<CallResult<SavedData>>

type Save = {
  run: Run
  gone: string
  /** Undefined for a new record, which is stored under the id in its form. */
  id: string | undefined
  create: () => SaveOutcome
  update: (id: string, condition: Unmodified) => SaveOutcome
  savedAt: (id: string) => Promise<string | undefined>
  editPath: (id: string) => string
}

type SavedRecord = { ok: true; id: string } | { ok: false; refusal: Refusal }

/**
 * Refuses when another version was saved since the form was opened. A new record that is sent twice unchanged is stored
 * once.
 */
export async function saveWithConflictCheck(
  form: FormData,
  { run, gone, id, ...record }: Save,
): Promise<SavedRecord> {
  const own = id ?? String(form.get('id') ?? '')
  const condition = ifUnmodifiedSince(form.get('replaces') ?? form.get('version'))
  const saved = await (id || condition ? record.update(own, condition) : record.create())
  if (saved.ok && saved.value.saved) return { ok: true, id: saved.value.saved.id }
  const error = saved.ok ? undefined : saved.refusal
  const isOther = error?.code === 'NOT_FOUND' || error?.code === 'CONFLICT'
  const conflict = isOther ? await record.savedAt(own) : undefined
  if (!conflict) return { ok: false, refusal: refusalOf(error, gone) }
  const { reason } = error?.code === 'CONFLICT' ? formWords.sentBefore : formWords.overtaken
  const refusal = { reason: reason(clockText(conflict, await readTimeZone(run))), fields: {}, conflict }
  return { ok: false, refusal: id ? refusal : { ...refusal, sentBefore: record.editPath(own) } }
}

function refusalOf(error: CallError | undefined, gone: string): Refusal {
  if (error?.code === 'BAD_INPUT') return { reason: formWords.checkFields, fields: error.fields ?? {} }
  if (error?.code === 'NOT_FOUND') return { reason: gone, fields: {} }
  return { reason: formWords.nothingLost, fields: {} }
}

/** Back to the list that the form was opened from. A row that no longer belongs in it is shown on top. */
export function redirectToSavedRow(list: List, url: URL, id: string) {
  const query = new URLSearchParams(list.queryString(list.read(url.searchParams)))
  query.set(list.row, id)
  query.set('saved', id)
  return redirect(`${list.path}?${query}#${rowElementId(list, id)}`, 303)
}
