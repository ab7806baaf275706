import { href } from 'react-router'
import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import { administratorContext } from '../../administrator-context.ts'
import { answerOrUnsent } from '../../record/record-answer.ts'
import { RecordPage } from '../../record/record-page.tsx'
import { saveRecord } from '../../record/save-record.ts'
import { useListPath } from '../../record/use-list-path.ts'
import { CreateTestimonial } from '../documents.ts'
import { TestimonialForm } from '../form/testimonial-form.tsx'
import {
  emptyTestimonial,
  inputOf,
  type TestimonialValues,
  testimonialNames,
} from '../form/testimonial-values.ts'
import { testimonialList } from '../testimonial-list.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export { keepLoaded as shouldRevalidate } from '../../keep-loaded.ts'

/** Made by the server, so that both sides of hydration agree on what day it is. */
export const loader = () => emptyTestimonial(new Date())

export function action({ context, request, url }: Route.ActionArgs) {
  const { run } = context.get(administratorContext)
  const list = { address: testimonialList.address, path: href('/admin/testimonials') }
  const save = (values: TestimonialValues) => run(CreateTestimonial, { input: inputOf(values) })
  return saveRecord({ names: testimonialNames, list, gone: words.missing, save }, { request, url })
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
