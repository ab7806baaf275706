import { redirect } from 'react-router'
import { rowIdOf } from '#app/admin/list/list-context.ts'
import type { ListAddress } from '#app/admin/list/list.ts'
import { clockText } from '#app/admin/list/times.ts'
import { type Unchanged, unchangedSince } from '#app/admin/list/row-action.ts'
import { formWords } from '#content/en/admin-form.ts'
import type { Answer, CallError } from '#server/data-service/in-process.ts'

/** Why a record was not saved. */
export type Refusal = {
  reason: string
  fields: Record<string, string>
  /** The version that was saved meanwhile; sent back as `replaces`, it is overwritten. */
  conflict?: string
  /** Where that is opened, when the form is that of a new record, which an earlier sending of it stored. */
  sentBefore?: string
}

type Written = Promise<Answer<{ saved: { id: string } | null }>>

export type Save = {
  /** What is said when somebody has deleted the record meanwhile. */
  gone: string
  /** The record that the form changes. A new one has none yet: it is stored under the id that its form brings. */
  id: string | undefined
  create: () => Written
  update: (id: string, condition: Unchanged) => Written
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
export async function saveUnchanged(form: FormData, { gone, id, ...record }: Save): Promise<Saved> {
  const own = id ?? String(form.get('id') ?? '')
  const condition = unchangedSince(form.get('replaces') ?? form.get('version'))
  const saved = await (id || condition ? record.update(own, condition) : record.create())
  if (saved.ok && saved.data.saved) return { ok: true, id: saved.data.saved.id }
  const error = saved.ok ? undefined : saved.error
  const isOther = error?.code === 'NOT_FOUND' || error?.code === 'CONFLICT'
  const conflict = isOther ? await record.savedAt(own) : undefined
  if (!conflict) return { ok: false, refusal: refusalOf(error, gone) }
  const { reason } = error?.code === 'CONFLICT' ? formWords.sentBefore : formWords.overtaken
  const refusal = { reason: reason(clockText(conflict)), fields: {}, conflict }
  return { ok: false, refusal: id ? refusal : { ...refusal, sentBefore: record.editPath(own) } }
}

function refusalOf(error: CallError | undefined, gone: string): Refusal {
  if (error?.code === 'BAD_INPUT') return { reason: formWords.checkFields, fields: error.fields ?? {} }
  if (error?.code === 'NOT_FOUND') return { reason: gone, fields: {} }
  return { reason: formWords.nothingLost, fields: {} }
}

/** The way from a saved form to its row, in the list that it was opened from, or above it when it belongs there no more. */
export function toSavedRow({ address, path }: { address: ListAddress; path: string }, url: URL, id: string) {
  const query = new URLSearchParams(address.path(address.read(url.searchParams)))
  query.set(address.row, id)
  query.set('saved', id)
  return redirect(`${path}?${query}#${rowIdOf(address, id)}`, 303)
}
