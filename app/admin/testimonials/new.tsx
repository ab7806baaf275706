import { recordClientAction } from '#app/admin/form/record-action.ts'
import { RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { testimonialFormWords as words } from '#words/admin-testimonials.ts'
import type { Route } from './+types/new.ts'
import { emptyTestimonial, saveTestimonial } from './testimonial-data.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import { testimonialList } from './testimonial-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

/** Made by the server, so that both sides of hydration agree on its id and on what day it is. */
export const loader = () => emptyTestimonial(new Date(), crypto.randomUUID())

export const action = (args: Route.ActionArgs) => saveTestimonial(args, undefined)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function NewTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(testimonialList)
  return (
    <RecordPage title={words.createTitle} words={words} listPath={listPath}>
      <TestimonialForm isNew stored={loaderData} actionData={actionData} listPath={listPath} />
    </RecordPage>
  )
}
