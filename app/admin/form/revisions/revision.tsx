import { Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { Prose } from '#app/ui/prose.tsx'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import type { Change, OpenedRevision } from './read-revision.ts'
import type { RevisionPaths } from './revision-paths.ts'
import { fieldText, NoRevisions, savedByText } from './revisions-page.tsx'

type RevisionProps = {
  id: string
  revision: string
  opened: OpenedRevision
  paths: RevisionPaths
}

export function Revision({ id, revision, opened, paths }: RevisionProps) {
  const timeZone = useTimeZone()
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
