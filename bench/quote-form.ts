import { z } from 'zod'
import { createAttachments } from '#app/site/forms/attachments/attachments.ts'
import { createUploadClient, type PutPart } from '#app/site/forms/attachments/upload-client.ts'
import type { QuoteFormValues } from '#app/site/forms/quote-form.tsx'
import { createRecord, type ServerCall, type SubmitResult } from '#app/site/forms/submit.ts'
import { type HttpResponse, newIdempotencyKey, noResponse, parseJson, withRetry } from '#client/retry.ts'

const createdQuote = z.object({ data: z.object({ createQuote: z.object({ id: z.string() }) }) })

export type QuoteForm = NonNullable<Awaited<ReturnType<typeof openQuoteForm>>>

/**
 * Opens the home page as a visitor at `address` and gives its quote form: the site's own upload, submit and retry code, on
 * Node's network instead of a browser's. Undefined when the page cannot be loaded.
 */
export async function openQuoteForm(site: string, address: string) {
  const browser = openBrowser(site, address)
  const page = await browser.send('/', { method: 'GET' })
  if (page.status !== 200) return undefined
  const { publicApiKey, formToken } = readQuotePage(page.text)
  const idempotencyKey = newIdempotencyKey()
  const openedAt = Date.now()

  const call: ServerCall = (method, path, { body, signal, timeoutMs = 15_000 } = {}) =>
    withRetry(
      () =>
        browser.requestJson(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: anyOf(timeoutMs, signal),
        }),
      { signal },
    )
  // The signed path is the permission: no key and no cookie.
  const putPart: PutPart = (path, bytes, { signal }) =>
    browser.requestJson(path, { method: 'PUT', body: bytes, signal: anyOf(15_000, signal) })
  const attachments = createAttachments(createUploadClient({ call, putPart }))

  return {
    idempotencyKey,
    age: () => Date.now() - openedAt,
    choose: (files: readonly File[]) => attachments.add(files),
    removeRefusedFiles() {
      for (const { id, state } of attachments.snapshot()) if (state === 'failed') attachments.remove(id)
    },
    settled: () => attachments.settle(),
    filesToSend: () =>
      attachments.snapshot().flatMap(({ file, state }) => (state === 'stored' ? [file.name] : [])),
    async send(values: Partial<QuoteFormValues>): Promise<{ result: SubmitResult; id: string | undefined }> {
      const files = await attachments.settle()
      if (!files.ok) {
        const problem = attachments.snapshot().find(({ state }) => state === 'failed')?.problem
        return { result: unsent(files.refusal, problem), id: undefined }
      }
      let id: string | undefined
      const callAndReadId: ServerCall = async (...request) => {
        const response = await call(...request)
        id ??= createdQuote.safeParse(response.body).data?.data.createQuote.id
        return response
      }
      const submission = { idempotencyKey, formToken, trap: '' }
      const input = { ...values, fileUrls: files.value.keys }
      const result = await createRecord('Quote', input, { submission }, callAndReadId)
      return { result, id: result.ok ? id : undefined }
    },
  }
}

function unsent(reason: 'no-response' | 'failed' | 'refused', problem = 'no reason given'): SubmitResult {
  return reason === 'refused'
    ? { ok: false, refusal: { reason, fieldErrors: { files: problem } } }
    : { ok: false, refusal: { reason } }
}

function openBrowser(site: string, address: string) {
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
    const text = await response?.text().catch(() => undefined)
    return { status: response && text !== undefined ? response.status : 0, text: text ?? '' }
  }

  return {
    send,
    async requestJson(path: string, init: RequestInit): Promise<HttpResponse> {
      const { status, text } = await send(path, init)
      return status === 0 ? noResponse : { status, body: parseJson(text) }
    },
  }
}

function anyOf(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([late, signal]) : late
}

const formProps = z.object({
  publicApiKey: z.string(),
  formToken: z.string(),
})

export function readQuotePage(html: string): z.output<typeof formProps> {
  const json = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The page has no quote form')
  return formProps.parse(JSON.parse(json))
}
