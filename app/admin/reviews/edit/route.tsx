import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { openedOrFailed, openedRecord } from '#app/admin/record/open-record.ts'
import { answerOrUnsent } from '#app/admin/record/record-answer.ts'
import { NoRecord, RecordPage } from '#app/admin/record/record-page.tsx'
import { useListPath } from '#app/admin/record/use-list-path.ts'
import { ReviewForm } from '#app/admin/reviews/form/review-form.tsx'
import { valuesOf } from '#app/admin/reviews/form/review-values.ts'
import { saveReview } from '#app/admin/reviews/form/save-review.ts'
import { getReview } from '#app/admin/reviews/get-review.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { reviewEntryWords as words } from '#content/en/admin-reviews.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return openedRecord(await getReview(params.id, context.get(administratorContext).run))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => openedOrFailed(serverLoader())

export function action({ context, request, params, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  return saveReview({ id: params.id, run }, { request, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function EditReview({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/reviews'), reviewList.address)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { stored } = loaderData
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      <ReviewForm
        key={stored.id}
        isNew={false}
        version={stored.updatedAt}
        stored={valuesOf(stored)}
        answer={actionData}
        listPath={listPath}
      />
    </RecordPage>
  )
}
