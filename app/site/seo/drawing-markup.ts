import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A drawing of ours as SVG that needs no style sheet, the part of its plane that it takes, and the words on it. `fontSize`: of
 * the labels, in units of the drawing.
 */
export type DrawingMarkup = {
  viewBox: string
  inner: string
  labels: readonly DrawingLabel[]
  fontSize: number
}

type Attributes = Readonly<Record<string, string>>
type Looks = Readonly<Record<string, Attributes>>

const moon = '#e9edf5'
const faint = '#8e9bb5'
const lantern = '#ffb627'
const night = '#0b1424'
const sheet = '#13203a'

/** app/styles/drawings.css by night as attributes; lines are thicker, as such images are seen small. */
const plainLooks: Looks = {
  'd-outline': { 'stroke-width': '3' },
  'd-solid': { fill: sheet },
  'd-dashed': { stroke: faint, 'stroke-width': '1.8', 'stroke-dasharray': '4 6' },
  'd-hatch': { stroke: faint, 'stroke-width': '1.2', opacity: '.6' },
  'd-opens': { fill: lantern, stroke: night, 'stroke-width': '2' },
  'd-on-amber': { stroke: night },
  'd-leader': { stroke: faint, 'stroke-width': '1.2' },
  'd-road': { stroke: '#2b3a57', 'stroke-width': '5' },
  key: { fill: '#c9d3e6', 'fill-rule': 'evenodd', stroke: night, 'stroke-width': '2' },
  'key-detail': { stroke: '#7f8eac' },
  driver: { fill: '#6b7fa6', stroke: night },
  'pin-spring': { stroke: '#8496b8' },
  'shear-line': { stroke: lantern, 'stroke-width': '2.4', 'stroke-dasharray': '7 6' },
}

/** Covers are drawn for a sheet of 640 and have none of their own here. */
const coverLooks: Looks = {
  ...plainLooks,
  'd-outline': { 'stroke-width': '4' },
  'd-solid': { fill: night },
  'd-dashed': { stroke: faint, 'stroke-width': '2.4', 'stroke-dasharray': '6 9' },
  'd-opens': { fill: lantern, stroke: night, 'stroke-width': '3' },
}

/** Classes that say how a drawing moves or where it stands: in a still image they say nothing. */
const silent =
  /^(?:drawing|night|card-drawing|hero-drawing|pin-tumbler|cover-drawing|pin-\d|pin-ride|plug-turn|key-in|shear-glow|numbered-part|moves(?:-[a-z-]+)?)$/

/** `accent`: in place of amber. Throws on a class without a look here, so that a test finds it before an image lacks it. */
export function drawingMarkup(drawing: ReactElement, accent = lantern): DrawingMarkup {
  const markup = renderToStaticMarkup(drawing)
  const [, opening = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(markup) ?? []
  const viewBox = /viewBox="([^"]*)"/.exec(opening)?.[1]
  if (viewBox === undefined) throw new Error('a drawing is one svg with a viewBox')
  const { looks, stroke, label } = sheetOf(opening)
  const { rest, labels } = takeLabels(body)
  const inner = rest.replace(/ class="([^"]*)"/g, (_, classes: string) => written(lookOf(classes, looks)))
  const lines = {
    fill: 'none',
    stroke: moon,
    'stroke-width': stroke,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  const colored = inner.replaceAll(lantern, accent)
  return { viewBox, labels, fontSize: label, inner: `<g${written(lines)}>${colored}</g>` }
}

/** Which lines and letters a drawing's sheet wants: the larger it is, the smaller it stands here. */
function sheetOf(opening: string) {
  if (/\bcover-drawing\b/.test(opening)) return { looks: coverLooks, stroke: '2.6', label: 32 }
  if (/\bpin-tumbler\b/.test(opening)) return { looks: plainLooks, stroke: '1.9', label: 26 }
  return { looks: plainLooks, stroke: '1.9', label: 19 }
}

function lookOf(classes: string, known: Looks): Attributes {
  const attributes = classes
    .split(/\s+/)
    .filter((name) => name !== '' && !silent.test(name))
    .map((name) => {
      const look = known[name]
      if (!look) throw new Error(`drawing class ${name} has no look in a share image`)
      return look
    })
  return Object.assign({}, ...attributes)
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

export type DrawingLabel = { text: string; x: number; y: number; anchor: string }

const labelled = /<(g|text)\b([^>]*\bclass="d-label[^"]*"[^>]*)>(.*?)<\/\1>/gs

/** Takes a drawing's labels out of its markup, as letters need a font there. */
function takeLabels(markup: string): { rest: string; labels: DrawingLabel[] } {
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

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

function plain(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
