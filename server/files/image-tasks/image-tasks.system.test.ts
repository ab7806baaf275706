import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { animatedGif, bombPng, pdf, phonePhoto, redAndBlue } from '#tests/sample-files.ts'
import { cleanImage, writeThumbnail } from './image-tasks.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-image-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function clean(bytes: Buffer, contentType: string) {
  const from = join(folder, `from-${Math.random()}`)
  await writeFile(from, bytes)
  const to = `${from}-clean`
  return { ok: await cleanImage(from, to, contentType), path: to }
}

async function colorAt(path: string, left: number, top: number): Promise<'red' | 'blue'> {
  const pixel = await sharp(path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

test('a cleaned photo has no place and camera, and is upright without an orientation tag', async () => {
  const photo = await phonePhoto()
  const before = await sharp(photo).metadata()
  expect(before).toMatchObject({ orientation: 6, width: 64, height: 32 })
  expect(before.exif?.includes('Lantern')).toBe(true)

  const { ok, path } = await clean(photo, 'image/jpeg')
  expect(ok).toBe(true)
  const after = await sharp(path).metadata()
  expect(after).toMatchObject({ format: 'jpeg', width: 32, height: 64 })
  for (const gone of ['orientation', 'exif', 'xmp', 'iptc'] as const) expect(after[gone]).toBeUndefined()
  expect(await colorAt(path, 16, 4)).toBe('red')
  expect(await colorAt(path, 16, 60)).toBe('blue')
})

test('the sample really holds a GPS position', async () => {
  const { exif } = await sharp(await phonePhoto()).metadata()
  // Tag 0x8825, the pointer to the GPS directory, in either byte order.
  expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
})

test('the color profile stays', async () => {
  const { path } = await clean(await redAndBlue().withIccProfile('p3').jpeg().toBuffer(), 'image/jpeg')
  expect((await sharp(path).metadata()).icc).toBeDefined()
})

test('an image far larger than a screen is made smaller', async () => {
  const { path } = await clean(await redAndBlue(7000).png().toBuffer(), 'image/png')
  expect(await sharp(path).metadata()).toMatchObject({ width: 4000, height: 2000 })
})

test('a CMYK photo becomes sRGB without a profile that lies', async () => {
  const cmyk = await redAndBlue().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const { path } = await clean(cmyk, 'image/jpeg')
  const after = await sharp(path).metadata()
  expect(after.space).toBe('srgb')
  expect(after.icc).toBeUndefined()
})

test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
  const bytes = await sharp(await animatedGif(), { animated: true })
    .toFormat(format)
    .toBuffer()
  const { ok, path } = await clean(bytes, `image/${format}`)
  expect(ok).toBe(true)
  expect(await sharp(path, { animated: true }).metadata()).toMatchObject({ format, pages: 3, pageHeight: 10 })
})

test('comments in a PNG are removed', async () => {
  const png = await redAndBlue()
    .png()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Houston</x:xmpmeta>')
    .toBuffer()
  expect((await sharp(png).metadata()).xmp).toBeDefined()
  const { path } = await clean(png, 'image/png')
  expect((await sharp(path).metadata()).xmp).toBeUndefined()
})

test('broken, cut off and far too large images are refused', async () => {
  const photo = await phonePhoto(640)
  expect((await clean(photo.subarray(0, 300), 'image/jpeg')).ok).toBe(false)
  expect((await clean(photo.subarray(0, photo.length / 2), 'image/jpeg')).ok).toBe(false)
  expect((await clean(Buffer.from('\xff\xd8\xff nothing', 'latin1'), 'image/jpeg')).ok).toBe(false)
  expect((await clean(bombPng(), 'image/png')).ok).toBe(false)
})

test('a JPEG that lacks its last part is kept if most of it is there', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const create = { width: 640, height: 480, channels: 3, background: 'gray', noise } as const
  const whole = await sharp({ create }).jpeg().toBuffer()
  const cutTo = (share: number) => clean(whole.subarray(0, whole.length * share), 'image/jpeg')
  for (const share of [0.999, 0.7]) {
    const { ok, path } = await cutTo(share)
    expect([share, ok]).toEqual([share, true])
    expect(await sharp(path).metadata()).toMatchObject({ width: 640, height: 480 })
  }
  expect((await cutTo(0.3)).ok).toBe(false)
})

test('a thumbnail fits into 320 pixels and is never enlarged', async () => {
  const from = join(folder, 'large')
  const to = join(folder, 'thumbnail')
  await writeFile(from, await redAndBlue(1000).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(await writeThumbnail(from, to)).toBe(true)
  expect(await sharp(to).metadata()).toMatchObject({ format: 'webp', width: 160, height: 320 })
  await writeFile(from, await redAndBlue(64).png().toBuffer())
  await writeThumbnail(from, to)
  expect(await sharp(to).metadata()).toMatchObject({ width: 64, height: 32 })
  await writeFile(from, pdf)
  expect(await writeThumbnail(from, to)).toBe(false)
})
