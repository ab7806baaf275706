import type { Point } from './pin-tumbler-geometry.ts'

type MapNameProps = {
  at: Point
  /** The side of `at` on which the name stands; without one, it stands on it. */
  side?: 'left' | 'right'
  /** A name that only helps to find one's way. */
  quiet?: boolean
  children: string
}

const anchors = { left: 'end', right: 'start' } as const
const gap = 11

/** A name on a map, with a margin of the sheet's color so that lines stop before it. */
export function MapName({ at: [x, y], side, quiet = false, children }: MapNameProps) {
  const offset = side === undefined ? 0 : side === 'left' ? -gap : gap
  return (
    <text
      x={x + offset}
      y={y + 6}
      textAnchor={side === undefined ? 'middle' : anchors[side]}
      className={quiet ? 'd-label d-quiet' : 'd-label'}
    >
      {children}
    </text>
  )
}
