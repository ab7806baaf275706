import { recordClientAction } from '#app/admin/form/record-action.ts'
import { RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { reviewEntryWords as words } from '#words/admin-reviews.ts'
import type { Route } from './+types/new.ts'
import { emptyReview, saveReview } from './review-data.ts'
import { ReviewForm } from './review-form.tsx'
import { reviewList } from './review-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

/** Made by the server, so that both sides of hydration agree on its id and on what day it is. */
export const loader = () => emptyReview(new Date(), crypto.randomUUID())

export const action = (args: Route.ActionArgs) => saveReview(args, undefined)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function NewReview({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(reviewList)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <ReviewForm isNew stored={loaderData} actionData={actionData} listPath={listPath} />
    </RecordPage>
  )
}
