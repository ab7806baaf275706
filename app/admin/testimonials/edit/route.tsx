import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { openedOrFailed, openedRecord } from '#app/admin/record/open-record.ts'
import { answerOrUnsent } from '#app/admin/record/record-answer.ts'
import { NoRecord, RecordPage } from '#app/admin/record/record-page.tsx'
import { useListPath } from '#app/admin/record/use-list-path.ts'
import { saveTestimonial } from '#app/admin/testimonials/form/save-testimonial.ts'
import { TestimonialForm } from '#app/admin/testimonials/form/testimonial-form.tsx'
import { valuesOf } from '#app/admin/testimonials/form/testimonial-values.ts'
import { getTestimonial } from '#app/admin/testimonials/get-testimonial.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return openedRecord(await getTestimonial(params.id, context.get(administratorContext).run))
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => openedOrFailed(serverLoader())

export function action({ context, request, params, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  return saveTestimonial({ id: params.id, run }, { request, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function EditTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/testimonials'), testimonialList.address)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { stored } = loaderData
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      <TestimonialForm
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
