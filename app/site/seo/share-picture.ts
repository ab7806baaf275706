import type { BusinessProfile } from '#content/business-profile.ts'
import { layoutWords } from '#content/en/layout.ts'
import { labelBlocks } from './drawing-labels.ts'
import { type DrawingMarkup, drawingMarkup } from './drawing-markup.ts'
import type { SharedPage } from './shared-pages.ts'
import { outlinedText, type TextBlock, textBlock } from './text-block.ts'

const width = 1200
const height = 630
const night = '#0b1424'

/** The drawing stands right of the text. */
const middle = 620
const frame = `x="${middle}" y="76" width="520" height="478"`

/**
 * The picture that is shown where a page is shared: our drawing by night beside the company's name, the page's title,
 * the number to call and the license numbers (37 TAC 35.9). Letters become outlines, so no font is needed to draw it.
 */
export async function sharePicture(
  page: SharedPage,
  profile: BusinessProfile,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${night}"/>` +
    (await placed(drawingMarkup(page.drawing))) +
    `${logo}${await outlinedText(words(page.title, profile), { width, height })}</svg>`
  return Uint8Array.from(
    await sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 8 }).toBuffer(),
  )
}

/** The drawing in its frame, with the words on it. */
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

/** The lantern of app/ui/logo.tsx. */
const logo =
  '<g transform="translate(64 60) scale(1.35)" fill="#e9edf5">' +
  '<path d="M11 9V6.500a6 6 0 0 1 12 0V9" fill="none" stroke="#e9edf5" stroke-width="2.6"/>' +
  '<path d="M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z"/>' +
  '<path d="M17 16a6.400 6.400 0 0 1 3.700 11.600L23 36H11l2.300-8.400A6.400 6.400 0 0 1 17 16Z" fill="#ffb627"/></g>'

function words(title: string, profile: BusinessProfile): TextBlock {
  const licenses = profile.licenses.map(({ number }) => layoutWords.license(number)).join(' · ')
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
      textBlock({ height: 52, paddingLeft: 62, alignItems: 'center', fontSize: 38 }, profile.name),
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
            background: '#ffb627',
            color: night,
            fontWeight: 700,
            fontSize: 42,
          },
          profile.dispatch.display,
        ),
        textBlock({ marginTop: 22, fontSize: 28, color: '#a9b5cc' }, `${profile.city} · ${licenses}`),
      ]),
    ],
  )
}

/** Short titles stand large; long ones still leave room for the rest. */
const titleSize = ({ length }: string) => (length > 84 ? 48 : length > 44 ? 64 : length > 32 ? 72 : 88)
