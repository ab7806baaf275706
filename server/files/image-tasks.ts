import sharp, { type Sharp } from 'sharp'

/**
 * A little more than the largest phone sensor in common use, 108 megapixels. Only JPEG, which can be decoded smaller than
 * it is, may have so many; the others are drawn or screenshots.
 */
const maximumPixels = { jpeg: 110_000_000, other: 40_000_000 }
/** What an animation may have in all; of a longer one the first frame is kept. */
const maximumAnimation = { frames: 60, pixels: 25_000_000 }
/** Bounds the memory; a lock shows well on 27 megapixels. */
const longestSide = { jpeg: 6000, other: 4000 }
const thumbnailPixels = 320
/** Sharp on a tablet and on a phone that is turned; an eighth of what a phone takes. */
const viewPixels = 1600

// libvips would otherwise hold scratch files open that are long deleted.
sharp.cache(false)

const readOptions = { limitInputPixels: maximumPixels.jpeg, failOn: 'error' } as const

/**
 * Writes an image again from its pixels: upright, with its color profile, and without anything else that the
 * camera or an editor put in (place, time, serial numbers, thumbnails, comments). Short animations stay animated.
 * False when the image is broken or too large to decode.
 */
export async function cleanImage(from: string, to: string, contentType: string): Promise<boolean> {
  return decodes(async () => {
    const { space, weight, animated } = await measured(from)
    const kind = contentType === 'image/jpeg' ? 'jpeg' : 'other'
    if (weight > maximumPixels[kind]) throw new Error('too many pixels')
    const image = sharp(from, { ...readOptions, animated, autoOrient: !animated })
    const side = longestSide[kind]
    if (!animated) image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    // Browsers cannot show CMYK reliably: those become sRGB, and their profile would then be a lie.
    if (space !== 'cmyk') image.keepIccProfile()
    await encoded(image, contentType).toFile(to)
  })
}

/** How many pixels `cleanImage` would decode, by the head of the file; 0 when it cannot be read. */
export async function pixelsToDecode(from: string): Promise<number> {
  return (
    (await ifDecodable(async () => {
      const { weight, animated, pages } = await measured(from)
      return animated ? weight * pages : weight
    })) ?? 0
  )
}

/** `weight`: pixels of a frame, of 16 bits twice as many, as they are twice the work. `animated`: whether all frames are kept. */
async function measured(from: string) {
  // Only the size of one frame matters here: all of them may be more than an image may have.
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

/** Writes a small WebP of the first frame. False when this build of libvips cannot decode the image. */
export async function writeThumbnail(from: string, to: string): Promise<boolean> {
  return decodes(() =>
    sharp(from, { ...readOptions, autoOrient: true })
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(to),
  )
}

/** A WebP of the first frame for a whole screen. Rejects when it cannot be decoded. */
export async function imageForScreen(original: Uint8Array): Promise<Uint8Array> {
  return sharp(original, { ...readOptions, autoOrient: true })
    .resize(viewPixels, viewPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}

/** The part of an image, in fractions of it as people see it (upright). */
export type Crop = Readonly<{ x: number; y: number; width: number; height: number }>

type Size = { width: number; height: number }

/**
 * Writes the part of an image as WebP in each of the widths, from its pixels alone: upright, in sRGB, and without
 * anything that camera or editor put in. Never enlarged. Gives the width and height of what was cut, in pixels;
 * undefined when the image is broken or has too many pixels.
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

/** At least one pixel, never outside. */
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

/** What `work` gives; undefined when sharp cannot decode the image. */
async function ifDecodable<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    // sharp reports what it cannot decode as plain errors; a full disk has a code, a bug is a TypeError.
    if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) throw error
    return undefined
  }
}
