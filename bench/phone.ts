import { z } from 'zod'
import { createAttachments } from '#app/site/forms/attachments/attachments.ts'
import type { PutPart } from '#app/site/forms/attachments/upload-client.ts'
import { createUploadClient } from '#app/site/forms/attachments/upload-client.ts'
import type { QuoteFormValues } from '#app/site/forms/quote-form-props.ts'
import { createRecord, parseJson, type ServerCall, type SubmitResult } from '#app/site/forms/submit.ts'
import { type HttpResponse, newIdempotencyKey, noResponse, withRetry } from '#client/retry.ts'
import { readQuotePage } from './quote-page.ts'

const createdQuote = z.object({ data: z.object({ createQuote: z.object({ id: z.string() }) }) })

export type Phone = NonNullable<Awaited<ReturnType<typeof openPage>>>

/**
 * A visitor at `address` opens the page. From there on this is the site's own form without its screen: the same
 * uploads, the same submission and the same repeats, only that here the network is Node's. Undefined when the page
 * cannot be loaded.
 */
export async function openPage(site: string, address: string) {
  const network = networkOf(site, address)
  const page = await network.send('/', { method: 'GET' })
  if (page.status !== 200) return undefined
  const { publicApiKey, formToken } = readQuotePage(page.text)
  const idempotencyKey = newIdempotencyKey()
  const openedAt = Date.now()

  const call: ServerCall = (method, path, { body, signal, timeoutMs = 15_000 } = {}) =>
    withRetry(
      () =>
        network.ask(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: anyOf(timeoutMs, signal),
        }),
      { signal },
    )
  // The signed path is the permission, as with a bucket: no key and no cookie.
  const putPart: PutPart = (path, bytes, { signal }) =>
    network.ask(path, { method: 'PUT', body: bytes, signal: anyOf(15_000, signal) })
  const attachments = createAttachments(createUploadClient({ call, putPart }))

  return {
    idempotencyKey,
    /** Milliseconds since the page came. */
    age: () => Date.now() - openedAt,
    choose: (files: readonly File[]) => attachments.add(files),
    /** Removes what the server refused to take, as a person does who wants to get on. */
    removeRefusedFiles() {
      for (const { id, state } of attachments.snapshot()) if (state === 'failed') attachments.remove(id)
    },
    /** Names of the files that a request takes along: refused ones are gone, declined ones stay behind. */
    filesToSend: () =>
      attachments.snapshot().flatMap(({ file, state }) => (state === 'stored' ? [file.name] : [])),
    /** Presses Send. `id` is the quote's, when the server said that it has it. */
    async send(values: QuoteFormValues): Promise<{ result: SubmitResult; id: string | undefined }> {
      const files = await attachments.settle()
      if (!files.ok) return { result: unsent(files.refusal), id: undefined }
      let id: string | undefined
      const listening: ServerCall = async (...request) => {
        const answer = await call(...request)
        id ??= createdQuote.safeParse(answer.body).data?.data.createQuote.id
        return answer
      }
      const submission = { idempotencyKey, formToken, trap: '' }
      const input = { ...values, fileUrls: files.value.keys }
      const result = await createRecord('Quote', input, submission, listening)
      return { result, id: result.ok ? id : undefined }
    },
  }
}

function unsent(reason: 'no-response' | 'failed' | 'refused'): SubmitResult {
  return reason === 'refused'
    ? { ok: false, refusal: { reason, fieldErrors: { files: 'A file was refused.' } } }
    : { ok: false, refusal: { reason } }
}

/** One browser's connection: its own address, and the cookies that it was given. */
function networkOf(site: string, address: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    if (init.method !== 'GET') headers.set('origin', site)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(site + path, { ...init, headers }).catch(() => undefined)
    for (const line of response?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    // An answer whose end is missing is no answer.
    const text = await response?.text().catch(() => undefined)
    return { status: response && text !== undefined ? response.status : 0, text: text ?? '' }
  }

  return {
    send,
    async ask(path: string, init: RequestInit): Promise<HttpResponse> {
      const { status, text } = await send(path, init)
      return status === 0 ? noResponse : { status, body: parseJson(text) }
    },
  }
}

function anyOf(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([late, signal]) : late
}
