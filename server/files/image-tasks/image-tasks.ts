import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/**
 * A little above the largest common phone sensor, 108 megapixels. Only for JPEG, which can be decoded at a
 * smaller size; others are drawings or screenshots.
 */
const maximumPixels = { jpeg: 110_000_000, other: 40_000_000 }
/** In all frames; of a longer animation the first frame is kept. */
const maximumAnimation = { frames: 60, pixels: 25_000_000 }
/** Bounds the memory; a lock shows well on 27 megapixels. */
const longestSide = { jpeg: 6000, other: 4000 }
const thumbnailPixels = 320
const viewPixels = 1600

// libvips would keep deleted scratch files open.
sharp.cache(false)

const readOptions = { limitInputPixels: maximumPixels.jpeg, failOn: 'error' } as const

/**
 * Writes the image again from its pixels: upright, with its color profile, without place, time, serial
 * numbers, thumbnails or comments. Short animations stay animated. False when it is broken or too large.
 */
export async function cleanImage(from: string, to: string, contentType: string): Promise<boolean> {
  return decodes(async () => {
    const { space, weight, animated } = await measured(from)
    const kind = contentType === 'image/jpeg' ? 'jpeg' : 'other'
    if (weight > maximumPixels[kind]) throw new Error('too many pixels')
    const failOn = kind === 'jpeg' && (await lacksItsEnd(from)) ? 'none' : readOptions.failOn
    const image = sharp(from, { ...readOptions, failOn, animated, autoOrient: !animated })
    const side = longestSide[kind]
    if (!animated) image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    // Browsers do not show CMYK reliably: it becomes sRGB, without its profile.
    if (space !== 'cmyk') image.keepIccProfile()
    await encoded(image, contentType).toFile(to)
  })
}

/** What a decoder puts in place of what is missing. */
const missing = 128
const sampleSize = 64
const mostMissing = sampleSize / 2

/**
 * A JPEG of which the last part did not arrive, as from a phone whose memory card came out. Most of the picture is there, and shows
 * what somebody wanted to show. Otherwise it stays broken.
 */
async function lacksItsEnd(from: string): Promise<boolean> {
  const bytes = await readFile(from)
  // Behind it may stand what makers add, but not nothing.
  if (bytes.lastIndexOf(endOfJpeg) > bytes.length / 2) return false
  const pixels = await sharp(from, { ...readOptions, failOn: 'none' })
    .resize(sampleSize, sampleSize, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const rowLength = 3 * sampleSize
  const isMissing = (row: number) =>
    pixels.subarray(row * rowLength, (row + 1) * rowLength).every((value) => Math.abs(value - missing) <= 2)
  let rows = 0
  while (rows < sampleSize && isMissing(sampleSize - 1 - rows)) rows += 1
  return rows <= mostMissing
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

export async function pixelsToDecode(from: string): Promise<number> {
  return (
    (await ifDecodable(async () => {
      const { weight, animated, pages } = await measured(from)
      return animated ? weight * pages : weight
    })) ?? 0
  )
}

/**
 * `weight`: pixels of a frame; 16 bits count twice, because they are twice the work. `animated`: all frames
 * are kept.
 */
async function measured(from: string) {
  const options = { ...readOptions, limitInputPixels: false } as const
  const {
    width,
    height,
    pageHeight = height,
    pages = 1,
    space,
    depth,
  } = await sharp(from, options).metadata()
  const framePixels = width * pageHeight
  const animated =
    pages > 1 && pages <= maximumAnimation.frames && pages * framePixels <= maximumAnimation.pixels
  return { space, pages, animated, weight: framePixels * (depth === 'ushort' ? 2 : 1) }
}

/** WebP of the first frame. False when this build of libvips cannot decode the image. */
export async function writeThumbnail(from: string, to: string): Promise<boolean> {
  return decodes(() =>
    sharp(from, { ...readOptions, autoOrient: true })
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(to),
  )
}

export async function imageForScreen(original: Uint8Array): Promise<Uint8Array> {
  return sharp(original, { ...readOptions, autoOrient: true })
    .resize(viewPixels, viewPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}

const portraitPixels = 480

/** A square WebP around what catches the eye, upright and without metadata. False when it is broken or too large. */
export async function drawPortrait(from: string, to: string): Promise<boolean> {
  return decodes(() =>
    sharp(from, { ...readOptions, autoOrient: true })
      .resize(portraitPixels, portraitPixels, { fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toFile(to),
  )
}

export type Crop = Readonly<{ x: number; y: number; width: number; height: number }>

type Size = { width: number; height: number }

/**
 * WebP in each width, upright, in sRGB, without metadata, never enlarged. Gives the size of the crop in
 * pixels; undefined when the image is broken or too large.
 */
export async function cutImage(
  from: string,
  crop: Crop | undefined,
  paths: readonly (readonly [width: number, path: string])[],
): Promise<Size | undefined> {
  const options = { ...readOptions, autoOrient: true }
  return ifDecodable(async () => {
    const { width, height } = (await sharp(from, options).metadata()).autoOrient
    const box = wholePixels(crop, { width, height })
    for (const [wanted, path] of paths)
      await sharp(from, options)
        .extract(box)
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(path)
    return { width: box.width, height: box.height }
  })
}

function wholePixels(crop: Crop | undefined, whole: Size): Size & { left: number; top: number } {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.min(Math.round(x * whole.width), whole.width - 1)
  const top = Math.min(Math.round(y * whole.height), whole.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  }
}

function encoded(image: Sharp, contentType: string): Sharp {
  switch (contentType) {
    case 'image/jpeg':
      return image.jpeg({ quality: 90 })
    case 'image/png':
      return image.png()
    case 'image/gif':
      return image.gif({ effort: 3 })
    case 'image/webp':
      return image.webp({ quality: 90, effort: 2 })
    default:
      throw new TypeError(`No encoder for ${contentType}`)
  }
}

async function decodes(work: () => Promise<unknown>): Promise<boolean> {
  const done = async () => {
    await work()
    return true
  }
  return (await ifDecodable(done)) ?? false
}

export async function ifDecodable<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    // sharp reports undecodable images as plain errors; a full disk has a code, a bug is a TypeError.
    if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) throw error
    return undefined
  }
}
