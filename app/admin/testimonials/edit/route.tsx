import { href } from 'react-router'
import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import { administratorContext } from '../../administrator-context.ts'
import { openedOrFailed, openedRecord } from '../../record/open-record.ts'
import { answerOrUnsent } from '../../record/record-answer.ts'
import { NoRecord, RecordPage } from '../../record/record-page.tsx'
import { useListPath } from '../../record/use-list-path.ts'
import { saveTestimonial } from '../form/save-testimonial.ts'
import { TestimonialForm } from '../form/testimonial-form.tsx'
import { valuesOf } from '../form/testimonial-values.ts'
import { getTestimonial } from '../get-testimonial.ts'
import { testimonialList } from '../testimonial-list.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { keepLoaded as shouldRevalidate } from '../../keep-loaded.ts'

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
