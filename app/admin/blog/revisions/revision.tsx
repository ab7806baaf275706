import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { proseOf } from '#app/ui/markdown.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { revisionWords as words } from '#words/panel/blog/post-revisions.ts'
import type { Route } from './+types/revision.ts'
import { type DiffLine, diffLines, withContext } from './line-diff.ts'
import { readRevision, readRevisionBefore, type Snapshot } from './read-revision.ts'
import { fieldText, NoRevisions, RevisionsPage, savedByText } from './revisions-page.tsx'

export const handle = { hydrates: true }

type Opened = ShownRevision | 'missing' | 'failed'

export async function loader({ context, params: { id, revision } }: Route.LoaderArgs) {
  const found = await loadRevision(context.get(staffContext).run, { id: revision, blogId: id })
  return found ? data<Opened>(found) : data<Opened>('missing', { status: 404 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PostRevision({ loaderData, params: { id, revision } }: Route.ComponentProps) {
  const timeZone = useTimeZone()
  const back = { path: href('/admin/blogs/:id/revisions', { id }), label: words.backToList }
  if (typeof loaderData === 'string') return <NoRevisions why={loaderData} back={back} />
  const { title, at, html, changes } = loaderData
  const restorePath = `${href('/admin/blogs/:id/edit', { id })}?${new URLSearchParams({ version: revision })}`
  return (
    <RevisionsPage title={words.revisionOf(dateTimeText(at, timeZone))} back={back}>
      <p className="mt-2 text-ink-2">{`${title} · ${savedByText(loaderData)}`}</p>
      <div className="version-restore">
        <Link to={restorePath} className="btn btn-strong" aria-describedby="restore-help">
          {words.restore}
        </Link>
        <p id="restore-help" className="text-fine text-ink-2">
          {words.restoreHelp}
        </p>
      </div>
      <div className="long-form">
        <FormSection id="changes" title={words.whatChanged}>
          {changes.length > 0 ? (
            <Changes changes={changes} />
          ) : (
            <p className="mt-3 text-ink-2">{words.nothingBefore}</p>
          )}
        </FormSection>
        <FormSection id="reads" title={words.preview}>
          {/* Made by proseOf, which lets no markup of the author through (ui/markdown.test.ts). */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
          <div className="prose content-preview" dangerouslySetInnerHTML={{ __html: html }} />
        </FormSection>
      </div>
    </RevisionsPage>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="version-changes">
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{fieldText(change.name)}</dt>
          <dd>{change.kind === 'value' ? <Value {...change} /> : <Lines lines={change.lines} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>
        <span className="sr-only">{words.removed} </span>
        {before}
      </del>{' '}
      <ins>
        <span className="sr-only">{words.added} </span>
        {after}
      </ins>
    </>
  )
}

function Lines({ lines }: { lines: Extract<Change, { kind: 'lines' }>['lines'] }) {
  const numbered = lines.map((line, number) => ({ line, number }))
  return (
    <ul className="version-lines">
      {numbered.map(({ line, number }) => {
        if (line.kind === 'skipped')
          return (
            <li key={number} className="version-skipped">
              {words.skipped(line.count)}
            </li>
          )
        const text = line.text || '\u00a0'
        return (
          <li key={number}>
            {line.kind === 'same' ? (
              text
            ) : line.kind === 'added' ? (
              <ins>
                <span className="sr-only">{words.added} </span>
                {text}
              </ins>
            ) : (
              <del>
                <span className="sr-only">{words.removed} </span>
                {text}
              </del>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Change =
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

/** Computed on the server, to keep the screen's script small. */
async function loadRevision(
  run: Run,
  asked: { id: string; blogId: string },
): Promise<ShownRevision | undefined> {
  const found = await readRevision(run, asked)
  if (!found) return undefined
  const { at, who, changed, snapshot } = found
  const before = await readRevisionBefore(run, { at, blogId: asked.blogId })
  const timeZone = await readTimeZone(run)
  const changes = before
    ? changed.map((name) => fieldChange(name, { before, after: snapshot, timeZone }))
    : []
  return { title: snapshot.title, at, who, changed, changes, html: proseOf(snapshot.content).html }
}

type Compared = { before: Snapshot; after: Snapshot; timeZone: string }

function fieldChange(name: string, { before, after, timeZone }: Compared): Change {
  if (name === 'content')
    return { name, kind: 'lines', lines: withContext(diffLines(before.content, after.content)) }
  const textOf = (snapshot: Snapshot) => fieldValueText(snapshot, name, timeZone)
  return { name, kind: 'value', before: textOf(before), after: textOf(after) }
}

function fieldValueText(snapshot: Snapshot, name: string, timeZone: string): string {
  const value = Object.entries(snapshot).find(([field]) => field === name)?.[1]
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (name === 'publishAt' && typeof value === 'string') return dateTimeText(value, timeZone)
  return (Array.isArray(value) ? value.join(', ') : value) || words.empty
}
