import { expect, test } from 'vitest'
import type { ServerCall } from '#app/site/forms/submit.ts'
import type { HttpResponse } from '#client/retry.ts'
import {
  createUploadClient,
  isFresh,
  type PutPart,
  type UploadFile,
  type UploadProgress,
} from './upload-client.ts'

const megabyte = 1024 * 1024
const now = Date.parse('2026-11-20T15:00:00Z')
const response = (status: number, body?: unknown): HttpResponse => ({ status, body })
const fileOf = (size: number) => new File([new Uint8Array(size)], 'door.jpg', { type: 'image/jpeg' })
const never = () => new AbortController().signal

function transport(
  told: {
    open?: HttpResponse | undefined
    part?: (url: string, attempt: number) => HttpResponse
    complete?: HttpResponse | undefined
  } = {},
) {
  const calls: string[] = []
  const announced: unknown[] = []
  const parts: { url: string; size: number; type: string }[] = []
  const attempts = new Map<string, number>()
  let underWay = 0
  let most = 0
  let opening = 0
  let mostOpening = 0

  const call: ServerCall = async (method, path, { body } = {}) => {
    calls.push(`${method} ${path}`)
    if (path !== '/files/uploads')
      return told.complete ?? response(200, { key: 'quote-attachments/1-a_door.jpg' })
    announced.push(body)
    mostOpening = Math.max(mostOpening, ++opening)
    await new Promise((resolve) => setTimeout(resolve, 1))
    opening--
    const { size } = body as { size: number }
    const count = Math.ceil(size / (5 * megabyte))
    const partOf = (_: unknown, index: number) => ({
      number: index + 1,
      url: `/part/${index + 1}`,
      size: Math.min(5 * megabyte, size - index * 5 * megabyte),
    })
    return (
      told.open ??
      response(201, { id: 'u1', partSize: 5 * megabyte, parts: Array.from({ length: count }, partOf) })
    )
  }

  const putPart: PutPart = async (url, bytes, { onProgress, signal }) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 1))
    underWay--
    signal.throwIfAborted()
    parts.push({ url, size: bytes.size, type: bytes.type })
    onProgress(bytes.size)
    attempts.set(url, (attempts.get(url) ?? 0) + 1)
    return told.part?.(url, attempts.get(url) ?? 0) ?? response(204)
  }

  const client = createUploadClient({ call, putPart, now: () => now, wait: async () => {} })
  const uploadFile = (file: File, options: Omit<Parameters<UploadFile>[1], 'idempotencyKey'>) =>
    client(file, { idempotencyKey: 'key of the file', ...options })
  return { uploadFile, calls, announced, parts, most: () => most, openings: () => mostOpening }
}

test('a file up to 5 MB goes in one part, with its type', async () => {
  const { uploadFile, calls, parts } = transport()
  const result = await uploadFile(fileOf(5 * megabyte), { onProgress: () => {}, signal: never() })
  expect(result).toEqual({ ok: true, value: { key: 'quote-attachments/1-a_door.jpg', uploadedAt: now } })
  expect(parts).toEqual([{ url: '/part/1', size: 5 * megabyte, type: 'image/jpeg' }])
  expect(calls).toEqual(['POST /files/uploads', 'POST /files/uploads/u1/complete'])
})

test('each try announces the file under the same key', async () => {
  const { uploadFile, announced } = transport({ open: response(0) })
  for (const _ of [1, 2]) await uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })
  const file = { name: 'door.jpg', size: 9, type: 'image/jpeg', idempotencyKey: 'key of the file' }
  expect(announced).toEqual([file, file])
})

test('a larger file goes in parts that cover every byte, and progress never exceeds its size', async () => {
  const { uploadFile, parts } = transport()
  const seen: UploadProgress[] = []
  await uploadFile(fileOf(12 * megabyte), { onProgress: (progress) => seen.push(progress), signal: never() })
  expect(parts.map(({ size }) => size / megabyte).toSorted()).toEqual([2, 5, 5])
  expect(Math.max(...seen.map(({ sentBytes }) => sentBytes))).toBe(12 * megabyte)
  expect(seen.at(-1)).toEqual({ sentBytes: 12 * megabyte, checking: true })
})

test('at most 4 parts at a time over all files', async () => {
  const { uploadFile, most } = transport()
  const upload = () => uploadFile(fileOf(12 * megabyte), { onProgress: () => {}, signal: never() })
  await Promise.all([upload(), upload(), upload()])
  expect(most()).toBe(4)
})

test('uploads are opened one after another, so that all belong to one guest', async () => {
  const { uploadFile, openings } = transport()
  const upload = () => uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })
  await Promise.all([upload(), upload(), upload()])
  expect(openings()).toBe(1)
})

