import { expect, test } from 'vitest'
import { createAttachments, selectionProblem } from './attachments.ts'
import { remembered } from './remembered-file.ts'
import type { UploadFile, UploadResult } from './upload-client.ts'

const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = (key: string, uploadedAt = Date.now()): UploadResult => ({
  ok: true,
  value: { key, uploadedAt },
})

function uploads(...results: UploadResult[]) {
  const sent: string[] = []
  const keys = new Set<string>()
  const uploadFile: UploadFile = async (file, { idempotencyKey }) => {
    sent.push(file.name)
    keys.add(idempotencyKey)
    return results.shift() ?? stored(`key-${sent.length}`)
  }
  return { attachments: createAttachments(uploadFile), sent, keys }
}

const states = ({ snapshot }: ReturnType<typeof createAttachments>) => snapshot().map(({ state }) => state)

test('uploads start when files are chosen, and settle with their keys in order', async () => {
  const { attachments, sent } = uploads(stored('a'), stored('b'))
  attachments.add([fileOf('1.png'), fileOf('2.png')])
  expect(sent).toEqual(['1.png', '2.png'])
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a', 'b'], leftOut: 0 } })
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a', 'b'], leftOut: 0 } })
  expect(sent).toHaveLength(2)
})

test('an expired upload is done again before sending', async () => {
  const { attachments, sent } = uploads(stored('old', Date.now() - 56 * 60_000), stored('new'))
  attachments.add([fileOf('1.png')])
  await expect.poll(() => states(attachments)).toEqual(['stored'])
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['new'], leftOut: 0 } })
  expect(sent).toHaveLength(2)
})

test('an interrupted upload goes on by itself with the signal, and again with sending', async () => {
  const gone: UploadResult = { ok: false, refusal: { reason: 'no-response', message: undefined } }
  const { attachments, keys } = uploads(gone, gone, gone, stored('a'))
  attachments.add([fileOf('1.png')])
  await expect.poll(() => states(attachments)).toEqual(['waiting'])
  attachments.resume()
  await expect.poll(() => states(attachments)).toEqual(['waiting'])
  expect(await attachments.settle()).toEqual({ ok: false, refusal: 'no-response' })
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a'], leftOut: 0 } })
  expect(keys.size).toBe(1)
})

test('a refused file holds the sending up until it is retried or removed', async () => {
  const { attachments, sent } = uploads({ ok: false, refusal: { reason: 'refused', message: 'No.' } })
  attachments.add([fileOf('1.png')])
  expect(await attachments.settle()).toEqual({ ok: false, refusal: 'refused' })
  expect(attachments.snapshot()[0]?.problem).toBe('No.')
  expect(sent).toHaveLength(1)
  attachments.remove(attachments.snapshot()[0]?.id ?? '')
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: [], leftOut: 0 } })
})

test('a file that the server does not take just now holds nothing up, and is tried once more with sending', async () => {
  const declined: UploadResult = { ok: false, refusal: { reason: 'declined', message: 'No room.' } }
  const { attachments, sent } = uploads(stored('a'), declined, declined, stored('b'))
  attachments.add([fileOf('1.png'), fileOf('2.png')])
  await expect.poll(() => states(attachments)).toEqual(['stored', 'waiting'])
  expect(attachments.snapshot()[1]?.problem).toBe('No room.')
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a'], leftOut: 1 } })
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a', 'b'], leftOut: 0 } })
  expect(sent).toHaveLength(4)
})

test('a file whose upload broke unexpectedly is not left out: sending fails, and the browser sends the form', async () => {
  const attachments = createAttachments(async () => {
    throw new Error('a bug')
  })
  attachments.add([fileOf('1.png')])
  await expect(attachments.settle()).rejects.toThrow('a bug')
  expect(states(attachments)).toEqual(['waiting'])
  await expect(attachments.settle()).rejects.toThrow('a bug')
})

