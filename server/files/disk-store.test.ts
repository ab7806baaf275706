import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDisk } from '#tests/disk.ts'
import { reservedDiskBytes } from './disk.ts'
import { openScratchFolder } from './disk-store.ts'

async function scratch(idleTimeoutMs = 20_000) {
  const root = await mkdtemp(join(tmpdir(), 'lantern-scratch-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const { disk, space } = testDisk(root)
  const folder = await openScratchFolder(root, disk, { idleTimeoutMs })
  const id = randomUUID()
  const names = async () => (await readdir(join(root, 'uploads', id)).catch(() => [])).toSorted()
  return { root, disk, space, folder, id, names }
}

function stalled(...chunks: string[]) {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  async function* body() {
    for (const chunk of chunks) yield Buffer.from(chunk)
    resolve()
    await new Promise(() => {})
  }
  return { body: body(), begun }
}

async function* whole(text: string) {
  yield Buffer.from(text)
}

test('a newer try of a part ends the older one and takes its room', async () => {
  const { root, folder, id, names } = await scratch()
  const older = []
  for (let count = 0; count < 20; count += 1) {
    const { body, begun } = stalled('12345')
    older.push(folder.writePart(id, 1, { exactly: 10 }, body))
    await begun
  }
  const last = older.pop()
  const superseded = { ok: false, refusal: 'superseded' }
  for (const outcome of await Promise.all(older)) expect(outcome).toEqual(superseded)
  expect(await names()).toHaveLength(1)
  expect(await folder.writePart(id, 1, { exactly: 3 }, whole('new'))).toEqual({ ok: true, value: 3 })
  expect(await last).toEqual(superseded)
  expect(await names()).toEqual(['part-1'])
  expect(await readFile(join(root, 'uploads', id, 'part-1'), 'utf8')).toBe('new')
})

test('a part of an upload that is given up while it arrives is interrupted, which is no failure of ours', async () => {
  const { folder, id, names } = await scratch()
  const { promise: rest, resolve: send } = Promise.withResolvers<void>()
  async function* body() {
    yield Buffer.from('12345')
    await rest
    yield Buffer.from('67890')
  }
  const part = folder.writePart(id, 2, { exactly: 10 }, body())
  await expect.poll(names).toHaveLength(1)
  await folder.abort(id)
  send()
  expect(await part).toEqual({ ok: false, refusal: 'interrupted' })
})

test('a part that was superseded too often is refused until its writer has ended', async () => {
  const { folder, id, names } = await scratch()
  const begin = () => folder.writePart(id, 1, { exactly: 10 }, stalled('12345').body)
  const tries = Array.from({ length: 21 }, begin)
  await expect.poll(names).toHaveLength(1)
  for (let count = 0; count < 5; count += 1)
    expect(await begin()).toEqual({ ok: false, refusal: 'superseded' })
  await folder.abort(id)
  await folder.writePart(id, 1, { exactly: 3 }, whole('new'))
  await Promise.all(tries)
})

test('parts of one upload do not end each other', async () => {
  const { folder, id, names } = await scratch()
  const { body, begun } = stalled('12345')
  const first = folder.writePart(id, 1, { exactly: 10 }, body)
  await begun
  expect(await folder.writePart(id, 2, { exactly: 3 }, whole('two'))).toEqual({ ok: true, value: 3 })
  expect(await names()).toHaveLength(2)
  await folder.writePart(id, 1, { exactly: 3 }, whole('one'))
  await first
})

test('a sender who sends nothing for the patience is cut off and holds no room', async () => {
  const { folder, id, names } = await scratch(20)
  const { body } = stalled('12345')
  expect(await folder.writePart(id, 1, { exactly: 10 }, body)).toEqual({ ok: false, refusal: 'interrupted' })
  expect(await names()).toEqual([])
})

test('without room nothing is read; a writer stops when the disk needs the room back', async () => {
  const { disk, space, folder, id, names } = await scratch()
  space.free = reservedDiskBytes + 9
  const none = await folder.writePart(id, 1, { exactly: 10 }, whole('0123456789'))
  expect(none).toEqual({ ok: false, refusal: 'no-room' })
  space.free += 1
  const { body, begun } = stalled('12345')
  const written = folder.writePart(id, 1, { exactly: 10 }, body)
  await begun
  space.free = 0
  await disk.check()
  expect(await written).toEqual({ ok: false, refusal: 'no-room' })
  expect(await names()).toEqual([])
})
