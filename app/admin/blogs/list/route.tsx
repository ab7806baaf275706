import { administratorContext } from '#app/admin/administrator-context.ts'
import { listClientLoader, listResult } from '#app/admin/list/list-loader.ts'
import { answerForm, rowClientAction } from '#app/admin/list/row-action.ts'
import type { Route } from './+types/route.ts'
import { loadPosts } from './load-posts.ts'
import { postChanges, postFailures } from './post-actions.ts'
import { postList } from './post-list.ts'
import { PostsScreen } from './posts-screen.tsx'

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
  return <PostsScreen answer={loaderData} actionResult={actionData} />
}
