import type { ReactNode } from 'react'
import type { BusinessProfile } from '#content/business-profile.ts'
import { layoutWords } from '#content/en/layout.ts'
import { type DrawingMarkup, drawingMarkup } from './drawing-markup.ts'
import { fonts } from './fonts.ts'
import type { SharedPage } from './shared-pages.ts'

const width = 1200
const height = 630

/** Where the drawings stand. */
const frame = { x: 620, y: 76, width: 520, height: 478 }

/**
 * The picture that is shown where a page is shared: our drawing by night beside the company's name, the page's title,
 * the number to call and the license numbers (37 TAC 35.9). Letters become outlines, so no font is needed to draw it.
 */
export async function sharePicture(
  page: SharedPage,
  profile: BusinessProfile,
): Promise<Uint8Array<ArrayBuffer>> {
  const { drawings, viewBox } = page
  // Half a second of loading that a server which nobody asks for a picture saves.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  const text = await satori(textLayer(page.title, profile), { width, height, fonts })
  const pictures = drawings.map(drawingMarkup)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="#0b1424"/>` +
    pictures.map((picture, index) => placed(picture, cell(index, pictures.length), viewBox)).join('') +
    `${logo}${text}</svg>`
  return Uint8Array.from(
    await sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 8 }).toBuffer(),
  )
}

/** Of one drawing the whole frame; of several a field of their grid, whose last row stands in the middle. */
function cell(index: number, count: number): typeof frame {
  if (count === 1) return frame
  const columns = 3
  const gap = 34
  const row = Math.floor(index / columns)
  const step = frame.height / Math.ceil(count / columns)
  const inRow = Math.min(columns, count - row * columns)
  return {
    x: frame.x + (frame.width - inRow * step + gap) / 2 + (index % columns) * step,
    y: frame.y + gap / 2 + row * step,
    width: step - gap,
    height: step - gap,
  }
}

function placed({ viewBox, inner }: DrawingMarkup, at: typeof frame, part = viewBox): string {
  const place = `x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}"`
  return `<svg ${place} viewBox="${part}" overflow="visible">${inner}</svg>`
}

/** The lantern of app/ui/logo.tsx. */
const logo =
  '<g transform="translate(64 60) scale(1.35)" fill="#e9edf5">' +
  '<path d="M11 9V6.500a6 6 0 0 1 12 0V9" fill="none" stroke="#e9edf5" stroke-width="2.6"/>' +
  '<path d="M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z"/>' +
  '<path d="M17 16a6.400 6.400 0 0 1 3.700 11.600L23 36H11l2.300-8.400A6.400 6.400 0 0 1 17 16Z" fill="#ffb627"/></g>'

type Look = Record<string, string | number>

/** What satori lays out: elements with styles, as React would make them. */
const block = (style: Look, children: unknown): ReactNode =>
  // Satori reads type and props only; React's own element has more, which nothing needs here.
  ({ type: 'div', props: { style: { display: 'flex', ...style }, children } }) as unknown as ReactNode

function textLayer(title: string, profile: BusinessProfile): ReactNode {
  const licenses = profile.licenses.map(({ number }) => layoutWords.license(number)).join(' · ')
  return block(
    {
      boxSizing: 'border-box',
      width: frame.x - 24,
      height,
      padding: '60px 0 56px 64px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
      color: '#e9edf5',
    },
    [
      block({ height: 52, paddingLeft: 62, alignItems: 'center', fontSize: 38 }, profile.name),
      block(
        { fontSize: titleSize(title), lineHeight: 1, letterSpacing: '-0.005em', textWrap: 'balance' },
        title,
      ),
      block({ flexDirection: 'column', fontWeight: 600 }, [
        block(
          {
            alignSelf: 'flex-start',
            padding: '10px 22px 13px',
            borderRadius: 8,
            background: '#ffb627',
            color: '#0b1424',
            fontWeight: 700,
            fontSize: 42,
          },
          profile.dispatch.display,
        ),
        block({ marginTop: 22, fontSize: 28, color: '#a9b5cc' }, `${profile.city} · ${licenses}`),
      ]),
    ],
  )
}

/** Short titles stand large; long ones still leave room for the rest. */
const titleSize = ({ length }: string) => (length > 84 ? 48 : length > 44 ? 64 : length > 32 ? 72 : 88)
