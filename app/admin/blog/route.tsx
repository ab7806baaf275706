import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { listClientLoader, listResult, shownRows } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { TableSkeleton } from '#app/admin/list/list-states.tsx'
import { answerForm, rowClientAction } from '#app/admin/list/row-action.ts'
import { RowList, SavedNotice } from '#app/admin/list/row-list.tsx'
import { postsWords as words } from '#words/admin-posts.ts'
import type { Route } from './+types/route.ts'
import { postFailures, postList } from './post-list.ts'
import { PostTable } from './post-table.tsx'
import { loadPosts, type PostInTable, postChanges } from './posts.ts'

export const handle = { hydrates: true }

const { address } = postList

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return listResult(address, url, await loadPosts(address.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  listClientLoader(address, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address, changes: postChanges, failures: postFailures }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(postFailures, request, serverAction)

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const counts = useAdminOutlet().counts?.blogCounts
  return (
    <ListScreen
      list={postList}
      answer={loaderData}
      tabs={() => [
        { filter: 'all', count: counts?.all },
        { filter: 'published', count: counts?.published },
        { filter: 'drafts', count: counts?.drafts },
        { filter: 'scheduled', count: counts?.scheduled },
      ]}
      start={<StartLink to={href('/admin/blogs/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{(post) => <Saved {...post} />}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionData}
            describe={({ title }) => ({ name: title, what: words.deleteWhat(title) })}
          >
            {(posts, onDelete) => <PostTable posts={posts} onDelete={onDelete} />}
          </RowList>
        </>
      )}
    </ListScreen>
  )
}

/** With the way to the post when visitors see it. */
const Saved = ({ title, slug, isPublished }: PostInTable) => (
  <>
    {words.saved(title)}{' '}
    {isPublished && (
      <a href={href('/blog/:slug', { slug })} className="link">
        {words.view}
      </a>
    )}
  </>
)
