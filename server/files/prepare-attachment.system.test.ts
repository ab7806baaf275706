import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { said } from '#tests/languages/in-english.ts'
import {
  animatedGif,
  avifWithPlace,
  heic,
  pdf,
  phonePhoto,
  redAndBlue,
  unwanted,
} from '#tests/sample-files.ts'
import { checkContent } from './prepare-attachment.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-check-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function check(bytes: Buffer, name: string) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const checked = await checkContent(path, name)
  return checked.ok ? checked : { ok: false, refusal: said(checked.refusal) }
}

test('images and PDFs are known by their content, whatever they are called', async () => {
  expect(await check(await phonePhoto(), 'x.exe')).toEqual({
    ok: true,
    value: { kind: 'image', contentType: 'image/jpeg' },
  })
  expect(await check(await redAndBlue().png().toBuffer(), 'x')).toMatchObject({
    value: { contentType: 'image/png' },
  })
  expect(await check(await redAndBlue().webp().toBuffer(), 'x')).toMatchObject({
    value: { contentType: 'image/webp' },
  })
  expect(await check(await animatedGif(), 'x')).toMatchObject({ value: { contentType: 'image/gif' } })
  expect(await check(await avifWithPlace(), 'x')).toMatchObject({
    value: { kind: 'heif', contentType: 'image/avif' },
  })
  expect(await check(heic(), 'x')).toMatchObject({ value: { kind: 'heif', contentType: 'image/heic' } })
  expect(await check(pdf, 'x')).toMatchObject({ value: { kind: 'pdf', contentType: 'application/pdf' } })
})

test('a picture of phones is known by any of its brands; a film is none', async () => {
  const withBrands = (...brands: string[]) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(8 + 4 * brands.length)
    return Buffer.concat([size, Buffer.from(`ftyp${brands.join('')}`), Buffer.alloc(64)])
  }
  const typeOf = async (...brands: string[]) => check(withBrands(...brands), 'x')
  expect(await typeOf('mif3', 'avif')).toMatchObject({ value: { kind: 'heif', contentType: 'image/avif' } })
  expect(await typeOf('new1', '\0\0\0\0', 'heic')).toMatchObject({ value: { contentType: 'image/heic' } })
  expect(await typeOf('new1', '\0\0\0\0', 'mif2')).toMatchObject({ value: { contentType: 'image/heif' } })
  expect(await typeOf('isom', '\0\0\0\0', 'mp42')).toMatchObject({ ok: false })
})

describe('refused, although called photo.jpg', () => {
  test.each(Object.entries(unwanted))('%s', async (_kind, bytes) => {
    const checked = await check(bytes, 'photo.jpg')
    expect(checked).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(/^photo\.jpg is not a photo or a PDF\. /),
    })
  })

  test('TIFF, and the person is told what to do', async () => {
    const checked = await check(
      await sharp(await phonePhoto())
        .tiff()
        .toBuffer(),
      'scan.tif',
    )
    expect(checked).toMatchObject({ ok: false, refusal: expect.stringContaining('save it as JPEG or PDF') })
  })

  test('SVG, and the person is told why', async () => {
    expect(await check(unwanted.svg, 'plan.svg')).toEqual({
      ok: false,
      refusal:
        'plan.svg is not a photo or a PDF. SVG drawings and web pages cannot be attached. JPEG, PNG, HEIC, WebP and GIF pictures and PDF files are fine.',
    })
  })
})
