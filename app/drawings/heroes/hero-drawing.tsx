import type { ReactNode } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { Point } from '#app/drawings/pin-tumbler-geometry.ts'
import { circle, Drawing } from '#app/drawings/primitives.tsx'

/** The sheet of a service page's drawing: 520 by 400 units, about one CSS pixel each on a wide screen. */
export function HeroDrawing({ alternative, children }: PictureProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 520 400" alternative={alternative} className="hero-drawing">
      {children}
    </Drawing>
  )
}

type CalloutProps = {
  part: Point
  /** Where the leader ends and the name begins. */
  at: Point
  side?: keyof typeof placing
  children: string
}

const placing = {
  left: { anchor: 'end', dx: -6, dy: 6 },
  right: { anchor: 'start', dx: 6, dy: 6 },
  above: { anchor: 'middle', dx: 0, dy: -7 },
  below: { anchor: 'middle', dx: 0, dy: 19 },
} as const

/** A part's name at the end of a leader. */
export function Callout({ part: [px, py], at: [x, y], side = 'right', children }: CalloutProps) {
  const { anchor, dx, dy } = placing[side]
  return (
    <>
      <path d={`${circle(px, py, 2.5)}M${px} ${py}L${x} ${y}`} className="d-leader" />
      <text x={x + dx} y={y + dy} textAnchor={anchor} className="d-label">
        {children}
      </text>
    </>
  )
}
