import { type DiffLine, diffLines, withContext } from '#app/admin/blogs/revisions/line-diff.ts'
import { readVersion, readVersionBefore, type Snapshot } from '#app/admin/blogs/revisions/read-version.ts'
import { dateTimeText } from '#app/admin/list/times.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { versionWords as words } from '#content/en/admin-post-versions.ts'
import type { Run } from '#server/data-service/in-process.ts'

/** A field that changed; the content line by line. */
export type Change =
  | { name: string; kind: 'value'; before: string; after: string }
  | { name: string; kind: 'lines'; lines: (DiffLine | { kind: 'skipped'; count: number })[] }

export type ShownVersion = {
  title: string
  at: string
  who: string | null
  changed: string[]
  changes: Change[]
  html: string
}

/** A version, compared with the one before and as it reads; worked out on the server, so that the screen stays light. */
export async function loadVersion(
  run: Run,
  asked: { id: string; blogId: string },
): Promise<ShownVersion | undefined> {
  const version = await readVersion(run, asked)
  if (!version) return undefined
  const { at, who, changed, snapshot } = version
  const before = await readVersionBefore(run, { at, blogId: asked.blogId })
  const changes = before ? changed.map((name) => changeOf(name, before, snapshot)) : []
  return { title: snapshot.title, at, who, changed, changes, html: proseOf(snapshot.content).html }
}

function changeOf(name: string, before: Snapshot, after: Snapshot): Change {
  if (name === 'content')
    return { name, kind: 'lines', lines: withContext(diffLines(before.content, after.content)) }
  return { name, kind: 'value', before: textOf(before, name), after: textOf(after, name) }
}

function textOf(snapshot: Snapshot, name: string): string {
  const value = Object.entries(snapshot).find(([field]) => field === name)?.[1]
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (name === 'publishAt' && typeof value === 'string') return dateTimeText(value)
  return (Array.isArray(value) ? value.join(', ') : value) || words.empty
}
