import { href } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { answerForm } from '#app/admin/blogs/form/answer-form.ts'
import { loadOpening } from '#app/admin/blogs/form/load-opening.ts'
import { loadSite } from '#app/admin/blogs/form/load-site.ts'
import { OpenedForm } from '#app/admin/blogs/form/opened-form.tsx'
import { postList } from '#app/admin/blogs/list/post-list.ts'
import { recordClientAction } from '#app/admin/form/record-action.ts'
import { RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { revalidateOnNavigation } from '#app/admin/offline.ts'
import { servicesContext } from '#app/context.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(administratorContext)
  const { origin } = context.get(servicesContext)
  const opening = await loadOpening(url.searchParams, { post: undefined, run, origin })
  return { site: await loadSite(run, origin), opening, userId: user.userId, id: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  const { origin } = context.get(servicesContext)
  return answerForm({ request, url }, { id: undefined, run, origin })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/blogs'), postList.address)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <OpenedForm {...loaderData} answer={actionData} listPath={listPath} />
    </RecordPage>
  )
}
