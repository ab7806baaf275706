import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { ballastBytes, openDisk, reservedDiskBytes } from './disk.ts'

const mebibyte = 1024 * 1024
const log = pino({ level: 'silent' })

async function diskWith(free: number, more: { hasBallast?: boolean } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-disk-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const state = { free, now: 0 }
  const disk = openDisk({
    dataDir,
    log,
    ...more,
    spaceOf: async () => ({ free: state.free, total: 100 * reservedDiskBytes }),
    now: () => state.now,
  })
  const folder = join(dataDir, 'files', 'uploads')
  await mkdir(join(folder, 'one'), { recursive: true })
  await writeFile(join(folder, 'one', 'part-1'), 'half a photo')
  return { disk, state, dataDir, unfinished: () => readdir(folder), names: () => readdir(dataDir) }
}

test('room held by writers counts beside the reserve until it is released', async () => {
  const { disk } = await diskWith(reservedDiskBytes + 10)
  const first = await disk.hold(6)
  expect(first).toBeDefined()
  expect(await disk.hold(6)).toBeUndefined()
  const second = await disk.hold(4)
  expect(second).toBeDefined()
  first?.[Symbol.dispose]()
  first?.[Symbol.dispose]()
  expect(await disk.hold(7)).toBeUndefined()
  expect(await disk.hold(6)).toBeDefined()
})

test('a disk that runs full removes unfinished uploads and stops their writers, without the database', async () => {
  const { disk, state, unfinished } = await diskWith(reservedDiskBytes + 10)
  const writing = await disk.hold(5)
  state.free = reservedDiskBytes / 2
  await disk.check()
  expect(await unfinished()).toEqual(['one'])
  expect(writing?.signal.aborted).toBe(false)
  state.free -= 1
  await disk.check()
  expect(await unfinished()).toEqual([])
  expect(writing?.signal.aborted).toBe(true)
})

test('the ballast takes real blocks while there is room, and is removed when there is almost none', async () => {
  const { disk, state, dataDir, names } = await diskWith(reservedDiskBytes + ballastBytes, {
    hasBallast: true,
  })
  await disk.check()
  expect(await names()).not.toContain('ballast')
  state.free += 1
  await disk.check()
  const { blocks } = await stat(join(dataDir, 'ballast'))
  expect(blocks * 512).toBeGreaterThanOrEqual(ballastBytes)
  state.free = ballastBytes
  await disk.check()
  expect(await names()).toContain('ballast')
  state.free = ballastBytes - 1
  await disk.check()
  expect(await names()).not.toContain('ballast')
})

test('a removed ballast is made again, but not at once', async () => {
  const { disk, state, names } = await diskWith(10 * reservedDiskBytes, { hasBallast: true })
  await disk.check()
  state.free = 0
  await disk.check()
  state.free = 10 * reservedDiskBytes
  state.now = 10 * 60_000
  await disk.check()
  expect(await names()).not.toContain('ballast')
  state.now += 1
  await disk.check()
  expect(await names()).toContain('ballast')
})

test('full() makes room only when little is free', async () => {
  const { disk, state, unfinished, names } = await diskWith(10 * reservedDiskBytes, { hasBallast: true })
  await disk.check()
  await disk.full()
  expect([await unfinished(), await names()]).toEqual([['one'], expect.arrayContaining(['ballast'])])
  state.free = 300 * mebibyte
  await disk.full()
  expect(await unfinished()).toEqual([])
  expect(await names()).not.toContain('ballast')
})

test('with the database elsewhere there is no ballast', async () => {
  const { disk, names } = await diskWith(10 * reservedDiskBytes)
  await disk.check()
  expect(await names()).toEqual(['files'])
})
