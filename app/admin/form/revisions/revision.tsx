import { data, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { Prose } from '#app/ui/prose.tsx'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import type { Route } from './+types/revision.ts'
import { type DiffLine, diffLines, withContext } from './line-diff.ts'
import { useRevisionPaths } from './revision-paths.ts'
import { readRevision, revisionsAt } from './revisions.ts'
import { fieldTitle, NoRevisions, savedByText } from './revisions-page.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

type RevisionChange =
  | { name: string; kind: 'value'; before: string; after: string }
  | { name: string; kind: 'lines'; lines: (DiffLine | { kind: 'skipped'; count: number })[] }

type OpenedRevision =
  | {
      title: string
      at: string
      who: string | null
      changed: string[]
      changes: RevisionChange[]
      html: string
    }
  | 'missing'

/** Computed on the server, to keep the screen's script small. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const revisions = revisionsAt(url.pathname)
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

function fieldChange(name: string, { before, after, timeZone }: Compared): RevisionChange {
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

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function Revision({ loaderData: opened, params: { id, revision } }: Route.ComponentProps) {
  const timeZone = useTimeZone()
  const paths = useRevisionPaths()
  const back = { listPath: paths.list(id), words: { back: words.backToList } }
  if (typeof opened === 'string') return <NoRevisions why={opened} back={back} />
  const { title, at, html, changes } = opened
  const restorePath = `${paths.edit(id)}?${new URLSearchParams({ version: revision })}`
  return (
    <RecordPage title={words.revisionOf(dateTimeText(at, timeZone))} {...back}>
      <p className="mt-2 text-ink-2">{`${title} · ${savedByText(opened)}`}</p>
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
          <Prose html={html} className="prose content-preview" />
        </FormSection>
      </div>
    </RecordPage>
  )
}

function Changes({ changes }: { changes: readonly RevisionChange[] }) {
  return (
    <dl className="version-changes">
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{fieldTitle(change.name)}</dt>
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

function Lines({ lines }: { lines: Extract<RevisionChange, { kind: 'lines' }>['lines'] }) {
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
