import { Axes, height, middleOf } from './axes.tsx'
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
  const yOf = (value: number) => height - (value / most) * height
  const points = dots.flatMap(({ value, ...dot }, index) =>
    value === null ? [] : [{ ...dot, index, x: middleOf(index, dots.length), y: yOf(value) }],
  )
  const pairs = points.flatMap((to, index) => {
    const from = points[index - 1]
    return from && from.index === to.index - 1 ? [{ from, to }] : []
  })
  return (
    <Axes most={most} formatValue={formatValue} labels={dots.map(({ label }) => label)}>
      <line className="chart-limit" x1="0" x2="100%" y1={yOf(limit.value)} y2={yOf(limit.value)} />
      {pairs.map(({ from, to }) => (
        <line key={to.label} className="chart-path" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      {points.map(({ label, title, x, y }) => (
        <circle key={label} className="chart-dot" cx={x} cy={y} r={5}>
          <title>{title}</title>
        </circle>
      ))}
      <text className="chart-limit-name" x="0" y={yOf(limit.value)} dy="-0.5em">
        {limit.name}
      </text>
    </Axes>
  )
}
