import { type Answer, isTransient } from '../../../client/retry.ts'
import type { ServerCall } from './server-call.ts'

/** How the form proves that it was opened by a person; `trap` is the honeypot's content. */
export type Submission = {
  idempotencyKey: string
  formToken: string
  trap: string
  /** The token of a personal link, of a review that we asked for. */
  invitation?: string
}

export type SubmitResult =
  | { ok: true; receipt: string | undefined; filesLeftOut?: true }
  /** `no-answer`: the network is gone. `failed`: the server could not. `refused`: it wants other values. */
  | { ok: false; reason: 'no-answer' | 'failed' }
  | { ok: false; reason: 'refused'; fieldErrors: Record<string, string> }

type Model = 'Quote' | 'Message' | 'Review'

/** Plain text: a parser for documents would weigh more than the rest of this file. A test holds them to the schema. */
export const createDocument = (
  model: Model,
) => `mutation Create${model}($input: Create${model}Input!, $submission: SubmissionInput) {
  create${model}(input: $input, submission: $submission) { id receipt }
}`

type GraphqlAnswer = {
  data?: Record<string, { receipt?: string | null } | null> | null
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[]
}

/** Stores what a form holds. The same idempotency key never makes a second record. */
export async function createRecord(
  model: Model,
  input: object,
  submission: Submission,
  call: ServerCall,
): Promise<SubmitResult> {
  const answer = await call('POST', '/graphql', {
    body: { query: createDocument(model), variables: { input, submission } },
  })
  return readResult(answer, `create${model}`)
}

function readResult(answer: Answer, field: string): SubmitResult {
  if (answer.status === 0) return { ok: false, reason: 'no-answer' }
  const { data, errors } = (answer.body ?? {}) as GraphqlAnswer
  const created = data?.[field]
  if (created && !errors?.length) return { ok: true, receipt: created.receipt ?? undefined }

  const extensions = errors?.[0]?.extensions
  if (extensions?.code === 'BAD_INPUT' && !isTransient(answer))
    return { ok: false, reason: 'refused', fieldErrors: extensions.fields ?? {} }
  return { ok: false, reason: 'failed' }
}