test('a part is tried three times', async () => {
  const recovers = transport({ part: (_, attempt) => response(attempt < 3 ? 503 : 204) })
  expect(await recovers.uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })).toMatchObject({
    ok: true,
  })
  expect(recovers.parts).toHaveLength(3)

  const fails = transport({ part: () => response(502) })
  const result = await fails.uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })
  expect(result).toEqual({ ok: false, refusal: { reason: 'failed', message: undefined } })
  expect(fails.parts).toHaveLength(3)
  expect(fails.calls).toContain('DELETE /files/uploads/u1')
})

test('a part that the server gave up waiting for is sent again', async () => {
  const { uploadFile, parts } = transport({
    part: (_url, attempt) =>
      response(attempt < 3 ? 408 : 204, { message: 'The file did not arrive completely.' }),
  })
  const result = await uploadFile(fileOf(1000), { onProgress: () => {}, signal: never() })
  expect(result.ok).toBe(true)
  expect(parts).toHaveLength(3)
})

test('an address that is over is worth another try, which gets a new one', async () => {
  const { uploadFile, calls } = transport({ part: () => response(403) })
  expect(await uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })).toEqual({
    ok: false,
    refusal: { reason: 'failed', message: undefined },
  })
  expect(calls).toEqual(['POST /files/uploads', 'DELETE /files/uploads/u1'])
})

test('a check whose answer was lost may have ended the upload: another try begins a new one', async () => {
  const { uploadFile } = transport({ complete: response(404, { message: 'There is no such upload.' }) })
  const failed = await uploadFile(fileOf(10), { onProgress: () => {}, signal: never() })
  expect(failed).toEqual({ ok: false, refusal: { reason: 'failed', message: undefined } })
})

test('the server’s reason reaches the person; no response is no reason', async () => {
  const refusing = transport({ complete: response(415, { message: 'Images and PDFs only.' }) })
  expect(await refusing.uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })).toEqual({
    ok: false,
    refusal: { reason: 'refused', message: 'Images and PDFs only.' },
  })
  const silent = transport({ open: response(0) })
  expect(await silent.uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })).toEqual({
    ok: false,
    refusal: { reason: 'no-response', message: undefined },
  })
})

test.each([
  ['too many from this connection', { open: response(429, { message: 'Wait.' }) }],
  ['no room', { open: response(507, { message: 'Wait.' }) }],
  ['no room any more', { part: () => response(507, { message: 'Wait.' }) }],
  ['no room for the check', { complete: response(507, { message: 'Wait.' }) }],
])('%s: the server declines, which is no fault of the file', async (_, told) => {
  const { uploadFile } = transport(told)
  const result = await uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })
  expect(result).toEqual({ ok: false, refusal: { reason: 'declined', message: 'Wait.' } })
})

test('a busy server is asked again for each step of a file', async () => {
  const asked = { open: 0, complete: 0 }
  const busyAtFirst = (step: keyof typeof asked) =>
    asked[step]++ === 0 ? response(503, { message: 'Busy.' }) : undefined
  const { uploadFile, calls } = transport({
    get open() {
      return busyAtFirst('open')
    },
    get complete() {
      return busyAtFirst('complete')
    },
  })
  expect(await uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })).toMatchObject({ ok: true })
  expect(calls).toEqual([
    'POST /files/uploads',
    'POST /files/uploads',
    'POST /files/uploads/u1/complete',
    'POST /files/uploads/u1/complete',
  ])
})

test('while too many files are being checked, the check is asked for again, and given up after four times', async () => {
  const busy = transport({ complete: response(503, { message: 'Busy.' }) })
  const result = await busy.uploadFile(fileOf(9), { onProgress: () => {}, signal: never() })
  expect(result).toEqual({ ok: false, refusal: { reason: 'declined', message: 'Busy.' } })
  const completions = busy.calls.filter((call) => call.endsWith('/complete'))
  expect(completions).toHaveLength(4)
  expect(busy.calls.at(-1)).toBe('DELETE /files/uploads/u1')
})

test('canceling tells the server to forget the upload', async () => {
  const caller = new AbortController()
  const { uploadFile, calls } = transport()
  const upload = uploadFile(fileOf(12 * megabyte), { onProgress: () => {}, signal: caller.signal })
  setTimeout(() => caller.abort())
  await expect(upload).rejects.toThrow('aborted')
  expect(calls).toContain('DELETE /files/uploads/u1')
  expect(calls).not.toContain('POST /files/uploads/u1/complete')
})

test('a stored file that is given up is forgotten too', async () => {
  const removal = new AbortController()
  const { uploadFile, calls } = transport()
  const result = await uploadFile(fileOf(9), { onProgress: () => {}, signal: removal.signal })
  expect(result.ok).toBe(true)
  expect(calls).not.toContain('DELETE /files/uploads/u1')
  removal.abort()
  expect(calls).toContain('DELETE /files/uploads/u1')
})

test('an upload is fresh for 55 minutes', () => {
  const minute = 60_000
  expect(isFresh({ key: '', uploadedAt: now }, now + 55 * minute - 1)).toBe(true)
  expect(isFresh({ key: '', uploadedAt: now }, now + 55 * minute)).toBe(false)
})
