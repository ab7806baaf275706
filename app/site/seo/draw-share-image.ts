import { createHash } from 'node:crypto'
// As data, so that they are part of the built server, which then needs no font of the machine's.
import semibold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff?inline'
import bold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff?inline'
import type { ReactNode } from 'react'
import type { ShareImage } from '#app/site/site-pages.ts'
import { fillIn } from '#content/fill-in.ts'
import { printedLetters } from '#content/printed-letters.ts'
import { type AccentShades, accentShades } from '#content/profile/accent.ts'
import { type BrandMark, holdsName, markOn } from '#content/profile/brand.ts'
import { type BusinessProfile, placeInWords, type SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { layoutWords } from '#words/site/layout.ts'
import { type DrawingLabel, type DrawingMarkup, drawingMarkup } from './drawing-markup.ts'

const width = 1200
const height = 630
const night = '#0b1424'
const amber = '#ffb627'

const middle = 620
const frame = `x="${middle}" y="76" width="520" height="478"`

/**
 * The image that is shown where a page is shared: our drawing by night beside the company's name, the page's title,
 * the number to call and the license numbers (37 TAC 35.9). Letters become outlines, so no font is needed to draw it.
 */
export async function drawShareImage(
  page: ShareImage,
  profile: SiteProfile,
  logo?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const accent = accentShades(profile.accent ?? amber).night
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${night}"/>` +
    (await placed(drawingMarkup(page.drawing, accent.fill))) +
    `${logo ? placedMark(logo, profile) : builtInLogo}${await outlinedText(words(page.title, profile, accent), { width, height })}</svg>`
  return Uint8Array.from(
    await sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 8 }).toBuffer(),
  )
}

async function placed({ viewBox, inner, labels, fontSize }: DrawingMarkup): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const look = { fontSize, color: '#a9b5cc', fontFamily: 'Barlow Condensed', fontWeight: 600 }
  const sheet = textBlock({ position: 'relative', width, height }, labelBlocks(labels, { left, top, look }))
  const names = labels.length === 0 ? '' : await outlinedText(sheet, { width, height })
  return (
    `<svg ${frame} viewBox="${viewBox}" overflow="visible">${inner}` +
    `<g transform="translate(${left} ${top})">${names}</g></svg>`
  )
}

const room = 400

/** How far left of its point a label's room begins, and where in that room it stands. */
const sides: Readonly<Record<string, { before: number; justifyContent: string }>> = {
  start: { before: 0, justifyContent: 'flex-start' },
  middle: { before: room / 2, justifyContent: 'center' },
  end: { before: room, justifyContent: 'flex-end' },
}

function labelBlocks(
  labels: readonly DrawingLabel[],
  { left, top, look }: { left: number; top: number; look: Look & { fontSize: number } },
): TextBlock[] {
  return labels.map(({ text, x, y, anchor }) => {
    const { before = 0, justifyContent = 'flex-start' } = sides[anchor] ?? {}
    // Of a line as high as its letters, the foot stands at nine tenths in Barlow.
    const foot = look.fontSize * 0.9
    const place = { position: 'absolute', width: room, left: x - left - before, top: y - top - foot }
    return textBlock({ ...place, justifyContent, lineHeight: 1, ...look }, text)
  })
}

/** As high as the built-in logo; on a plate where it could not be seen by night. */
function placedMark(logo: Uint8Array, profile: BusinessProfile): string {
  const placed = markOn('dark', profile)
  if (!placed) return ''
  const plate = placed.hasPlate ? 8 : 0
  const size = markSize(placed.mark)
  const image = `data:image/png;base64,${Buffer.from(logo).toString('base64')}`
  return (
    (plate
      ? `<rect x="64" y="56" width="${size.width + 2 * plate}" height="${size.height + 2 * plate}" rx="6" fill="#fff"/>`
      : '') +
    `<image x="${64 + plate}" y="${56 + plate}" width="${size.width}" height="${size.height}" href="${image}"/>`
  )
}

