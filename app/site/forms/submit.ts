import { tryStorage } from '#app/ui/try-storage.ts'
import { type HttpResponse, isTransient } from '#client/retry.ts'
import type { Result } from '#server/result.ts'

/**
 * How the form proves that it was opened by a person; `trap` is the honeypot's content. `invitation`: the token of a personal
 * link, of a review that we asked for.
 */
export type Submission = {
  idempotencyKey: string
  formToken: string
  trap: string
  visit?: string
  invitation?: string
}

/** What the page's script kept of how the visit began. A referrer of our own (a link opened in a new tab) says nothing of it. */
export function storedVisit(): { visit?: string } {
  const stored = tryStorage(() => sessionStorage.getItem('visit')) ?? ''
  const [page, referrer = ''] = stored.split(' ')
  return page ? { visit: referrer.startsWith(location.origin) ? page : `${page} ${referrer}` } : {}
}

export type SubmitResult = Result<SentForm, NotSent>

/** What a form shows once it is sent. `receipt`: path of the page of what was sent; a review has no notice. */
export type SentForm = {
  receipt: string | undefined
  notice?: { thanks: string; promise: string; picksTime?: boolean } | undefined
  filesLeftOut?: true
}

/**
 * `no-response`: the network is gone. `failed`: the server could not, and may say when to try again. `refused`: it wants other
 * values.
 */
type NotSent =
  | { reason: 'no-response' | 'failed'; retryAfterMs?: number }
  | { reason: 'refused'; fieldErrors: Record<string, string> }

type Model = 'Quote' | 'Message' | 'Review'

/** Plain text: a parser for documents would weigh more than the rest of this file. A test holds them to the schema. */
export const createDocument = (
  model: Model,
) => `mutation Create${model}($input: Create${model}Input!, $submission: SubmissionInput) {
  create${model}(input: $input, submission: $submission) { id receipt${model === 'Review' ? '' : ' notice { thanks promise picksTime }'} }
}`

type GraphqlResponse = {
  data?: Record<string, { receipt?: string | null; notice?: SentForm['notice'] | null } | null> | null
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[]
}

/** Stores what a form holds, in the language of that form. The same idempotency key never makes a second record. */
export async function createRecord(
  model: Model,
  input: object,
  { submission, prefix }: { submission: Submission; prefix?: string | undefined },
  call: ServerCall,
): Promise<SubmitResult> {
  const body = { query: createDocument(model), variables: { input, submission } }
  const response = await call('POST', '/graphql', { body, prefix })
  return readResult(response, `create${model}`)
}

function readResult(response: HttpResponse, field: string): SubmitResult {
  if (response.status === 0) return { ok: false, refusal: { reason: 'no-response' } }
  const { data, errors } = (response.body ?? {}) as GraphqlResponse
  const created = data?.[field]
  if (created && !errors?.length)
    return {
      ok: true,
      value: { receipt: created.receipt ?? undefined, notice: created.notice ?? undefined },
    }

  const extensions = errors?.[0]?.extensions
  if (extensions?.code === 'BAD_INPUT' && !isTransient(response))
    return { ok: false, refusal: { reason: 'refused', fieldErrors: extensions.fields ?? {} } }
  const { retryAfterMs } = response
  return { ok: false, refusal: { reason: 'failed', ...(retryAfterMs && { retryAfterMs }) } }
}

/** One call to our server by JSON, in the language of this page or that of `prefix`. Status 0: no response. */
export type ServerCall = (
  method: 'POST' | 'DELETE',
  path: string,
  options?: {
    body?: unknown
    prefix?: string | undefined
    signal?: AbortSignal | undefined
    timeoutMs?: number
  },
) => Promise<HttpResponse>
