import type { CallResult } from '#server/data-service/in-process.ts'

export type Opening<Values> = {
  shown: ShownVersion<Values> | undefined
  /** A draft that can be continued; `unknown` when it could not be loaded. */
  draft: { savedAt: string } | 'unknown' | undefined
  revisionIsGone: boolean
}

/** `version` of a draft: `updatedAt` of the record that it began with, to detect what others saved since. */
export type ShownVersion<Values> = { values: Values; at: string } & (
  | { kind: 'draft'; version: string | undefined }
  | { kind: 'revision' }
)

type SavedDraft = { draft: { form: string; savedAt: string } | null }

/** `emptyOf`: what the form of a new record with this id opens with. `readRevision` finds the values of an earlier version. */
type FormToOpen<Values> = {
  stored: Values | undefined
  emptyOf: (id: string) => Values
  read: (form: URLSearchParams) => Values
  readDraft: () => Promise<CallResult<SavedDraft>>
  readRevision: (id: string) => Promise<{ values: Values; at: string } | undefined>
}

export async function loadOpening<Values extends { id: string }>(
  params: URLSearchParams,
  { stored, emptyOf, read, readDraft, readRevision }: FormToOpen<Values>,
): Promise<Opening<Values>> {
  const asked = stored && params.get('version')
  const found = asked ? await readRevision(asked) : undefined
  const revision = found && { kind: 'revision' as const, ...found }
  const opening = { shown: revision, draft: undefined, revisionIsGone: Boolean(asked && !revision) }
  const kept = await readDraft()
  if (!kept.ok) return { ...opening, draft: 'unknown' }
  const { draft } = kept.value
  if (!draft) return opening
  const form = new URLSearchParams(draft.form)
  const values = read(form)
  if (isEqual(values, stored ?? emptyOf(values.id))) return opening
  if (revision || !params.has('draft')) return { ...opening, draft: { savedAt: draft.savedAt } }
  const began = form.get('version') ?? undefined
  return { ...opening, shown: { kind: 'draft', values, at: draft.savedAt, version: began } }
}

/** Whatever the order of their fields. */
export const isEqual = (one: object, other: object) => inOrder(one) === inOrder(other)

const inOrder = (values: object) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Keeps the query of the list that the form leads back to. */
export function openingPath(params: URLSearchParams, asks: Record<string, string> = {}): string {
  const next = new URLSearchParams(params)
  for (const name of ['draft', 'version']) next.delete(name)
  for (const [name, value] of Object.entries(asks)) next.set(name, value)
  return next.size > 0 ? `?${next}` : '?'
}
