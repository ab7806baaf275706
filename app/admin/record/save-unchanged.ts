import { redirect } from 'react-router'
import { formWords } from '#content/en/admin-form.ts'
import type { Answer, CallError } from '#server/data-service/in-process.ts'
import { rowIdOf } from '../list/list-context.ts'
import type { ListAddress } from '../list/list-query.ts'
import { clockText } from '../list/times.ts'
import { type Unchanged, unchangedSince } from '../list/unchanged.ts'

/** Why a record was not saved. */
export type Refusal = {
  reason: string
  fields: Record<string, string>
  /** The version that somebody else saved meanwhile; sent back as `replaces`, it is overwritten. */
  conflict?: string
}

export type Save = {
  /** What is said when somebody has deleted the record meanwhile. */
  gone: string
  save: (condition: Unchanged) => Promise<Answer<{ saved: { id: string } | null }>>
  /** When a stored record was saved last; undefined when it is gone. A new record has none. */
  savedAt?: () => Promise<string | undefined>
}

type Saved = { ok: true; id: string } | { ok: false; refusal: Refusal }

/** Saves a form, unless somebody else saved the record since it was opened and the form does not know. */
export async function saveUnchanged(form: FormData, { gone, save, savedAt }: Save): Promise<Saved> {
  const saved = await save(unchangedSince(form.get('replaces') ?? form.get('version')))
  if (saved.ok && saved.data.saved) return { ok: true, id: saved.data.saved.id }
  const error = saved.ok ? undefined : saved.error
  const theirs = error?.code === 'NOT_FOUND' ? await savedAt?.() : undefined
  if (!theirs) return { ok: false, refusal: refusalOf(error, gone) }
  return {
    ok: false,
    refusal: { reason: formWords.conflict(clockText(theirs)), fields: {}, conflict: theirs },
  }
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
