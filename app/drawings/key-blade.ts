import { keyCuts } from './key-cuts.ts'
import type { Point } from './pin-tumbler-geometry.ts'
import { circle } from './primitives.tsx'

export type CutKey = {
  /** Where the shoulder meets the blade's upper edge; the blade points to the right. */
  at: Point
  /** Depth numbers from the shoulder to the tip: 0 is hardly cut, 9 is cut deepest. */
  bitting: readonly number[]
  /** 1 is a blade of 20 units high and 16 from cut to cut. */
  scale?: number
}

/** A whole key with a round bow. Sizes are rounded to units, so that nine keys on a sheet stay light. */
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

/** Where the cuts stand along the blade, in the drawing's units. */
export function cutPlaces({ at: [x], bitting, scale = 1 }: CutKey): number[] {
  return bitting.map((_, index) => x + (index + 1) * Math.round(16 * scale))
}
