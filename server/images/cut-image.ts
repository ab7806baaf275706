import sharp from 'sharp'
import { largestImagePixels } from './image-rules.ts'

/** The part of a picture, in fractions of it as people see it (upright). */
export type Crop = Readonly<{ x: number; y: number; width: number; height: number }>

type Box = { left: number; top: number; width: number; height: number }

/** The width and height of what was cut, in pixels; undefined when it cannot be read. */
export type CutImage = { width: number; height: number }

const readOptions = { limitInputPixels: largestImagePixels, failOn: 'error', autoOrient: true } as const

/**
 * Writes the part of a picture as WebP in each of the widths, from its pixels alone: upright, in sRGB, and without anything that
 * camera or editor put in. Never enlarged. Undefined when the picture is broken or has too many pixels.
 */
export async function cutImage(
  from: string,
  crop: Crop | undefined,
  paths: readonly (readonly [width: number, path: string])[],
): Promise<CutImage | undefined> {
  try {
    const { width, height } = (await sharp(from, readOptions).metadata()).autoOrient
    const box = boxOf(crop, { width, height })
    for (const [wanted, path] of paths)
      await sharp(from, readOptions)
        .extract(box)
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(path)
    return { width: box.width, height: box.height }
  } catch (error) {
    // sharp reports what it cannot decode as plain errors; a full disk has a code, a bug is a TypeError.
    if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) throw error
    return undefined
  }
}

/** Whole pixels, at least one, never outside. */
function boxOf(crop: Crop | undefined, whole: CutImage): Box {
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
