import { href } from 'react-router'
import { reviewEntryWords as words } from '#content/en/admin-reviews.ts'
import { administratorContext } from '../../administrator-context.ts'
import { answerOrUnsent } from '../../record/record-answer.ts'
import { RecordPage } from '../../record/record-page.tsx'
import { useListPath } from '../../record/use-list-path.ts'
import { ReviewForm } from '../form/review-form.tsx'
import { emptyReview } from '../form/review-values.ts'
import { saveReview } from '../form/save-review.ts'
import { reviewList } from '../review-list.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { keepLoaded as shouldRevalidate } from '../../keep-loaded.ts'

/** Made by the server, so that both sides of hydration agree on its id and on what day it is. */
export const loader = () => emptyReview(new Date(), crypto.randomUUID())

export function action({ context, request, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  return saveReview({ id: undefined, run }, { request, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function NewReview({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/reviews'), reviewList.address)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <ReviewForm isNew stored={loaderData} answer={actionData} listPath={listPath} />
    </RecordPage>
  )
}
