import { Link } from 'react-router'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import type { ListedRevisions } from './read-revision.ts'
import type { RevisionPaths } from './revision-paths.ts'
import { changedText, NoRevisions, savedByText } from './revisions-page.tsx'

type RevisionListProps = { id: string; listed: ListedRevisions; paths: RevisionPaths }

export function RevisionList({ id, listed, paths }: RevisionListProps) {
  const timeZone = useTimeZone()
  const back = { listPath: paths.edit(id), words: { back: paths.back } }
  if (typeof listed === 'string') return <NoRevisions why={listed} back={back} />
  const { title, revisions, older, isNewest } = listed
  return (
    <RecordPage title={words.titleOf(title)} {...back}>
      <p className="mt-2 text-ink-2">{revisions.length > 0 ? words.intro : words.none}</p>
      <ol className="version-list">
        {revisions.map((revision, index) => (
          <li key={revision.id}>
            <p>
              <Link to={paths.revision(id, revision.id)} className="table-title">
                {dateTimeText(revision.at, timeZone)}
              </Link>
              {isNewest && index === 0 && (
                <span className="state ml-3" data-on>
                  {words.current}
                </span>
              )}
            </p>
            <p className="text-ink-2 text-note">{savedByText(revision)}</p>
            <p className="text-note">{changedText(revision.changed)}</p>
          </li>
        ))}
      </ol>
      {older && (
        <Link to={`?${new URLSearchParams({ after: older })}`} className="btn mt-5">
          {words.older}
        </Link>
      )}
    </RecordPage>
  )
}
