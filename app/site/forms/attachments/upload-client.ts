import type { ServerCall } from '#app/site/forms/submit.ts'
import {
  type HttpResponse,
  isTransient,
  noResponse,
  parseJson,
  wait as usualWait,
  type Wait,
  withRetry,
} from '#client/retry.ts'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Result } from '#server/result.ts'

/** A file that the server has checked and stored. `uploadedAt` is this device's clock, when the upload began. */
export type StoredUpload = { key: string; uploadedAt: number }

export type UploadResult = Result<StoredUpload, NotUploaded>

/**
 * `no-response` and `failed` are worth another try later; `refused` is final and comes with the server's reason.
 * `declined`: nothing is wrong with the file, but the server takes none just now; a quote goes without it.
 */
type NotUploaded = { reason: 'no-response' | 'failed' | 'refused' | 'declined'; message: string | undefined }

export type UploadProgress = { sentBytes: number; checking: boolean }

type UploadOptions = {
  /** The same for each try of this file, so that the server forgets the earlier ones. */
  idempotencyKey: string
  onProgress: (progress: UploadProgress) => void
  signal: AbortSignal
}

/**
 * Gives the result; rejects only when the signal gave up. Whenever that is, also after the result, the server is told to forget
 * the upload.
 */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadResult>

type OpenUpload = { id: string; key: string; partSize: number; parts: UploadPart[] }
type UploadPart = { number: number; url: string; size: number }

/** Cleaning a large photo takes the server longer than an ordinary response. */
const checkTimeoutMs = 60_000

/** Too many files from this connection, a busy server, and no room: the file routes' statuses for these. */
const declining = new Set([429, 503, 507])

const busyTries = 4

/** Unclaimed uploads expire on the server after an hour; from 55 minutes on they are done again. */
const freshForMs = 55 * 60 * 1000

export const isFresh = (upload: StoredUpload, now = Date.now()) => now - upload.uploadedAt < freshForMs

type Transport = { call: ServerCall; putPart: PutPart; now?: () => number; wait?: Wait }

/** The upload protocol: open, PUT the parts (4 at a time over all files, each tried 3 times), complete. */
export function createUploadClient({
  call,
  putPart,
  now = Date.now,
  wait = usualWait,
}: Transport): UploadFile {
  const inTurns = limitConcurrency(attachmentRules.parallelParts)
  // The first response brings the visitor's identity: asked at the same time, two uploads would belong to two guests.
  const oneByOne = limitConcurrency(1)

  return async function uploadFile(file, { idempotencyKey, onProgress, signal }) {
    const uploadedAt = now()
    const opened = await oneByOne(() =>
      whileBusy(signal, () =>
        call('POST', '/files/uploads', {
          body: { name: file.name, size: file.size, type: file.type, idempotencyKey },
          signal,
        }),
      ),
    )
    if (!isSuccess(opened)) return failure(opened)
    // Our own server's response, whose shape its tests hold.
    const upload = opened.body as OpenUpload
    const forget = () => void call('DELETE', `/files/uploads/${upload.id}`)
    // Also once it is stored: what is removed from the form would count against this guest's allowance for an hour.
    signal.addEventListener('abort', forget)

    const failedPart = await putParts(upload, file, { onProgress, signal })
    if (failedPart) {
      forget()
      return failureOfOpen(failedPart)
    }
    onProgress({ sentBytes: file.size, checking: true })
    const completed = await whileBusy(signal, () =>
      call('POST', `/files/uploads/${upload.id}/complete`, { signal, timeoutMs: checkTimeoutMs }),
    )
    if (declining.has(completed.status)) forget()
    if (!isSuccess(completed)) return failureOfOpen(completed)
    const { key = upload.key } = (completed.body ?? {}) as { key?: string }
    return { ok: true, value: { key, uploadedAt } }
  }

  /** A request goes without a file that is declined, so a server that is merely busy is asked again. */
  async function whileBusy(signal: AbortSignal, ask: () => Promise<HttpResponse>): Promise<HttpResponse> {
    for (let attempt = 1; ; attempt++) {
      const response = await ask()
      if (response.status !== 503 || attempt === busyTries) return response
      await wait(attachmentRules.busySeconds * 1000, signal)
    }
  }

  /** Gives the first response that failed for good; undefined when every part arrived. */
  async function putParts(
    upload: OpenUpload,
    file: File,
    { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
  ): Promise<HttpResponse | undefined> {
    const sent = new Map<number, number>()
    let failed: HttpResponse | undefined

    await Promise.all(
      upload.parts.map((part) =>
        inTurns(async () => {
          if (failed) return
          const start = (part.number - 1) * upload.partSize
          // The signature covers the type, so the slice must carry it; none at all would be sent as none.
          const bytes = file.slice(start, start + part.size, file.type || 'application/octet-stream')
          const report = (partBytes: number) => {
            sent.set(part.number, Math.min(partBytes, part.size))
            onProgress({ sentBytes: sum(sent.values()), checking: false })
          }
          const put = () => putPart(part.url, bytes, { onProgress: report, signal })
          const response = await whileBusy(signal, () => withRetry(put, { signal, wait }))
          if (isSuccess(response)) report(part.size)
          else failed ??= response
        }),
      ),
    )
    return failed
  }
}

/**
 * The next try begins a new upload: a signed address ends with the credentials that signed it, and a check whose answer was
 * lost may have ended the upload.
 */
const isOver = ({ status }: HttpResponse) => status === 403 || status === 404 || status === 410

const failureOfOpen = (response: HttpResponse): UploadResult =>
  isOver(response) ? { ok: false, refusal: { reason: 'failed', message: undefined } } : failure(response)

const isSuccess = ({ status }: HttpResponse) => status >= 200 && status < 300

function failure(response: HttpResponse): UploadResult {
  const { message } = (response.body ?? {}) as { message?: string }
  if (response.status === 0) return { ok: false, refusal: { reason: 'no-response', message: undefined } }
  // Without a reason it was not our server that spoke, but one in between that does not reach it.
  if (declining.has(response.status) && message)
    return { ok: false, refusal: { reason: 'declined', message } }
  return { ok: false, refusal: { reason: isTransient(response) ? 'failed' : 'refused', message } }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** A slow connection may need minutes for 5 MB; only one that stands still has failed. */
const stalledAfterMs = 15_000

export type PutPart = (
  url: string,
  bytes: Blob,
  options: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
) => Promise<HttpResponse>

/** Sends bytes to a signed address. XMLHttpRequest, because fetch still tells no upload progress. */
export const putPart: PutPart = (url, bytes, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let stall = setTimeout(() => request.abort(), stalledAfterMs)
    const giveUp = () => request.abort()
    signal.addEventListener('abort', giveUp)

    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stalledAfterMs)
      onProgress(loaded)
    }
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', giveUp)
      if (signal.aborted) reject(signal.reason)
      else if (request.status === 0) resolve(noResponse)
      else resolve({ status: request.status, body: parseJson(request.responseText) })
    }
    request.open('PUT', url)
    request.send(bytes)
  })

/** Lets at most `count` tasks run at a time; the others wait for their turn in order. p-limit is five times as heavy. */
function limitConcurrency(count: number) {
  let free = count
  const queue: (() => void)[] = []

  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((turn) => queue.push(turn))
    try {
      return await task()
    } finally {
      const next = queue.shift()
      // The place passes straight to the next in line, so that no other upload slips in between.
      if (next) next()
      else free++
    }
  }
}
