import { type Point, simplify } from './pin-tumbler-geometry.ts'
import { circle } from './primitives.tsx'

export type CutKey = {
  /** Where the shoulder meets the blade's upper edge; the blade points to the right. */
  at: Point
  /** Depth numbers from the shoulder to the tip: 0 is hardly cut, 9 is cut deepest. */
  bitting: readonly number[]
  /** 1 is a blade of 20 units high and 16 from cut to cut. */
  scale?: number
}

const pitch = 16
const height = 20
const depthStep = 1.4
const cutFlat = 5
const bowRadius = 21

/** A key's outline with the bow's hole in it: its cuts have flats and sides of 45 degrees, as a key machine leaves them. */
export function cutKey({ at: [x, y], bitting, scale = 1 }: CutKey): string {
  const length = pitch * (bitting.length + 1)
  const depthAt = (along: number) => {
    const cuts = bitting.map((number, index) => {
      const fromFlat = Math.abs(along - pitch * (index + 0.9)) - cutFlat / 2
      return number * depthStep - Math.max(0, fromFlat)
    })
    return Math.max(0, ...cuts, along - length + height * 0.7)
  }
  const edge: Point[] = []
  for (let along = 0; along <= length; along += 0.5) edge.push([along, depthAt(along)])
  const corners: Point[] = [...simplify(edge, 0.5), [length - 5, height], [0, height]]

  const round = (value: number) => Math.round(value * scale)
  const bow = round(bowRadius)
  const neck = round(12)
  return [
    `M${x} ${y}`,
    ...corners.slice(1).map(([along, depth], index) => {
      const [fromAlong, fromDepth] = corners[index] ?? [0, 0]
      const [right, down] = [round(along) - round(fromAlong), round(depth) - round(fromDepth)]
      return down === 0 ? `h${right}` : `l${right}${down < 0 ? '' : ' '}${down}`
    }),
    `v${round(3)}h${-neck}v${round(-2)}A${bow} ${bow} 0 1 1 ${x - neck} ${y - round(1)}v${round(-2)}H${x}Z`,
    circle(x - neck - round(bowRadius * 1.2), y + round(height / 2), round(4.5)),
  ].join('')
}

/** Where the cuts stand along the blade, in the drawing's units. */
export function cutPlaces({ at: [x], bitting, scale = 1 }: CutKey): number[] {
  return bitting.map((_, index) => Math.round(x + pitch * (index + 0.9) * scale))
}
