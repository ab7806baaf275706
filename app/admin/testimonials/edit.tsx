import { staffContext } from '#app/admin/access.ts'
import { openRecord, recordClientAction, recordClientLoader } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { testimonialFormWords as words } from '#words/admin-testimonials.ts'
import type { Route } from './+types/edit.ts'
import { GetTestimonial, saveTestimonial, testimonialValues } from './testimonial-data.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import { testimonialList } from './testimonial-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  return openRecord(await run(GetTestimonial, { id: params.id }), testimonialValues)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export const action = (args: Route.ActionArgs) => saveTestimonial(args, args.params.id)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function EditTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(testimonialList)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { values, version } = loaderData
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      <TestimonialForm
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
