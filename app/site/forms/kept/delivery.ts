import { isGone } from '#app/site/forms/attachments/remembered-file.ts'
import {
  createUploadClient,
  isFresh,
  type UploadFile,
  type UploadResult,
} from '#app/site/forms/attachments/upload-client.ts'
import type { FormValues } from '#app/site/forms/form-values.ts'
import { createServerCall } from '#app/site/forms/server-call.ts'
import { createRecord, type ServerCall, type SubmitResult } from '#app/site/forms/submit.ts'
import { fetchText } from '#client/fetch-text.ts'
import { noResponse, parseJson } from '#client/retry.ts'
import type { OfflineQueue, QueuedSubmission, QueueForm } from './offline-queue.ts'

/**
 * How kept submissions leave the device: the same from their form, from any other page and from the service worker. Who calls
 * this holds the submit lock of the form.
 */

type ServerConnection = { call: ServerCall; uploadFile: UploadFile }

export function openConnection(publicApiKey: string): ServerConnection {
  const call = createServerCall(publicApiKey)
  return { call, uploadFile: createUploadClient({ call, putPart: fetchPart }) }
}

const models = { quote: 'Quote', contact: 'Message' } as const

/** Brings a kept submission to the server: files whose upload has expired go again, then the record under its old key. */
export async function deliverQueued(
  form: QueueForm,
  queued: QueuedSubmission,
  { call, uploadFile }: ServerConnection,
): Promise<SubmitResult> {
  const { values, files, submission, filesLost = 0 } = queued
  if (form === 'contact') return createRecord(models.contact, values, queued, call)
  const isSendable = ({ file, upload }: QueuedSubmission['files'][number]) =>
    !isGone(file) || (upload && isFresh(upload))
  const sendable = files.filter(isSendable)
  const results = await Promise.all(
    sendable.map(({ file, upload }, index): UploadResult | Promise<UploadResult> =>
      upload && isFresh(upload)
        ? { ok: true, value: upload }
        : uploadFile(file, {
            idempotencyKey: `${submission.idempotencyKey} ${index}`,
            onProgress: () => {},
            signal: new AbortController().signal,
          }),
    ),
  )
  const keys: string[] = []
  let leftOut = filesLost + files.length - sendable.length
  for (const result of results) {
    if (result.ok) {
      keys.push(result.value.key)
      continue
    }
    const { reason, message } = result.refusal
    if (reason === 'declined') leftOut += 1
    else if (reason !== 'refused') return { ok: false, refusal: { reason } }
    else return { ok: false, refusal: { reason, fieldErrors: message ? { files: message } : {} } }
  }
  return withoutFiles(leftOut, await createRecord(models.quote, { ...values, fileUrls: keys }, queued, call))
}

/** A quote does not wait for files that the server does not take; who sent it is told. */
export function withoutFiles(leftOut: number, result: SubmitResult): SubmitResult {
  return result.ok && leftOut > 0 ? { ok: true, value: { ...result.value, filesLeftOut: true } } : result
}

export const isFinal = (result: SubmitResult) => result.ok || result.refusal.reason === 'refused'

type Deliver<Values extends FormValues> = (queued: QueuedSubmission<Values>) => Promise<SubmitResult>

/** Tries a submission that is in the queue. It stays there; when the server asks for a pause, that is noted beside it. */
export async function tryQueued<Values extends FormValues>(
  queue: OfflineQueue<Values>,
  queued: QueuedSubmission<Values>,
  deliver: Deliver<Values>,
): Promise<SubmitResult> {
  if (!navigator.onLine) return { ok: false, refusal: { reason: 'no-response' } }
  const pauseMs = (queued.notBefore ?? 0) - Date.now()
  if (pauseMs > 0) return { ok: false, refusal: { reason: 'failed', retryAfterMs: pauseMs } }
  const result = await deliver(queued)
  if (!result.ok && result.refusal.reason !== 'refused' && result.refusal.retryAfterMs)
    await queue.update({ ...queued, notBefore: Date.now() + result.refusal.retryAfterMs })
  return result
}

/**
 * The same for what was kept earlier, unless its outcome is known already. A final outcome is written down, so that a page
 * that closes now leaves it to the next one.
 */
export async function settleQueued<Values extends FormValues>(
  queue: OfflineQueue<Values>,
  queued: QueuedSubmission<Values>,
  deliver: Deliver<Values>,
): Promise<SubmitResult> {
  if (queued.outcome) return queued.outcome
  const result = await tryQueued(queue, queued, deliver)
  if (isFinal(result))
    await queue.update({ ...queued, files: result.ok ? [] : queued.files, outcome: result })
  return result
}

export const syncTag = 'offline-queue'

/** Background Sync: wakes the worker once there is a connection, also when no page is open. Only some browsers can. */
export async function askForSync(): Promise<void> {
  try {
    // Not in TypeScript's library, as it is in no standard yet.
    const registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } } =
      await navigator.serviceWorker.ready
    await registration.sync?.register(syncTag)
  } catch {
    // Without a worker, or where the person forbids it: then the page that is opened next sends it.
  }
}

/** The slowest connection that is still one takes this long for a part of 5 MB. */
const partTimeoutMs = 4 * 60_000

/** Sends a part of a file where there is no XMLHttpRequest, in workers, without progress. */
const fetchPart: Parameters<typeof createUploadClient>[0]['putPart'] = async (url, bytes) => {
  const got = await fetchText(url, { method: 'PUT', body: bytes }, { timeoutMs: partTimeoutMs })
  return got ? { status: got.response.status, body: parseJson(got.text) } : noResponse
}
