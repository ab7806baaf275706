import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { contrast } from '#content/profile/accent.ts'
import type { BrandMark, MarkFile, MarkGround, MarkKind } from '#content/profile/brand.ts'
import { ifDecodable } from './image-tasks.ts'
import { readSvg, type SvgProblem } from './svg-source.ts'

/** Twice as high as it stands in a header, for screens with fine pixels. */
const logoBox = { width: 800, height: 176 }
const leastPixels: Readonly<Record<MarkKind, number>> = { logo: 48, darkLogo: 48, icon: 180 }
/** Of a drawn logo: less is a hairline. */
const leastSide = 24

export type DrawnMark = Omit<BrandMark, 'digest'>

export type MarkProblem = SvgProblem | 'small' | 'thin'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const white = '#ffffff'
const night = '#0b1424'

/**
 * Draws a logo or icon anew, from its pixels: no script, link or metadata of an SVG or PNG comes through. Writes each file to
 * its path. `small`: a PNG with too few pixels; undefined when it is broken, too large or has nothing to see.
 */
export async function drawMark(
  from: string,
  kind: MarkKind,
  paths: readonly (readonly [file: MarkFile, path: string])[],
): Promise<DrawnMark | MarkProblem | undefined> {
  return ifDecodable(async () => {
    const source = await openSource(from)
    if (typeof source === 'string') return source
    if (source.least < leastPixels[kind]) return 'small'
    const whole = await trimmed(source.image)
    const logo = await sharp(whole)
      .resize({ ...logoBox, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const appearance = await appearanceOf(logo.data)
    if (!appearance) return undefined
    const { width, height } = logo.info
    if (Math.min(width, height) < leastSide) return 'thin'
    for (const [file, path] of paths)
      await (file === 'logo' ? sharp(logo.data) : iconFile(whole, file, appearance))
        .png({ effort: 8 })
        .toFile(path)
    return { width, height, ground: appearance.ground }
  })
}

const options = { limitInputPixels: 40_000_000, failOn: 'error' } as const
const drawnPixels = 1024

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')

async function openSource(from: string): Promise<{ image: Sharp; least: number } | SvgProblem> {
  // Bytes have no place from which a file or an address in them could be opened.
  const bytes = await readFile(from)
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) {
    const image = sharp(bytes, options)
    const { width, height } = await image.metadata()
    return { image, least: Math.max(width, height) }
  }
  const svg = readSvg(bytes)
  if (typeof svg === 'string') return svg
  const { width, height } = await sharp(svg, { ...options, limitInputPixels: false }).metadata()
  const density = Math.min(Math.max((72 * drawnPixels) / Math.max(width, height), 1), 20_000)
  return { image: sharp(svg, { ...options, density }), least: drawnPixels }
}

/** Without clear margins, which would make it small. */
async function trimmed(image: Sharp): Promise<Buffer> {
  const whole = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const [, , , corner = 255] = await sharp(whole)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return corner > 0 ? whole : sharp(whole).trim({ background: clear, threshold: 1 }).png().toBuffer()
}

/** `edge`: the color at its edge, where it fills a square or a circle. */
type Appearance = { ground: MarkGround; edge: string | undefined }

/**
 * How much of what is drawn must stand out from a ground, and how far. Dark and middle colors run together on navy, where a
 * plate costs little.
 */
const enough = { share: 0.8, onLight: 1.8, onDark: 4 }

async function appearanceOf(png: Buffer): Promise<Appearance | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  let visible = 0
  let onLight = 0
  let onDark = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    visible += 1
    const color = hex(data, at)
    if (contrast(color, white) >= enough.onLight) onLight += 1
    if (contrast(color, night) >= enough.onDark) onDark += 1
  }
  if (visible < count / 500) return undefined
  // Below the middle of the upper edge, where the rim is not blurred.
  const top = 4 * (Math.round(info.height * 0.04) * info.width + Math.round(info.width / 2))
  const edge = visible >= count * 0.7 && (data[top + 3] ?? 0) === 255 ? hex(data, top) : undefined
  if (visible >= count * 0.98) return { ground: 'any', edge }
  const [light, dark] = [onLight / visible >= enough.share, onDark / visible >= enough.share]
  const ground = light && dark ? 'any' : light || (!dark && onLight >= onDark) ? 'light' : 'dark'
  return { ground, edge }
}

const hex = (data: Buffer, at: number) => `#${data.subarray(at, at + 3).toString('hex')}`

/** Home screens fill what is clear with black and cut corners, or a circle of four fifths: there it stands on a ground. */
function iconFile(whole: Buffer, file: Exclude<MarkFile, 'logo'>, { ground, edge }: Appearance): Sharp {
  const size = file === 'maskable' ? 512 : Number(file)
  const isCut = file === 'maskable' || file === '180'
  const share = file === 'maskable' ? (edge ? 0.8 : 0.62) : file === '180' && !edge ? 0.84 : 1
  const background = isCut ? (edge ?? (ground === 'dark' ? night : white)) : clear
  const inner = Math.round(size * share)
  const margin = Math.floor((size - inner) / 2)
  const rest = size - inner - margin
  return sharp(whole)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: rest, left: margin, right: rest, background })
    .flatten(isCut ? { background } : false)
}
