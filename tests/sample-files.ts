import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const place = {
  IFD0: { Make: 'Lantern', Model: 'Test camera' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '29/1 45/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '95/1 22/1 0/1',
  },
}

export function redAndBlue(width = 64): Sharp {
  const half = { width: width / 2, height: width / 2, channels: 3 as const }
  return sharp({ create: { width, height: width / 2, channels: 3, background: 'blue' } }).composite([
    { input: { create: { ...half, background: 'red' } }, left: 0, top: 0 },
  ])
}

export function phonePhoto(width?: number): Promise<Buffer> {
  return redAndBlue(width)
    .jpeg()
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .withExifMerge(place)
    .toBuffer()
}

/** Noise does not compress. */
export async function noisePng(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const create = { width: side, height: side, channels: 3 as const, background: 'gray' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { ...create, noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export async function animatedGif(): Promise<Buffer> {
  const frames = ['red', 'lime', 'blue'].map((background) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

/** A PNG of 144 million black pixels in 18 kB. */
export function bombPng(): Buffer {
  const side = 12_000
  const header = Buffer.concat([u32(side), u32(side), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([u32(content.length), body, u32(crc32(body))])
}

export function avifWithPlace(): Promise<Buffer> {
  return redAndBlue()
    .avif({ effort: 0 })
    .withExif(place)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">29.75,-95.36</x:xmpmeta>')
    .toBuffer()
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

export const largePdf = (bytes: number): Buffer => Buffer.concat([pdf, randomBytes(bytes - pdf.length)])

export const unwanted = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  declaredSvg: Buffer.from(
    '\ufeff<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
  ),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  exe: Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512)]),
  elf: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(64)]),
  zip: Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), Buffer.alloc(64)]),
  text: Buffer.from('Just a note about a lock.'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)]),
} as const

export const secrets = {
  exif: 'GPS 29.7604N 95.3698W',
  xmp: '<rdf:RDF>29.7604,-95.3698</rdf:RDF>',
  unused: 'stale GPS',
}

/** Boxes by hand: EXIF in the media data, XMP in the item data, a maker's box, and one "picture". */
export function heic({
  pixels = Buffer.from('coded picture bytes'),
  extentLength,
}: {
  pixels?: Buffer
  extentLength?: number
} = {}) {
  const exif = Buffer.from(secrets.exif)
  const xmp = Buffer.from(secrets.xmp)
  const unused = Buffer.from(secrets.unused)
  const fileType = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const uuid = box('uuid', Buffer.concat([Buffer.alloc(16, 7), Buffer.from(secrets.xmp)]))
  const metaOf = (dataStart: number) =>
    fullBox('meta', 0, [
      fullBox('hdlr', 0, [Buffer.from('\0\0\0\0pict', 'latin1'), Buffer.alloc(13)]),
      fullBox('iinf', 0, [u16(3), infe(1, 'hvc1'), infe(2, 'Exif'), infe(3, 'mime')]),
      fullBox('iloc', 1, [
        Buffer.from([0x44, 0x00]),
        u16(3),
        location(1, 0, dataStart + exif.length, extentLength ?? pixels.length),
        location(2, 0, dataStart, exif.length),
        location(3, 1, 0, xmp.length),
      ]),
      box('idat', xmp),
      box('xml ', Buffer.from(secrets.xmp)),
    ])
  const dataStart = fileType.length + uuid.length + metaOf(0).length + 8
  return Buffer.concat([
    fileType,
    uuid,
    metaOf(dataStart),
    box('mdat', Buffer.concat([exif, pixels, unused])),
  ])
}

function box(type: string, content: Buffer): Buffer {
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content])
}

function fullBox(type: string, version: number, content: Buffer[]): Buffer {
  return box(type, Buffer.concat([Buffer.from([version, 0, 0, 0]), ...content]))
}

function infe(id: number, type: string): Buffer {
  return fullBox('infe', 2, [u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1')])
}

function location(id: number, construction: number, offset: number, length: number): Buffer {
  return Buffer.concat([u16(id), u16(construction), u16(0), u16(1), u32(offset), u32(length)])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
