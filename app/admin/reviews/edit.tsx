import { staffContext } from '#app/admin/access.ts'
import { openRecord, recordClientAction, recordClientLoader } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { reviewEntryWords as words } from '#words/admin-reviews.ts'
import type { Route } from './+types/edit.ts'
import { ReadReview, reviewValues, saveReview } from './review-data.ts'
import { ReviewForm } from './review-form.tsx'
import { reviewList } from './review-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  return openRecord(await run(ReadReview, { id: params.id }), reviewValues)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export const action = (args: Route.ActionArgs) => saveReview(args, args.params.id)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function EditReview({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(reviewList)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { values, version } = loaderData
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      <ReviewForm
        key={values.id}
        isNew={false}
        version={version}
        stored={values}
        actionData={actionData}
        listPath={listPath}
      />
    </RecordPage>
  )
}
