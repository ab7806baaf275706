import { data, type RouterContextProvider, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type List, rowElementId } from '#app/admin/list/list.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { asConflict, ifUnmodifiedSince, type Unmodified, versionIn } from '#app/admin/submission/conflict.ts'
import type { SubmissionHandler, SubmissionRefusal } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { isoDate } from '#app/ui/dates.ts'
import type { CallError, CallResult, Run, TypedDocument } from '#server/data-service/in-process.ts'
import type { Result } from '#server/result.ts'
import { formWords } from '#words/panel/form.ts'

/**
 * By field; a ticked box is `yes`, another one empty. A new record gets its `id` when its form opens, so that sending the
 * form twice stores one record.
 */
export type RecordValues<Name extends string = string> = Record<Name | 'id', string>

export function valuesIn<Name extends string>(
  names: readonly Name[],
  form: FormData | URLSearchParams,
): RecordValues<Name> {
  return recordOf(['id', ...names], (name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n'))
}

export const sameValues = (one: RecordValues, other: RecordValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value)

/** `version`: when the record was saved; a new record has none. */
export type OpenedRecord<Values> = { values: Values; version: string | undefined } | 'missing' | 'failed'

/**
 * `empty`: what the form of a new record opens with; `today` is the date of the business. `toInput` gets as
 * `before` what the form would open with now.
 */
export type RecordForm<Name extends string, Stored, Input> = Pick<Save, 'gone' | 'editPath'> & {
  names: readonly Name[]
  list: List
  row: TypedDocument<{ row: Stored | null }, { id: string }>
  create: TypedDocument<SavedData, { input: Input & { id: string | null } }>
  update: TypedDocument<SavedData, { input: Input & { id: string }; condition: Unmodified }>
  empty: (id: string, today: string) => RecordValues<Name>
  toValues: (stored: Stored, timeZone: string) => RecordValues<Name>
  toInput: (values: RecordValues<Name>, before: RecordValues<Name>, timeZone: string) => Input
  onSaved?: (run: Run, id: string | undefined) => Promise<unknown>
}

/** Infers what it is a form of. */
export const recordForm = <const Name extends string, Stored extends { updatedAt: string }, Input>(
  form: RecordForm<Name, Stored, Input>,
) => form

type LoaderArgs = { context: Readonly<RouterContextProvider>; params: { id?: string | undefined } }

/** A new record gets its id and date here, so that server and browser render the same. */
export async function loadRecord<Name extends string, Stored extends { updatedAt: string }, Input>(
  { context, params: { id } }: LoaderArgs,
  { row: read, empty, toValues }: RecordForm<Name, Stored, Input>,
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

/** Saves the record of a form, and leads back to its list. */
export function recordHandler<Name extends string, Stored extends { updatedAt: string }, Input>(
  { url, params: { id } }: Pick<LoaderArgs, 'params'> & { url: URL },
  recordForm: RecordForm<Name, Stored, Input>,
): SubmissionHandler {
  const { names, list, row, create, update, empty, toValues, toInput, onSaved, ...rest } = recordForm
  return async (form, run) => {
    const timeZone = await readTimeZone(run)
    const find = async (stored: string) => {
      const found = await run(row, { id: stored })
      return found.ok ? found.value.row : null
    }
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
    if (!saved.ok) return saved
    await onSaved?.(run, id)
    throw redirectToSavedRow(list, url, saved.value.id)
  }
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

/**
 * Refuses when another version was saved since the form was opened. A new record that is sent twice unchanged is stored
 * once.
 */
export async function saveWithConflictCheck(
  form: FormData,
  { run, gone, id, ...record }: Save,
): Promise<Result<{ id: string }, SubmissionRefusal>> {
  const own = id ?? textIn(form, 'id')
  const condition = ifUnmodifiedSince(versionIn(form))
  const saved = await (id || condition ? record.update(own, condition) : record.create())
  if (saved.ok && saved.value.saved) return { ok: true, value: saved.value.saved }
  const error = saved.ok ? undefined : saved.refusal
  const conflict = await asConflict(error, {
    run,
    savedAt: () => record.savedAt(own),
    ...(!id && { sentBefore: record.editPath(own) }),
  })
  return { ok: false, refusal: conflict ?? refusalOf(error, gone) }
}

function refusalOf(error: CallError | undefined, gone: string): SubmissionRefusal {
  const { code = 'INTERNAL', fields = {} } = error ?? {}
  if (code === 'BAD_INPUT') return { code, message: formWords.checkFields, fields }
  return { code, message: code === 'NOT_FOUND' ? gone : formWords.nothingLost }
}

/** Back to the list that the form was opened from. A row that no longer belongs in it is shown on top. */
export function redirectToSavedRow(list: List, url: URL, id: string) {
  const query = new URLSearchParams(list.queryString(list.read(url.searchParams)))
  query.set(list.row, id)
  query.set('saved', id)
  return redirect(`${list.path}?${query}#${rowElementId(list, id)}`, 303)
}
