import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { answerOrUnsent } from '#app/admin/record/record-answer.ts'
import { RecordPage } from '#app/admin/record/record-page.tsx'
import { useListPath } from '#app/admin/record/use-list-path.ts'
import { ReviewForm } from '#app/admin/reviews/form/review-form.tsx'
import { emptyReview } from '#app/admin/reviews/form/review-values.ts'
import { saveReview } from '#app/admin/reviews/form/save-review.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { reviewEntryWords as words } from '#content/en/admin-reviews.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/keep-loaded.ts'

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
