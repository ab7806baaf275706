import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avifWithPlace, heic, secrets } from '#tests/sample-files.ts'
import { scrubHeif } from './scrub-heif.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scrub-heif-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function scrub(bytes: Buffer) {
  const path = join(folder, 'file.heic')
  await writeFile(path, bytes)
  const ok = await scrubHeif(path)
  return { ok, bytes: await readFile(path) }
}

test('EXIF, XMP, makers’ boxes and stale bytes become zeros; the image keeps every byte and its place', async () => {
  const before = heic()
  for (const text of Object.values(secrets)) expect(before.includes(text)).toBe(true)
  const { ok, bytes } = await scrub(before)
  expect(ok).toBe(true)
  expect(bytes.length).toBe(before.length)
  for (const text of Object.values(secrets)) expect(bytes.includes(text)).toBe(false)
  expect(bytes.indexOf('coded picture bytes')).toBe(before.indexOf('coded picture bytes'))
  expect(bytes.includes('uuid')).toBe(false)
})

test('a real AVIF shows the same pixels and has lost EXIF and XMP', async () => {
  const before = await avifWithPlace()
  const found = await sharp(before).metadata()
  expect(found.exif).toBeDefined()
  expect(before.includes('29.75,-95.36')).toBe(true)
  const { ok, bytes } = await scrub(before)
  expect(ok).toBe(true)
  expect(bytes.includes('29.75,-95.36')).toBe(false)
  expect(bytes.includes('Lantern')).toBe(false)
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
})

test('a file whose boxes or extents point outside is refused', async () => {
  expect((await scrub(heic({ extentLength: 1_000_000 }))).ok).toBe(false)
  expect((await scrub(heic().subarray(0, -5))).ok).toBe(false)
  expect((await scrub(heic().subarray(0, 60))).ok).toBe(false)
  expect((await scrub(Buffer.alloc(64))).ok).toBe(false)
  expect((await scrub(Buffer.from('short'))).ok).toBe(false)
})

test('no damaged byte makes it throw, hang or grow the file', async () => {
  const sound = heic()
  for (let position = 0; position < sound.length; position += 1)
    for (const value of [0x00, 0xff]) {
      const damaged = Buffer.from(sound)
      damaged[position] = value
      const { bytes } = await scrub(damaged)
      expect(bytes.length).toBe(sound.length)
    }
})

test('boxes that claim to hold endless lists are refused at once', async () => {
  const bytes = heic()
  const sizes = bytes.indexOf('iloc') + 8
  bytes.writeUInt16BE(0x0000, sizes)
  bytes.writeUInt16BE(0xffff, sizes + 2)
  bytes.writeUInt16BE(0xffff, sizes + 10)
  expect((await scrub(bytes)).ok).toBe(false)
})
