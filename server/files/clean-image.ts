import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'

/** A little more than the largest phone sensor in common use, 108 megapixels. */
const maximumPixels = 110_000_000
/** Bounds the memory (turning 108 megapixels takes a gigabyte); a lock shows well on 27. */
const longestSide = 6000
const timeoutSeconds = 30
const thumbnailPixels = 320
/** Sharp on a tablet and on a phone that is turned; an eighth of what a phone takes. */
const viewPixels = 1600

// libvips would otherwise hold scratch files open that are long deleted.
sharp.cache(false)

const readOptions = { limitInputPixels: maximumPixels, failOn: 'error' } as const

/**
 * Writes a picture again from its pixels: upright, with its color profile, and without anything else that the
 * camera or an editor put in (place, time, serial numbers, thumbnails, comments). Animations stay animated.
 * False when the picture is broken or too large to decode.
 */
export async function cleanPicture(from: string, to: string, contentType: string): Promise<boolean> {
  return decodes(async () => {
    const { pages = 1, space } = await sharp(from, readOptions).metadata()
    const animated = pages > 1
    const picture = sharp(from, { ...readOptions, animated, autoOrient: !animated })
    if (!animated) picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    // Browsers cannot show CMYK reliably: those become sRGB, and their profile would then be a lie.
    if (space !== 'cmyk') picture.keepIccProfile()
    await encoded(picture, contentType).timeout({ seconds: timeoutSeconds }).toFile(to)
  })
}

/** Writes a small WebP of the first frame. False when this build of libvips cannot decode the picture. */
export async function writeThumbnail(from: string, to: string): Promise<boolean> {
  return decodes(() =>
    sharp(from, { ...readOptions, autoOrient: true })
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: timeoutSeconds })
      .toFile(to),
  )
}

/** A WebP of the first frame for a whole screen. Rejects when it cannot be decoded. */
export async function viewPicture(original: Readable): Promise<Buffer> {
  return sharp(await buffer(original), { ...readOptions, autoOrient: true })
    .resize(viewPixels, viewPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}

function encoded(picture: Sharp, contentType: string): Sharp {
  switch (contentType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 })
    case 'image/png':
      return picture.png()
    case 'image/gif':
      return picture.gif()
    case 'image/webp':
      return picture.webp({ quality: 90 })
    default:
      throw new TypeError(`No encoder for ${contentType}`)
  }
}

async function decodes(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    // sharp reports what it cannot decode as plain errors; a full disk has a code, a bug is a TypeError.
    if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) throw error
    return false
  }
}
