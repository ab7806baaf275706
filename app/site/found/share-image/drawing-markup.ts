import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A drawing of ours as SVG that needs no style sheet, and the part of its plane that it takes. */
export type DrawingMarkup = { viewBox: string; inner: string }

type Attributes = Readonly<Record<string, string>>

const moon = '#e9edf5'
const faint = '#8e9bb5'
const lantern = '#ffb627'
const night = '#0b1424'
const sheet = '#13203a'

/** app/styles/drawings.css by night as attributes; lines are thicker, as such pictures are seen small. */
const looks: Readonly<Record<string, Attributes>> = {
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
const coverLooks: typeof looks = {
  ...looks,
  'd-outline': { 'stroke-width': '4' },
  'd-solid': { fill: night },
  'd-dashed': { stroke: faint, 'stroke-width': '2.4', 'stroke-dasharray': '6 9' },
  'd-opens': { fill: lantern, stroke: night, 'stroke-width': '3' },
}

/** Classes that say how a drawing moves or where it stands: in a still picture they say nothing. */
const silent =
  /^(?:drawing|night|card-drawing|hero-drawing|pin-tumbler|cover-drawing|pin-\d|pin-ride|plug-turn|key-in|shear-glow)$/

/** Throws on a class without a look here, so that a test finds it before a picture lacks it. */
export function drawingMarkup(drawing: ReactElement): DrawingMarkup {
  const markup = renderToStaticMarkup(drawing)
  const [, opening = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(markup) ?? []
  const viewBox = /viewBox="([^"]*)"/.exec(opening)?.[1]
  if (viewBox === undefined) throw new Error('a drawing is one svg with a viewBox')
  const isCover = /\bcover-drawing\b/.test(opening)
  const known = isCover ? coverLooks : looks
  const inner = body
    // Names and their leaders are for readers of the page; here they would be too small.
    .replace(/(?:<path\b[^>]*class="d-leader"[^>]*><\/path>)?<text\b[^>]*>.*?<\/text>/gs, '')
    .replace(/ class="([^"]*)"/g, (_, classes: string) => written(lookOf(classes, known)))
  const lines = {
    fill: 'none',
    stroke: moon,
    'stroke-width': isCover ? '2.6' : '1.9',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  return { viewBox, inner: `<g${written(lines)}>${inner}</g>` }
}

function lookOf(classes: string, known: typeof looks): Attributes {
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
