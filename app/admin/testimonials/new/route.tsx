import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { answerOrUnsent } from '#app/admin/record/record-answer.ts'
import { RecordPage } from '#app/admin/record/record-page.tsx'
import { useListPath } from '#app/admin/record/use-list-path.ts'
import { saveTestimonial } from '#app/admin/testimonials/form/save-testimonial.ts'
import { TestimonialForm } from '#app/admin/testimonials/form/testimonial-form.tsx'
import { emptyTestimonial } from '#app/admin/testimonials/form/testimonial-values.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** Made by the server, so that both sides of hydration agree on its id and on what day it is. */
export const loader = () => emptyTestimonial(new Date(), crypto.randomUUID())

export function action({ context, request, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  return saveTestimonial({ id: undefined, run }, { request, url })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnsent(serverAction())

export default function NewTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(href('/admin/testimonials'), testimonialList.address)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <TestimonialForm isNew stored={loaderData} answer={actionData} listPath={listPath} />
    </RecordPage>
  )
}
