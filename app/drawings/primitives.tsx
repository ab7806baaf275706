import { type ReactNode, useId } from 'react'

type DrawingProps = {
  /** `min-x min-y width height`, in units of about one CSS pixel. */
  viewBox: string
  /** Text alternative: what the drawing shows, for people who cannot see it. */
  alternative: string
  className?: string
  children: ReactNode
}

/** The sheet that a drawing stands on. Lines take the text colour around it, so that it follows day and night. */
export function Drawing({ viewBox, alternative, className = '', children }: DrawingProps) {
  return (
    <svg viewBox={viewBox} role="img" aria-label={alternative} className={`drawing ${className}`}>
      {children}
    </svg>
  )
}

type Path = { d: string }

/** Outer edge of a part, 2.4 px. `solid` parts hide what lies behind them. */
export function Outline({ d, solid = false }: Path & { solid?: boolean }) {
  return <path d={d} className={solid ? 'd-outline d-solid' : 'd-outline'} />
}

/** An edge inside a part, 1.5 px. */
export function Detail({ d, solid = false }: Path & { solid?: boolean }) {
  return <path d={d} className={solid ? 'd-solid' : undefined} />
}

/** An edge drawn on an amber part: dark by day and by night. */
export function DetailOnAmber({ d }: Path) {
  return <path d={d} className="d-on-amber" />
}

/** Movement, a signal, a line of sight, or an edge that is hidden behind another. */
export function Dashed({ d }: Path) {
  return <path d={d} className="d-dashed" />
}

/** The part that opens: lantern amber, and nothing else is. */
export function Opens({ d }: Path) {
  return <path d={d} className="d-opens" />
}

/** Metal or wall that the section cuts through, hatched at 45 degrees; of two parts that touch, one is `mirrored`. */
export function Hatched({ d, mirrored = false }: Path & { mirrored?: boolean }) {
  const id = useId()
  return (
    <>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${mirrored ? -45 : 45})`}
      >
        <path d="M0 0V7" className="d-hatch" />
      </pattern>
      <path d={d} fill={`url(#${id})`} className="d-outline" />
    </>
  )
}

/** A name beside a part, with a leader that ends in a dot on it. */
export function Label({ x, y, part, children }: { x: number; y: number; part?: string; children: string }) {
  return (
    <>
      {part && <path d={part} className="d-leader" />}
      <text x={x} y={y} className="d-label">
        {children}
      </text>
    </>
  )
}

/** Path of a circle, for parts made of several shapes. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** Path of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
      `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
      `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`
