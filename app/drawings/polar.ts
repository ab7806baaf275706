/** Points and arcs around a centre, as path text: clock angles in degrees, 0 at the top, clockwise, one decimal. */
export type Round = { x: number; y: number; radius: number }

/** One decimal: a tenth of a pixel is finer than anybody sees, and more digits only weigh. */
export const tenth = (value: number) => Math.round(value * 10) / 10

/** The point on the circle (or, with `squeeze` below 1, on the ellipse of a disc seen from its side). */
export function on({ x, y, radius }: Round, angle: number, squeeze = 1): string {
  const radians = (angle * Math.PI) / 180
  return `${tenth(x + radius * squeeze * Math.sin(radians))} ${tenth(y - radius * Math.cos(radians))}`
}

/** An arc from one angle clockwise to another, as a path of its own. */
export const arc = (round: Round, from: number, to: number) =>
  `M${on(round, from)}A${round.radius} ${round.radius} 0 ${to - from > 180 ? 1 : 0} 1 ${on(round, to)}`

/** Strokes along the radius at every `step` degrees, from this circle inwards by what `length` gives. */
export const graduations = (round: Round, step: number, length: (index: number) => number, squeeze = 1) =>
  Array.from({ length: Math.round(360 / step) }, (_, index) => {
    const inner = { ...round, radius: round.radius - length(index) }
    return `M${on(round, index * step, squeeze)}L${on(inner, index * step, squeeze)}`
  }).join('')

/** `count` things equally spaced, each made from its index. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
