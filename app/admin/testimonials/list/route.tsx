import { administratorContext } from '#app/admin/access.ts'
import { answerForm, sendForm } from '#app/admin/list/answer-form.ts'
import { answerOf, askServer } from '#app/admin/list/answer-list.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import type { Route } from './+types/route.ts'
import { loadTestimonials } from './load-testimonials.ts'
import { testimonialChanges, testimonialFailures } from './testimonial-actions.ts'
import { TestimonialsScreen } from './testimonials-screen.tsx'

export const handle = { hydrates: true }

const { address } = testimonialList

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return answerOf(address, url, await loadTestimonials(address.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  askServer(address, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address, changes: testimonialChanges, failures: testimonialFailures }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(testimonialFailures, request, serverAction)

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  return <TestimonialsScreen answer={loaderData} actionResult={actionData} />
}
