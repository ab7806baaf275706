import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { rowAction, rowClientAction } from '#app/admin/list/row-action.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { postsWords as words } from '#words/admin-posts.ts'
import type { Route } from './+types/route.ts'
import { postList, postMessages } from './post-list.ts'
import { PostTable } from './post-table.tsx'
import { GetPost, ListPosts, type PostInTable, postHandlers } from './posts.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const loaded = await loadList(run, url, postList, { page: ListPosts, row: GetPost })
  return listResult(postList, url, loaded)
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, postList)

export const action = (args: Route.ActionArgs) =>
  rowAction(args, { handlers: postHandlers, messages: postMessages }, postList)

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, postMessages)

/** All posts in a table. */
export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { counts } = useAdminOutlet()
  return (
    <ListScreen
      list={postList}
      loaderData={loaderData}
      counts={counts?.blogCounts}
      start={<StartLink to={href('/admin/blogs/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          actionData={actionData}
          describe={({ title }) => ({ name: title, what: words.deleteWhat(title) })}
          savedText={(post) => <Saved {...post} />}
        >
          {(posts, onDelete) => <PostTable posts={posts} onDelete={onDelete} />}
        </RowList>
      )}
    </ListScreen>
  )
}

/** With a link to the post when it is published. */
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
