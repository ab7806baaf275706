import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { staffContext } from '#app/admin/access.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { proseOf } from '#app/ui/markdown.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import { type DiffLine, diffLines, withContext } from './line-diff.ts'

type Saved = { at: string; who: string | null; changed: readonly (string | null)[] }
type RevisionInList = Saved & { id: string }
type Page = { items: readonly (RevisionInList | null)[]; nextToken: string | null } | null
type Before = { items: readonly ({ id: string; snapshot: string } | null)[] } | null

export type Revisions<Snapshot> = {
  list: TypedDocument<
    { record: { title: string } | null; revisions: Page },
    { id: string; of: string; after: string | null }
  >
  read: TypedDocument<{ revision: (Saved & { of: string; snapshot: string }) | null }, { id: string }>
  readBefore: TypedDocument<{ before: Before }, { of: string; at: string }>
  snapshot: z.ZodType<Snapshot>
}

export async function readRevision<Snapshot>(
  run: Run,
  { read, snapshot }: Revisions<Snapshot>,
  { id, of }: { id: string; of: string },
): Promise<{ at: string; who: string | null; changed: string[]; snapshot: Snapshot } | undefined> {
  const found = await run(read, { id })
  const revision = found.ok ? found.value.revision : null
  if (revision?.of !== of) return undefined
  const { at, who } = revision
  const changed = revision.changed.filter((name) => name !== null)
  return { at, who, changed, snapshot: snapshot.parse(JSON.parse(revision.snapshot)) }
}

export type ListedRevisions =
  | { title: string; revisions: RevisionInList[]; older: string | null; isNewest: boolean }
  | 'missing'
  | 'failed'

type LoaderArgs<Params> = { context: Readonly<RouterContextProvider>; params: Params; url: URL }

export async function loadRevisions<Snapshot>(
  { context, params: { id }, url }: LoaderArgs<{ id: string }>,
  { list }: Revisions<Snapshot>,
) {
  const after = url.searchParams.get('after')
  const { run } = context.get(staffContext)
  const found = await run(list, { id, of: id, after })
  if (!found.ok && found.refusal.code === 'BAD_INPUT')
    return data<ListedRevisions>('missing', { status: 404 })
  if (!found.ok) return data<ListedRevisions>('failed', { status: 500 })
  const { record, revisions: page } = found.value
  if (!record || !page) return data<ListedRevisions>('missing', { status: 404 })
  const revisions = page.items.filter((revision) => revision !== null)
  return data<ListedRevisions>({ title: record.title, revisions, older: page.nextToken, isNewest: !after })
}

export type Change =
  | { name: string; kind: 'value'; before: string; after: string }
  | { name: string; kind: 'lines'; lines: (DiffLine | { kind: 'skipped'; count: number })[] }

type ShownRevision = {
  title: string
  at: string
  who: string | null
  changed: string[]
  changes: Change[]
  html: string
}

export type OpenedRevision = ShownRevision | 'missing' | 'failed'

/** Computed on the server, to keep the screen's script small. */
export async function loadRevision<Snapshot extends { title: string; content: string }>(
  { context, params }: Omit<LoaderArgs<{ id: string; revision: string }>, 'url'>,
  revisions: Revisions<Snapshot>,
) {
  const { run } = context.get(staffContext)
  const found = await readRevision(run, revisions, { id: params.revision, of: params.id })
  if (!found) return data<OpenedRevision>('missing', { status: 404 })
  const { at, who, changed, snapshot: after } = found
  const earlier = await run(revisions.readBefore, { of: params.id, at })
  const before = earlier.ok ? earlier.value.before?.items[0] : undefined
  const timeZone = await readTimeZone(run)
  const compared = before && {
    before: revisions.snapshot.parse(JSON.parse(before.snapshot)),
    after,
    timeZone,
  }
  const changes = compared ? changed.map((name) => fieldChange(name, compared)) : []
  const { title, content } = after
  return data<OpenedRevision>({ title, at, who, changed, changes, html: proseOf(content).html })
}

type Compared = { before: { content: string }; after: { content: string }; timeZone: string }

function fieldChange(name: string, { before, after, timeZone }: Compared): Change {
  if (name === 'content')
    return { name, kind: 'lines', lines: withContext(diffLines(before.content, after.content)) }
  const textOf = (snapshot: object) => fieldValueText(snapshot, name, timeZone)
  return { name, kind: 'value', before: textOf(before), after: textOf(after) }
}

function fieldValueText(snapshot: object, name: string, timeZone: string): string {
  const value: unknown = Object.entries(snapshot).find(([field]) => field === name)?.[1]
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (name === 'publishAt' && typeof value === 'string') return dateTimeText(value, timeZone)
  if (Array.isArray(value)) return value.join(', ') || words.empty
  return typeof value === 'string' || typeof value === 'number' ? String(value) || words.empty : words.empty
}