function markSize({ width, height }: BrandMark) {
  const scale = Math.min(60 / height, 440 / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const builtInLogo =
  '<g transform="translate(64 60) scale(1.35)" fill="#e9edf5">' +
  '<path d="M11 9V6.500a6 6 0 0 1 12 0V9" fill="none" stroke="#e9edf5" stroke-width="2.6"/>' +
  '<path d="M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z"/>' +
  '<path d="M17 16a6.400 6.400 0 0 1 3.700 11.600L23 36H11l2.300-8.400A6.400 6.400 0 0 1 17 16Z" fill="#ffb627"/></g>'

function words(title: string, profile: SiteProfile, accent: AccentShades): TextBlock {
  const placed = markOn('dark', profile)
  const nameLeft = placed ? markSize(placed.mark).width + (placed.hasPlate ? 32 : 18) : 62
  return textBlock(
    {
      boxSizing: 'border-box',
      width: middle - 24,
      height,
      padding: '60px 0 56px 64px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
      color: '#e9edf5',
    },
    [
      textBlock(
        {
          height: 52,
          paddingLeft: nameLeft,
          alignItems: 'center',
          fontSize: nameSize(profile.name),
          lineHeight: 1,
        },
        placed && holdsName(placed.mark) ? '' : profile.name,
      ),
      textBlock(
        { fontSize: titleSize(title), lineHeight: 1, letterSpacing: '-0.005em', textWrap: 'balance' },
        title,
      ),
      textBlock({ flexDirection: 'column', fontWeight: 600 }, [
        textBlock(
          {
            alignSelf: 'flex-start',
            padding: '10px 22px 13px',
            borderRadius: 8,
            background: accent.fill,
            color: accent.onFill,
            fontWeight: 700,
            fontSize: 42,
          },
          profile.dispatch.display,
        ),
        textBlock({ marginTop: 22, fontSize: 28, color: '#a9b5cc' }, footOf(profile)),
      ]),
    ],
  )
}

export function footOf(profile: SiteProfile): string {
  const { license } = wordsFor(layoutWords, speechOf(profile))
  const licenses = profile.licenses.map(({ number }) => fillIn(license, { number }))
  return [placeInWords(profile.place), ...licenses].join(' · ')
}

const nameSize = ({ length }: string) => (length > 28 ? 26 : 38)

const titleSize = ({ length }: string) => (length > 84 ? 48 : length > 44 ? 64 : length > 32 ? 72 : 88)

type Look = Readonly<Record<string, string | number>>

type TextBlock = Readonly<{ type: 'div'; props: { style: Look; children: TextBlock[] | string } }>

/** A block of text, or of other blocks; satori wants each to say how it lays out what is in it. */
const textBlock = (style: Look, children: TextBlock[] | string): TextBlock => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: typeof children === 'string' ? printedLetters(children) : children,
  },
})

async function outlinedText(block: TextBlock, sheet: { width: number; height: number }): Promise<string> {
  // Takes half a second to load, so it is loaded with the first image.
  const { default: satori } = await import('satori')
  // Satori reads type and props only; the other fields of React's own elements are of no use to it.
  return satori(block as unknown as ReactNode, {
    ...sheet,
    fonts: [...fonts],
    loadAdditionalAsset: moreFonts,
  })
}

const family = 'Barlow Condensed'

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

const fonts = [
  { name: family, weight: 600, style: 'normal', data: bytesOf(semibold) },
  { name: family, weight: 700, style: 'normal', data: bytesOf(bold) },
] as const

async function moreFonts() {
  const { rarerFonts } = await import('./rarer-fonts.ts')
  return Object.entries(rarerFonts).map(([name, address]) => ({ ...fonts[1], name, data: bytesOf(address) }))
}

type EncodedImage = { bytes: Uint8Array<ArrayBuffer>; etag: string }

export function shareImageCache(most: number) {
  const images = new Map<string, Promise<EncodedImage>>()
  let queue: Promise<unknown> = Promise.resolve()

  return function cachedImage(
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<EncodedImage> {
    const known = images.get(key)
    images.delete(key)
    const image = known ?? inTurn(make)
    images.set(key, image)
    const [oldest] = images.keys()
    if (images.size > most && oldest !== undefined) images.delete(oldest)
    if (!known) image.catch(() => images.get(key) === image && images.delete(key))
    return image
  }

  function inTurn(make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<EncodedImage> {
    const made = queue.then(make).then((bytes) => ({ bytes, etag: etagOf(bytes) }))
    queue = made.catch(() => undefined)
    return made
  }
}

const etagOf = (bytes: Uint8Array<ArrayBuffer>) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
