import { data, redirect } from 'react-router'
import { formWords } from '#content/en/admin-form.ts'
import type { Answer, CallError } from '#server/data-service/in-process.ts'
import { rowIdOf } from '../list/list-context.ts'
import type { ListAddress } from '../list/list-query.ts'
import { clockText } from '../list/times.ts'
import { type Unchanged, unchangedSince } from '../list/unchanged.ts'
import type { RecordAnswer } from './record-answer.ts'
import { type RecordValues, valuesIn } from './record-values.ts'

type RecordForm<Name extends string> = {
  names: readonly Name[]
  /** The list that the form was opened from, and the address that it has there. */
  list: { address: ListAddress; path: string }
  /** What is said when somebody has deleted the record meanwhile. */
  gone: string
  save: (values: RecordValues<Name>, condition: Unchanged) => Promise<Answer<{ id: string } | null>>
  /** When a stored record was saved last; undefined when it is gone. A new record has none. */
  savedAt?: () => Promise<string | undefined>
}

/** A form route's `action`: saves and goes on to the row in its list, or shows the form with what is wrong. */
export async function saveRecord<Name extends string>(
  { names, list: { address, path }, gone, save, savedAt }: RecordForm<Name>,
  { request, url }: { request: Request; url: URL },
) {
  const form = await request.formData()
  const values = valuesIn(names, form)
  const saved = await save(values, unchangedSince(form.get('replaces') ?? form.get('version')))
  if (saved.ok && saved.data) {
    const { id } = saved.data
    const query = new URLSearchParams(address.path(address.read(url.searchParams)))
    query.set('saved', id)
    throw redirect(`${path}?${query}#${rowIdOf(address, id)}`, 303)
  }
  const error = saved.ok ? undefined : saved.error
  const theirs = error?.code === 'NOT_FOUND' ? await savedAt?.() : undefined
  const refusal = theirs
    ? { reason: formWords.conflict(clockText(theirs)), fields: {}, conflict: theirs }
    : refusalOf(error, gone)
  return data<RecordAnswer<Name>>({ kind: 'refused', values, ...refusal }, { status: 422 })
}

function refusalOf(error: CallError | undefined, gone: string) {
  if (error?.code === 'BAD_INPUT') return { reason: formWords.checkFields, fields: error.fields ?? {} }
  if (error?.code === 'NOT_FOUND') return { reason: gone, fields: {} }
  return { reason: formWords.nothingLost, fields: {} }
}
