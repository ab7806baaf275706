import { createDocument, createRecord, type Submission, type SubmitResult } from '#app/site/islands/form/create-record.ts'
import type { ServerCall } from '#app/site/islands/form/server-call.ts'
import type { QuoteFormValues } from './quote-form-props.ts'

/** The first call, which stores the quote. */
export const createQuote = createDocument('Quote')

/** The specification's second call after a quote (section 7), as it is sent over HTTP. */
export const sendQuoteNotification = `mutation SendQuoteNotification($firstName: String!, $lastName: String!, $phone: String!, $email: String!, $service: String!, $message: String, $fileUrls: [String]) {
  sendQuoteNotification(firstName: $firstName, lastName: $lastName, phone: $phone, email: $email, service: $service, message: $message, fileUrls: $fileUrls) { success message }
}`

/** Creates the quote, then asks for the notification. */
export async function submitQuote(
  values: QuoteFormValues,
  fileUrls: string[],
  submission: Submission,
  call: ServerCall,
): Promise<SubmitResult> {
  const input = { ...values, fileUrls }
  const result = await createRecord('Quote', input, submission, call)
  // Not awaited: the thanks do not depend on it (specification section 7), the server's outbox delivers anyway.
  if (result.ok) void notify(input, call)
  return result
}

/** A failure is only logged (specification section 8). */
async function notify(variables: QuoteFormValues & { fileUrls: string[] }, call: ServerCall) {
  const answer = await call('POST', '/graphql', { body: { query: sendQuoteNotification, variables } })
  const { errors } = (answer.body ?? {}) as { errors?: unknown[] }
  if (answer.status !== 200 || errors?.length)
    console.warn('The quote notification was not accepted', answer.status, errors)
}
