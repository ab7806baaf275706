import { type Answer, isTransient } from '../form/retry.ts'
import type { ServerCall } from '../form/server-call.ts'
import type { QuoteFormValues } from './quote-form-props.ts'

/** How the form proves that it was opened by a person; `trap` is the honeypot's content. */
export type Submission = { idempotencyKey: string; formToken: string; trap: string }

export type SubmitResult =
  | { ok: true; receipt: string | undefined }
  /** `no-answer`: the network is gone. `failed`: the server could not. `refused`: it wants other values. */
  | { ok: false; reason: 'no-answer' | 'failed' }
  | { ok: false; reason: 'refused'; fieldErrors: Record<string, string> }

/** Plain text: a parser for documents would weigh more than the rest of this file. A test holds them to the schema. */
export const createQuote = `mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
  createQuote(input: $input, submission: $submission) { id receipt }
}`

export const sendQuoteNotification = `mutation SendQuoteNotification($firstName: String!, $lastName: String!, $phone: String!, $email: String!, $service: String!, $message: String, $fileUrls: [String]) {
  sendQuoteNotification(firstName: $firstName, lastName: $lastName, phone: $phone, email: $email, service: $service, message: $message, fileUrls: $fileUrls) { success message }
}`

type GraphqlAnswer = {
  data?: { createQuote?: { receipt?: string | null } | null } | null
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[]
}

/** Creates the quote, then asks for the notification. The same idempotency key never makes a second quote. */
export async function submitQuote(
  values: QuoteFormValues,
  fileUrls: string[],
  submission: Submission,
  call: ServerCall,
): Promise<SubmitResult> {
  const input = { ...values, fileUrls }
  const answer = await call('POST', '/graphql', {
    body: { query: createQuote, variables: { input, submission } },
  })
  const result = readResult(answer)
  // Not awaited: the thanks do not depend on it (specification section 7), the server's outbox delivers anyway.
  if (result.ok) void notify(input, call)
  return result
}

function readResult(answer: Answer): SubmitResult {
  if (answer.status === 0) return { ok: false, reason: 'no-answer' }
  const { data, errors } = (answer.body ?? {}) as GraphqlAnswer
  const created = data?.createQuote
  if (created && !errors?.length) return { ok: true, receipt: created.receipt ?? undefined }

  const extensions = errors?.[0]?.extensions
  if (extensions?.code === 'BAD_INPUT' && !isTransient(answer))
    return { ok: false, reason: 'refused', fieldErrors: extensions.fields ?? {} }
  return { ok: false, reason: 'failed' }
}

/** A failure is only logged (specification section 8). */
async function notify(variables: QuoteFormValues & { fileUrls: string[] }, call: ServerCall) {
  const answer = await call('POST', '/graphql', { body: { query: sendQuoteNotification, variables } })
  const { errors } = (answer.body ?? {}) as GraphqlAnswer
  if (answer.status !== 200 || errors?.length)
    console.warn('The quote notification was not accepted', answer.status, errors)
}
