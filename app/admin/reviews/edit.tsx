import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { recordClientAction, recordClientLoader, recordResult } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { reviewEntryWords as words } from '#words/admin-reviews.ts'
import type { Route } from './+types/edit.ts'
import { ReviewForm } from './review-form.tsx'
import { reviewList } from './review-list.ts'
import { getReview, saveReview, valuesOf } from './save-review.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return recordResult(await getReview(params.id, context.get(administratorContext).run))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export function action({ context, request, params, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  return saveReview({ id: params.id, run }, { request, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

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
