import type { ActionFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { emptyMessage } from '#app/site/forms/contact-form-props.ts'
import { answerPost, postedForm, postedSubmission, postedValues } from '#app/site/posted-form.ts'
import { contactFormWords } from '#content/en/contact-form.ts'
import { contactServiceLabels } from '#content/en/contact-services.ts'
import type { RequestServices } from '#server/request-services.ts'

/** What the form without script runs; the island sends the same call over HTTP. */
const CreateMessage = graphql(`
  mutation CreateMessage($input: CreateMessageInput!, $submission: SubmissionInput) {
    createMessage(input: $input, submission: $submission) { id receipt }
  }
`)

export type ContactFormData = ReturnType<typeof loadContactForm>

/** What the loader of a page with the contact form hands to it. `url`: its `?service=safes` chooses that service. */
export function loadContactForm({ newFormToken, publicApiKey, island }: RequestServices, url?: URL) {
  const preset = url?.searchParams.get('service') ?? ''
  return {
    formToken: newFormToken(),
    publicApiKey,
    island: island('contact-form'),
    preset: Object.hasOwn(contactServiceLabels, preset) ? preset : undefined,
  }
}

/** The form without script: stored before the answer; then a page that a reload does not send again. */
export async function contactAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const { run } = context.get(servicesContext)
  const form = await postedForm(request)
  const values = postedValues(form, emptyMessage)
  const answer = await run(CreateMessage, { input: values, submission: postedSubmission(form) })
  return answerPost(answer, ({ createMessage }) => createMessage?.receipt, {
    values,
    failed: contactFormWords.failed,
  })
}
