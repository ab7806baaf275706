import type { Look, TextBlock } from './text-block.ts'
import { textBlock } from './text-block.ts'

/** A name or numeral of a drawing: where its foot stands, and which part of it stands there. */
export type DrawingLabel = { text: string; x: number; y: number; anchor: string }

/** Labels, alone or in a group that says how all of them are anchored. */
const labelled = /<(g|text)\b([^>]*\bclass="d-label[^"]*"[^>]*)>(.*?)<\/\1>/gs

/** Takes a drawing's labels out of its markup, as letters need a font there. */
export function takeLabels(markup: string): { rest: string; labels: DrawingLabel[] } {
  const labels: DrawingLabel[] = []
  const rest = markup.replace(labelled, (whole, tag: string, attributes: string) => {
    const anchor = attribute(attributes, 'text-anchor')
    const texts = tag === 'g' ? whole.slice(whole.indexOf('>') + 1) : whole
    for (const [, own = '', text = ''] of texts.matchAll(/<text\b([^>]*)>(.*?)<\/text>/gs))
      labels.push(...labelsOf(plain(text), own, attribute(own, 'text-anchor') ?? anchor ?? 'start'))
    return ''
  })
  return { rest, labels }
}

/** A list of places gives each letter its own. */
function labelsOf(text: string, attributes: string, anchor: string): DrawingLabel[] {
  const xs = (attribute(attributes, 'x') ?? '0').split(' ').map(Number)
  const y = Number(attribute(attributes, 'y') ?? 0)
  const [x = 0] = xs
  if (xs.length === 1) return [{ text, x, y, anchor }]
  return [...text].map((letter, index) => ({ text: letter, x: xs[index] ?? x, y, anchor }))
}

const room = 400

/** How far left of its point a label's room begins, and where in that room it stands. */
const sides: Readonly<Record<string, { before: number; justifyContent: string }>> = {
  start: { before: 0, justifyContent: 'flex-start' },
  middle: { before: room / 2, justifyContent: 'center' },
  end: { before: room, justifyContent: 'flex-end' },
}

/** The labels as satori lays them out, on a sheet whose corner is the corner of the drawing. */
export function labelBlocks(
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

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

/** As React writes text. */
function plain(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
