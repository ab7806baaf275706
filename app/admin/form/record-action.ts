import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type List, rowElementId } from '#app/admin/list/list.ts'
import { ifUnmodifiedSince, type Unmodified } from '#app/admin/list/row-action.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { recordOf } from '#app/admin/record-of.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import type { CallError, CallResult, Run } from '#server/data-service/in-process.ts'
import { formWords } from '#words/admin-form.ts'

/**
 * What stands in a form, by field; a box that is ticked is `yes`, one that is not is empty. `id` is that of the record; a
 * new one is given it when its form opens, so that it is the same record however often the form is sent.
 */
export type RecordValues<Name extends string = string> = Record<Name | 'id', string>

/** The fields of a form; everything else in it is left out. */
export function valuesIn<Name extends string>(
  names: readonly Name[],
  form: FormData | URLSearchParams,
): RecordValues<Name> {
  return recordOf(['id', ...names], (name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n'))
}

/** Whether two forms hold the same; both have the same fields. */
export const sameValues = (one: RecordValues, other: RecordValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value)

/** The result of a form's action, besides the way back to the list once the record is saved. */
export type RecordResult<Name extends string = string> =
  | ({ kind: 'refused'; values: RecordValues<Name> } & Refusal)
  | Unsent

/** The server was not reached, or the session has ended. */
export type Unsent = { kind: 'unsent' } | { kind: 'signed-out' }

/** A form route's `clientAction`: without a connection, or signed out, the form stays as it is and says so. */
export async function recordClientAction<Answer>(asked: Promise<Answer>) {
  try {
    return await withTimeout(asked)
  } catch (error) {
    if (!(error instanceof Response)) return { kind: 'unsent' as const }
    const path = error.headers.get('location')?.split('?')[0]
    // With this status the panel is not loaded anew, which would leave the form for the sign-in page.
    if (path === href('/admin/login')) return data<Unsent>({ kind: 'signed-out' }, { status: 401 })
    throw error
  }
}

/** What a form is opened with, or why there is no form. `version`: when that was saved; a new record has none. */
export type Opened<Values> = { values: Values; version: string | undefined } | 'missing' | 'failed'

/** The result of a form route's `loader` for a new record. */
export const openNew = <Values>(values: Values) => data<Opened<Values>>({ values, version: undefined })

/** The result of a form route's `loader`; `toValues` gives a stored record as the form shows it. */
export function openRecord<Stored extends { updatedAt: string }, Values>(
  found: CallResult<{ row: Stored | null }>,
  toValues: (stored: Stored) => Values,
) {
  if (!found.ok) return data<Opened<Values>>('failed', { status: 500 })
  const { row } = found.value
  if (!row) return data<Opened<Values>>('missing', { status: 404 })
  return data<Opened<Values>>({ values: toValues(row), version: row.updatedAt })
}

/** A form route's `clientLoader`: without a connection it says so, inside the panel. */
export const recordClientLoader = <Answer>(asked: Promise<Answer>) =>
  orOffline(withTimeout(asked), () => 'failed' as const)

/** What a route's action passes on. */
export type RecordActionArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type RecordForm<Name extends string> = Omit<Save, 'run' | 'create' | 'update'> & {
  names: readonly Name[]
  /** The list that the form was opened from. */
  list: List
  create: (values: RecordValues<Name>) => ReturnType<Save['create']>
  update: (id: string, values: RecordValues<Name>, condition: Unmodified) => ReturnType<Save['update']>
}

/** A form route's `action`: saves and goes on to the row in its list, or shows the form with what is wrong. */
export async function saveRecord<Name extends string>(
  { names, list, create, update, ...rest }: RecordForm<Name>,
  { context, request, url }: RecordActionArgs,
) {
  const form = await request.formData()
  const values = valuesIn(names, form)
  const saved = await saveWithConflictCheck(form, {
    ...rest,
    run: context.get(staffContext).run,
    create: () => create(values),
    update: (id, condition) => update(id, values, condition),
  })
  if (saved.ok) throw redirectToSavedRow(list, url, saved.id)
  return data<RecordResult<Name>>({ kind: 'refused', values, ...saved.refusal }, { status: 422 })
}

/** Why a record was not saved. */
export type Refusal = {
  reason: string
  fields: Record<string, string>
  /** The version that was saved meanwhile; sent back as `replaces`, it is overwritten. */
  conflict?: string
  /** Where that is opened, when the form is that of a new record, which an earlier sending of it stored. */
  sentBefore?: string
}

type Written = Promise<CallResult<{ saved: { id: string } | null }>>

type Save = {
  run: Run
  /** What is said when somebody has deleted the record meanwhile. */
  gone: string
  /** The record that the form changes. A new one has none yet: it is stored under the id that its form brings. */
  id: string | undefined
  create: () => Written
  update: (id: string, condition: Unmodified) => Written
  /** When a stored record was saved last; undefined when it is gone. */
  savedAt: (id: string) => Promise<string | undefined>
  /** Where a stored record is opened. */
  editPath: (id: string) => string
}

type Saved = { ok: true; id: string } | { ok: false; refusal: Refusal }

/**
 * Saves a form, unless another version of the record was saved since it was opened and the form does not know: somebody
 * else changed it, or a new one was sent before with other words. Sent again as it was, a new record is stored once.
 */
export async function saveWithConflictCheck(
  form: FormData,
  { run, gone, id, ...record }: Save,
): Promise<Saved> {
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

/** The way from a saved form to its row, in the list that it was opened from, or above it when it belongs there no more. */
export function redirectToSavedRow(list: List, url: URL, id: string) {
  const query = new URLSearchParams(list.queryString(list.read(url.searchParams)))
  query.set(list.row, id)
  query.set('saved', id)
  return redirect(`${list.path}?${query}#${rowElementId(list, id)}`, 303)
}
