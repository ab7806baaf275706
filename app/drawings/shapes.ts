export type Point = readonly [x: number, y: number]

/** Clock angles: degrees, 0 at the top, clockwise. */
type Round = { x: number; y: number; radius: number }

/** A tenth of a pixel is invisible; more digits only add bytes. */
export const tenth = (value: number) => Math.round(value * 10) / 10

/** `squeeze` below 1: an ellipse, a disc seen from its side. */
export function on({ x, y, radius }: Round, angle: number, squeeze = 1): string {
  const radians = (angle * Math.PI) / 180
  return `${tenth(x + radius * squeeze * Math.sin(radians))} ${tenth(y - radius * Math.cos(radians))}`
}

export const arc = (round: Round, from: number, to: number) =>
  `M${on(round, from)}A${round.radius} ${round.radius} 0 ${to - from > 180 ? 1 : 0} 1 ${on(round, to)}`

export const graduations = (round: Round, step: number, length: (index: number) => number, squeeze = 1) =>
  Array.from({ length: Math.round(360 / step) }, (_, index) => {
    const inner = { ...round, radius: round.radius - length(index) }
    return `M${on(round, index * step, squeeze)}L${on(inner, index * step, squeeze)}`
  }).join('')

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const corner = `a${radius} ${radius} 0 0 1`
  return (
    `M${x + radius} ${y}h${across}${corner} ${radius} ${radius}v${down}${corner}-${radius} ${radius}` +
    `h${-across}${corner}-${radius}-${radius}v${-down}${corner} ${radius}-${radius}Z`
  )
}

/** With its tip at (x, y); 0 points up, 90 to the right. */
export function arrowhead(x: number, y: number, angle: number): string {
  const tip = { x, y, radius: 6 }
  return `M${on(tip, angle + 152)}L${x} ${y}L${on(tip, angle - 152)}`
}

type Gear = { x: number; y: number; root: number; tip: number; teeth: number; turn?: number }

/** `turn`: degrees from a tooth at the top. */
export function gear({ x, y, root, tip, teeth, turn = 0 }: Gear): string {
  const at = (radius: number, tooth: number): Point => {
    const angle = ((turn + (tooth * 360) / teeth) * Math.PI) / 180
    return [tenth(x + radius * Math.sin(angle)), tenth(y - radius * Math.cos(angle))]
  }
  const corners = Array.from({ length: teeth }, (_, tooth) => [
    at(root, tooth - 0.3),
    at(tip, tooth - 0.15),
    at(tip, tooth + 0.15),
    at(root, tooth + 0.3),
  ])
  return `m${movesTo([[0, 0], ...corners.flat()])}Z`
}

type Spring = {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  turns: number
}

export function spring({ from, to, width, turns }: Spring): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = width / 2 / Math.hypot(dx, dy)
  const halfTurns = Array.from({ length: turns * 2 }, (_, index) => {
    const along = (index + 0.5) / (turns * 2)
    const across = index % 2 ? -side : side
    return [tenth(from[0] + dx * along - dy * across), tenth(from[1] + dy * along + dx * across)] as const
  })
  return `M${from.join(' ')}l${movesTo([from, ...halfTurns, to])}`
}

/** From the first point to the next and so on: shorter than places on the sheet, and rounded points add up no errors. */
function movesTo(points: readonly Point[]): string {
  const moves = points.flatMap(([x, y], index) => {
    const [penX, penY] = points[index - 1] ?? [x, y]
    return index === 0 ? [] : [tenth(x - penX), tenth(y - penY)]
  })
  return moves.join(' ').replaceAll(' -', '-')
}

type Cuts = {
  first: number
  pitch: number
  top: number
  flat: number
  depths: readonly number[]
}

/** Flats and flanks of 45 degrees, as a key machine leaves them; to be joined to a larger path. */
export function keyCuts({ first, pitch, top, flat, depths }: Cuts): string {
  const last = depths.at(-1) ?? 0
  const cut = (depth: number, index: number) => {
    const start = first + index * pitch - flat / 2
    const before = depths[index - 1] ?? 0
    // Neighboring flanks meet in a peak, or both run out at the blade's edge.
    const peak = index === 0 ? 0 : Math.max(0, (before + depth - pitch + flat) / 2)
    const rise = index > 0 && peak === 0 ? `L${tenth(start - pitch + flat + before)} ${top}` : ''
    return `${rise}L${tenth(start - depth + peak)} ${tenth(top + peak)}L${tenth(start)} ${tenth(top + depth)}h${flat}`
  }
  return `${depths.map(cut).join('')}l${last} ${-last}`
}

type CutKey = {
  at: Point
  /** Depth numbers from the shoulder to the tip: 0 is hardly cut, 9 is cut deepest. */
  bitting: readonly number[]
  scale?: number
}

/** Rounded to units, so that nine keys on a sheet stay light. */
export function cutKey({ at: [x, y], bitting, scale = 1 }: CutKey): string {
  const units = (length: number) => Math.round(length * scale)
  const pitch = units(16)
  const cuts = keyCuts({
    first: x + pitch,
    pitch,
    top: y,
    flat: 2 * units(2.5),
    depths: bitting.map((number) => units(number * 1.4)),
  })
  const height = units(20)
  const tip = units(14)
  const bow = units(21)
  const neck = x - units(12)
  return [
    `M${x} ${y}${cuts}L${x + (bitting.length + 1) * pitch} ${y}`,
    `l${tip} ${tip}l${tip - height} ${height - tip}H${x}v${units(3)}H${neck}v${-units(2)}`,
    `A${bow} ${bow} 0 1 1 ${neck} ${y - units(1)}v${-units(2)}H${x}Z`,
    circle(neck - units(25), y + units(10), units(4.5)),
  ].join('')
}

export function cutPlaces({ at: [x], bitting, scale = 1 }: CutKey): number[] {
  return bitting.map((_, index) => x + (index + 1) * Math.round(16 * scale))
}

export function keyPin(x: number, top: number, bottom: number, width: number): string {
  const cone = tenth(width / 3)
  const flat = tenth(width - 2 * cone)
  return (
    `M${tenth(x - width / 2)} ${top}h${width}V${tenth(bottom - cone)}l${-cone} ${cone}h${-flat}` +
    `l${-cone} ${-cone}Z`
  )
}
