import type { Attachments } from '#app/site/forms/attachments/attachments.ts'
import { isFresh, type UploadFile, type UploadResult } from '#app/site/forms/attachments/upload-client.ts'
import type { SubmitResult } from './create-record.ts'
import type { ServerCall } from './server-call.ts'
import type { WaitingRequest } from './waiting-request.ts'
import type { QuoteFormValues } from './quote-form-props.ts'
import { submitQuote } from './submit-quote.ts'

type QuoteRequest = WaitingRequest<QuoteFormValues>

/** Sends what the form holds as soon as its files have arrived; `filesUnsent` is said when one of them was refused. */
export async function deliverQuote(
  { values, submission }: QuoteRequest,
  { attachments, call, filesUnsent }: { attachments: Attachments; call: ServerCall; filesUnsent: string },
): Promise<SubmitResult> {
  const files = await attachments.settle()
  if (files.ok) return withoutFiles(files.leftOut, await submitQuote(values, files.keys, submission, call))
  if (files.reason !== 'refused') return { ok: false, reason: files.reason }
  return { ok: false, reason: 'refused', fieldErrors: { files: filesUnsent } }
}

/** Sends a kept request: attachments whose upload has expired go again, then the quote under its old key. */
export async function deliverWaiting(
  { values, submission, files }: QuoteRequest,
  { call, uploadFile }: { call: ServerCall; uploadFile: UploadFile },
): Promise<SubmitResult> {
  const results = await Promise.all(
    files.map(({ file, upload }): UploadResult | Promise<UploadResult> =>
      upload && isFresh(upload)
        ? { ok: true, upload }
        : uploadFile(file, { onProgress: () => {}, signal: new AbortController().signal }),
    ),
  )
  const keys: string[] = []
  let leftOut = 0
  for (const result of results) {
    if (result.ok) keys.push(result.upload.key)
    else if (result.reason === 'declined') leftOut += 1
    else if (result.reason !== 'refused') return { ok: false, reason: result.reason }
    else return { ok: false, reason: 'refused', fieldErrors: result.message ? { files: result.message } : {} }
  }
  return withoutFiles(leftOut, await submitQuote(values, keys, submission, call))
}

/** A request does not wait for files that the server does not take; who sent it is told. */
function withoutFiles(leftOut: number, result: SubmitResult): SubmitResult {
  return result.ok && leftOut > 0 ? { ...result, filesLeftOut: true } : result
}
