import { href } from 'react-router'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { servicesContext } from '../../../context.ts'
import { administratorContext } from '../../administrator-context.ts'
import { keepLoaded } from '../../keep-loaded.ts'
import { RecordPage } from '../../record/record-page.tsx'
import { useListPath } from '../../record/use-list-path.ts'
import { answerForm } from '../form/answer-form.ts'
import { answerOrUnsent } from '../form/answer-or-unsent.ts'
import { loadSite } from '../form/load-site.ts'
import { PostForm } from '../form/post-form.tsx'
import { postList } from '../list/post-list.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export const shouldRevalidate = keepLoaded

export async function loader({ context }: Route.LoaderArgs) {
  return loadSite(context.get(administratorContext).run, context.get(servicesContext).origin)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  const { origin } = context.get(servicesContext)
  return answerForm(request, { id: undefined, run, origin })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/blogs'), postList.address)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <PostForm site={loaderData} answer={actionData} listPath={listPath} />
    </RecordPage>
  )
}