test('files of an earlier page are there while the server holds them; of the others is said that they are gone', async () => {
  const { attachments, sent } = uploads(stored('b'))
  const facts = { size: 640, type: 'image/jpeg' }
  const upload = { key: 'a', uploadedAt: Date.now() }
  attachments.restore([
    { ...facts, name: '1.jpg', upload },
    { ...facts, name: '2.jpg' },
    { ...facts, name: '3.jpg', upload: { ...upload, uploadedAt: Date.now() - 60 * 60_000 } },
  ])
  expect(states(attachments)).toEqual(['stored', 'failed', 'failed'])
  expect(attachments.snapshot().map(remembered)).toMatchObject([facts, facts, facts])
  expect(await attachments.settle()).toEqual({ ok: false, refusal: 'refused' })
  attachments.choose([fileOf('2.jpg')])
  attachments.remove(attachments.snapshot()[1]?.id ?? '')
  expect(await attachments.settle()).toEqual({ ok: true, value: { keys: ['a', 'b'], leftOut: 0 } })
  expect(sent).toHaveLength(1)
  attachments.renew()
  expect(states(attachments)[0]).toBe('failed')
})

test('removing a file cancels its upload', () => {
  let signal: AbortSignal | undefined
  const attachments = createAttachments((_, options) => {
    signal = options.signal
    return new Promise(() => {})
  })
  attachments.add([fileOf('1.png')])
  attachments.remove(attachments.snapshot()[0]?.id ?? '')
  expect(signal?.aborted).toBe(true)
  expect(attachments.snapshot()).toEqual([])
})

test('a stored file is given up when it is removed, not when the request was sent', async () => {
  const signals: AbortSignal[] = []
  const attachments = createAttachments(async (file, { signal }) => {
    signals.push(signal)
    return stored(file.name)
  })
  attachments.add([fileOf('1.png'), fileOf('2.png')])
  await attachments.settle()
  attachments.remove(attachments.snapshot()[0]?.id ?? '')
  attachments.clear()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('listeners hear of changes until they leave', () => {
  const { attachments } = uploads()
  let heard = 0
  const leave = attachments.subscribe(() => heard++)
  attachments.add([fileOf('1.png')])
  const before = heard
  expect(before).toBeGreaterThan(0)
  leave()
  attachments.clear()
  expect(heard).toBe(before)
})

test('a choice of too many files adds none and says why, until the next choice, a removal or the end', () => {
  const { attachments } = uploads()
  const five = Array.from({ length: 5 }, (_, index) => fileOf(`${index}.png`))
  attachments.choose(five)
  expect(attachments.refusal()?.problem).toEqual({ kind: 'too-many-files' })
  expect(attachments.snapshot()).toEqual([])
  attachments.choose(five)
  expect(attachments.refusal()?.times).toBe(2)

  attachments.choose([fileOf('1.png')])
  expect(attachments.refusal()).toBeUndefined()
  attachments.choose(five)
  attachments.remove(attachments.snapshot()[0]?.id ?? '')
  expect(attachments.refusal()).toBeUndefined()
  attachments.choose(five)
  attachments.clear()
  expect(attachments.refusal()).toBeUndefined()
})

const megabyte = 1024 * 1024
const photo = (size = 1000, name = 'door.jpg', type = 'image/jpeg') => ({ name, size, type })

test('four files of 40 MB together are taken', () => {
  const quarter = photo(10 * megabyte)
  expect(selectionProblem([quarter, quarter], [quarter, quarter])).toBeUndefined()
})

test('a fifth file is one too many', () => {
  expect(selectionProblem([photo(), photo(), photo()], [photo(), photo()])).toEqual({
    kind: 'too-many-files',
  })
})

test('one byte over 40 MB is too much', () => {
  expect(selectionProblem([photo(20 * megabyte)], [photo(20 * megabyte + 1)])).toEqual({
    kind: 'too-many-bytes',
  })
})

test('only images and PDFs', () => {
  expect(selectionProblem([], [photo(9, 'lease.pdf', 'application/pdf')])).toBeUndefined()
  expect(selectionProblem([], [photo(9, 'IMG_1.HEIC', '')])).toBeUndefined()
  expect(selectionProblem([], [photo(9, 'a.exe', '')])).toEqual({ kind: 'wrong-type', name: 'a.exe' })
  expect(selectionProblem([], [photo(9, 'a.txt', 'text/plain')])).toEqual({
    kind: 'wrong-type',
    name: 'a.txt',
  })
})

test('a video is told apart, because a photo helps', () => {
  for (const [name, type] of [
    ['IMG_2.MOV', ''],
    ['lock.mp4', 'video/mp4'],
  ] as const)
    expect(selectionProblem([], [photo(9, name, type)])).toEqual({ kind: 'video', name })
})

test('an empty file is told at once', () => {
  expect(selectionProblem([], [photo(0)])).toEqual({ kind: 'empty', name: 'door.jpg' })
})
