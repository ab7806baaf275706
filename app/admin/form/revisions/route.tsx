import { data, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import type { Route } from './+types/route.ts'
import { useRevisionPaths } from './revision-paths.ts'
import { type RevisionInList, revisionsAt } from './revisions.ts'
import { changedText, NoRevisions, savedByText } from './revisions-page.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

type Listed =
  | { title: string; revisions: RevisionInList[]; older: string | null; isNewest: boolean }
  | 'missing'
  | 'failed'

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after')
  const { run } = context.get(staffContext)
  const found = await run(revisionsAt(url.pathname).list, { id, of: id, after })
  if (!found.ok && found.refusal.code === 'BAD_INPUT') return data<Listed>('missing', { status: 404 })
  if (!found.ok) return data<Listed>('failed', { status: 500 })
  const { record, revisions: page } = found.value
  if (!record || !page) return data<Listed>('missing', { status: 404 })
  const revisions = page.items.filter((revision) => revision !== null)
  return data<Listed>({ title: record.title, revisions, older: page.nextToken, isNewest: !after })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function RevisionList({ loaderData: listed, params: { id } }: Route.ComponentProps) {
  const timeZone = useTimeZone()
  const paths = useRevisionPaths()
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
