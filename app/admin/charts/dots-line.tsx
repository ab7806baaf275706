import { Axes, frame } from './axes.tsx'
import { roundedUp } from './scale.ts'

/** A value in its place; null where there is none, which breaks the line. */
export type Dot = { label: string; value: number | null; title: string }

type DotsLineProps = {
  dots: readonly Dot[]
  formatValue: (value: number) => string
  /** A line that values are held against, and what it is called. */
  limit: { value: number; name: string }
}

/** Values as dots, with a line between neighbors. */
export function DotsLine({ dots, formatValue, limit }: DotsLineProps) {
  const most = roundedUp(Math.max(limit.value, ...dots.map(({ value }) => value ?? 0)))
  const step = frame.width / dots.length
  const yOf = (value: number) => frame.height - (value / most) * frame.height
  const points = dots.map(({ value, ...dot }, index) => ({
    ...dot,
    x: index * step + step / 2,
    y: value === null ? null : yOf(value),
  }))
  const path = points
    .map(({ x, y }, index) => {
      if (y === null) return ''
      const follows = index > 0 && points[index - 1]?.y !== null
      return `${follows ? 'L' : 'M'}${x} ${y}`
    })
    .join('')
  return (
    <Axes most={most} formatValue={formatValue} labels={dots.map(({ label }) => label)}>
      <line className="chart-limit" x1={0} x2={frame.width} y1={yOf(limit.value)} y2={yOf(limit.value)} />
      <text className="chart-limit-name" x={0} y={yOf(limit.value) - 5}>
        {limit.name}
      </text>
      <path className="chart-path" d={path} />
      {points.map(
        ({ label, title, x, y }) =>
          y !== null && (
            <circle key={label} className="chart-dot" cx={x} cy={y} r={4.5}>
              <title>{title}</title>
            </circle>
          ),
      )}
    </Axes>
  )
}
