import { isFresh, type UploadFile, type UploadResult } from '../attachments/upload-client.ts'
import type { ServerCall } from '../form/server-call.ts'
import type { WaitingRequest } from '../form/waiting-request.ts'
import { type SubmitResult, submitQuote } from './submit-quote.ts'

/** Sends a kept request: attachments whose upload has expired go again, then the quote under its old key. */
export async function deliverWaiting(
  { values, submission, files }: WaitingRequest,
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
  for (const result of results) {
    if (result.ok) keys.push(result.upload.key)
    else if (result.reason !== 'refused') return { ok: false, reason: result.reason }
    else return { ok: false, reason: 'refused', fieldErrors: result.message ? { files: result.message } : {} }
  }
  return submitQuote(values, keys, submission, call)
}
