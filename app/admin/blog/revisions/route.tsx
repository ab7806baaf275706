import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { revisionWords as words } from '#words/panel/blog/post-revisions.ts'
import type { Route } from './+types/route.ts'
import { ListRevisions, type RevisionInList } from './read-revision.ts'
import { changedText, NoRevisions, RevisionsPage, savedByText } from './revisions-page.tsx'

export const handle = { hydrates: true }

type Listed =
  | { title: string; revisions: RevisionInList[]; older: string | null; isNewest: boolean }
  | 'missing'
  | 'failed'

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after')
  const { run } = context.get(staffContext)
  const found = await run(ListRevisions, { id, blogId: id, after })
  if (!found.ok && found.refusal.code === 'BAD_INPUT') return data<Listed>('missing', { status: 404 })
  if (!found.ok) return data<Listed>('failed', { status: 500 })
  const { getBlog: post, listBlogRevisions: list } = found.value
  if (!post || !list) return data<Listed>('missing', { status: 404 })
  const revisions = list.items.filter((revision) => revision !== null)
  return data<Listed>({ title: post.title, revisions, older: list.nextToken, isNewest: !after })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PostRevisions({ loaderData, params: { id } }: Route.ComponentProps) {
  const timeZone = useTimeZone()
  const back = { path: href('/admin/blogs/:id/edit', { id }), label: words.back }
  if (typeof loaderData === 'string') return <NoRevisions why={loaderData} back={back} />
  const { title, revisions, older, isNewest } = loaderData
  return (
    <RevisionsPage title={words.titleOf(title)} back={back}>
      <p className="mt-2 text-ink-2">{revisions.length > 0 ? words.intro : words.none}</p>
      <ol className="version-list">
        {revisions.map((revision, index) => (
          <li key={revision.id}>
            <p>
              <Link
                to={href('/admin/blogs/:id/revisions/:revision', { id, revision: revision.id })}
                className="table-title"
              >
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
    </RevisionsPage>
  )
}
