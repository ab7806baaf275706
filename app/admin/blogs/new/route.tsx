import { href } from 'react-router'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { servicesContext } from '../../../context.ts'
import { administratorContext } from '../../administrator-context.ts'
import { keepLoaded } from '../../keep-loaded.ts'
import { answerOrUnsent } from '../../record/record-answer.ts'
import { RecordPage } from '../../record/record-page.tsx'
import { useListPath } from '../../record/use-list-path.ts'
import { answerForm } from '../form/answer-form.ts'
import { loadOpening } from '../form/load-opening.ts'
import { loadSite } from '../form/load-site.ts'
import { OpenedForm } from '../form/opened-form.tsx'
import { postList } from '../list/post-list.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export const shouldRevalidate = keepLoaded

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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/blogs'), postList.address)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <OpenedForm {...loaderData} answer={actionData} listPath={listPath} />
    </RecordPage>
  )
}
