import { type ReactNode, useId } from 'react'
import type { BusinessFacts } from '#content/texts.ts'
import { circle, type Point } from './shapes.ts'

type FrameProps = {
  /** `min-x min-y width height`, in units of about one CSS pixel. */
  viewBox: string
  alternative: string
  className?: string
  children: ReactNode
}

export function Drawing({ viewBox, alternative, className, children }: FrameProps) {
  const classes = className ? `drawing ${className}` : 'drawing'
  return (
    <svg viewBox={viewBox} role="img" aria-label={alternative} className={classes}>
      {children}
    </svg>
  )
}

type DrawnShape =
  | { d: string }
  | { circle: readonly [x: number, y: number, radius: number] }
  | { box: readonly [x: number, y: number, width: number, height: number, radius?: number] }

/** A circle or box alone is shorter than its path. Not a dashed circle: its dashes would begin elsewhere. */
function Part({ shape, ...looks }: { shape: DrawnShape; className?: string | undefined; fill?: string }) {
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle
    return <circle cx={cx} cy={cy} r={r} {...looks} />
  }
  if ('box' in shape) {
    const [x, y, width, height, radius] = shape.box
    return <rect x={x} y={y} width={width} height={height} rx={radius} {...looks} />
  }
  return <path d={shape.d} {...looks} />
}

/** 2.4 px. `solid` parts hide what lies behind them. */
export function Outline({ solid = false, ...shape }: DrawnShape & { solid?: boolean }) {
  return <Part shape={shape} className={solid ? 'd-outline d-solid' : 'd-outline'} />
}

/** 1.5 px. */
export function Detail({ solid = false, ...shape }: DrawnShape & { solid?: boolean }) {
  return <Part shape={shape} className={solid ? 'd-solid' : undefined} />
}

export function DetailOnAmber(shape: DrawnShape) {
  return <Part shape={shape} className="d-on-amber" />
}

/** Movement, a signal, a line of sight, or an edge that is hidden behind another. */
export function Dashed(shape: DrawnShape) {
  return <Part shape={shape} className="d-dashed" />
}

export function Opens(shape: DrawnShape) {
  return <Part shape={shape} className="d-opens" />
}

/** Hatched at 45 degrees; of two parts that touch, one is `mirrored`. */
export function Hatched({ mirrored = false, ...shape }: DrawnShape & { mirrored?: boolean }) {
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
      <Part shape={shape} fill={`url(#${id})`} className="d-outline" />
    </>
  )
}

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

/** One dashed circle: a tenth of the bytes of as many lines. The first graduation stands above the center. */
export function GraduatedRing(props: {
  x: number
  y: number
  radius: number
  count: number
  length: number
}) {
  const { x, y, radius, count, length } = props
  const step = (2 * Math.PI * (radius - length / 2)) / count
  const line = 1.5
  return (
    <circle
      cx={x}
      cy={y}
      r={radius - length / 2}
      strokeWidth={length}
      strokeLinecap="butt"
      strokeDasharray={`${line} ${Number((step - line).toFixed(3))}`}
      strokeDashoffset={line / 2}
      transform={`rotate(-90 ${x} ${y})`}
    />
  )
}

export type DrawingProps = { alternative: string }

export type ServiceDrawingProps = DrawingProps & {
  facts: Pick<BusinessFacts, 'arrivalFrom' | 'arrivalTo'>
}

export function CardDrawing({ alternative, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 320 200" alternative={alternative} className="card-drawing">
      {children}
    </Drawing>
  )
}

export function HeroDrawing({ alternative, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 520 400" alternative={alternative} className="hero-drawing">
      {children}
    </Drawing>
  )
}

type CalloutProps = {
  part: Point
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

export function CoverDrawing({ alternative, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 640 360" alternative={alternative} className="cover-drawing night">
      {children}
    </Drawing>
  )
}
