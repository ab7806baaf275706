import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineQueue, type QueuedSubmission } from './offline-queue.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const flags = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => flags.get(key) ?? null,
    setItem: (key: string, text: string) => flags.set(key, text),
    removeItem: (key: string) => flags.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const queued: QueuedSubmission = {
  values: { firstName: 'Dana' },
  submission: { idempotencyKey: 'key', formToken: 'token', trap: '' },
  files: [],
  queuedAt: 0,
  formPath: '/#quote-form',
}
const withPhoto = { ...queued, files: [{ file: new File(['pixels'], 'lock.jpg', { type: 'image/jpeg' }) }] }

/** One store, which refuses what `refuses` names, as a private window of Safari refuses a File. Its tests run one transaction at a time. */
function database(refuses: (value: unknown) => boolean = () => false) {
  const rows = new Map<string, QueuedSubmission>()
  const answer = (result?: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result }
    queueMicrotask(() => request.onsuccess?.())
    return request
  }
  const holdsRefused = (value: unknown): boolean =>
    refuses(value) || (typeof value === 'object' && Object.values(value ?? {}).some(holdsRefused))
  const store = {
    put(row: QueuedSubmission) {
      if (holdsRefused(row)) throw new DOMException('Error preparing Blob/File data', 'UnknownError')
      rows.set(row.submission.idempotencyKey, row)
      return answer()
    },
    getAll: () => answer([...rows.values()]),
    delete: (key: string) => answer(rows.delete(key)),
    count: () => answer(rows.size),
  }
  const transaction = () => {
    const running: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store }
    setTimeout(() => running.oncomplete?.())
    return running
  }
  vi.stubGlobal('indexedDB', { open: () => answer({ transaction, close: () => {} }) })
  return rows
}

test('a database that never opens, as Safari has had it, does not hold up sending', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const queue = offlineQueue('quote')
  const kept = queue.add(queued)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await Promise.race([kept, 'still waiting'])).toEqual({ ...queued, kept: 'nothing' })
  const listed = queue.list()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await listed).toEqual([{ ...queued, kept: 'nothing' }])
  expect(queue.hasAny()).toBe(true)
})

test('a browser that stores no File keeps a photo as bytes, and gives the file back', async () => {
  database((value) => value instanceof Blob)
  const queue = offlineQueue('quote')
  expect(await queue.add(withPhoto)).toEqual(withPhoto)
  const [listed] = await offlineQueue('quote').list()
  const { name, type } = listed?.files[0]?.file ?? {}
  expect([name, type, await listed?.files[0]?.file.text()]).toEqual(['lock.jpg', 'image/jpeg', 'pixels'])
})

test('where not even bytes are stored, the page keeps the files and the device the text, which says what it lacks', async () => {
  const rows = database((value) => value instanceof ArrayBuffer)
  const queue = offlineQueue('quote')
  expect(await queue.add(withPhoto)).toEqual({ ...withPhoto, kept: 'text' })
  expect(await queue.list()).toEqual([{ ...withPhoto, kept: 'text' }])
  expect(await offlineQueue('quote').list()).toEqual([{ ...queued, filesLost: 1 }])
  rows.clear()
  expect(await queue.list()).toEqual([])
})

test('what an earlier version kept, a File in the database, is still read', async () => {
  database().set('key', withPhoto)
  expect(await offlineQueue('quote').list()).toEqual([withPhoto])
})
