import type { ReactNode } from 'react'

type Bar = {
  label: string
  parts: readonly { name: string; tone: number; value: number; title: string }[]
}

const barShare = 0.7

export function StackedBars({
  bars,
  formatValue,
}: {
  bars: readonly Bar[]
  formatValue: (value: number) => string
}) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const most = roundedUp(Math.max(...totals))
  return (
    <Axes most={most} formatValue={formatValue} labels={bars.map(({ label }) => label)}>
      {bars.map(({ label, parts }, index) => {
        let top = height
        return (
          <g key={label}>
            {parts.map(({ name, tone, value, title }) => {
              const partHeight = (value / most) * height
              top -= partHeight
              return (
                <rect
                  key={name}
                  className="chart-part"
                  data-tone={tone}
                  x={percent((index + (1 - barShare) / 2) / bars.length)}
                  y={top}
                  width={percent(barShare / bars.length)}
                  height={partHeight}
                >
                  <title>{title}</title>
                </rect>
              )
            })}
            {totals[index] && bars.length <= manyPlaces ? (
              <text className="chart-total" x={slotCenter(index, bars.length)} y={top} dy="-0.375em">
                {formatValue(totals[index])}
              </text>
            ) : null}
          </g>
        )
      })}
    </Axes>
  )
}

/** A null value breaks the line. */
type Dot = { label: string; value: number | null; title: string }

type DotsLineProps = {
  dots: readonly Dot[]
  formatValue: (value: number) => string
  limit: { value: number; name: string }
}

export function DotsLine({ dots, formatValue, limit }: DotsLineProps) {
  const most = roundedUp(Math.max(limit.value, ...dots.map(({ value }) => value ?? 0)))
  const yAt = (value: number) => height - (value / most) * height
  const points = dots.flatMap(({ value, ...dot }, index) =>
    value === null ? [] : [{ ...dot, index, x: slotCenter(index, dots.length), y: yAt(value) }],
  )
  const pairs = points.flatMap((to, index) => {
    const from = points[index - 1]
    return from && from.index === to.index - 1 ? [{ from, to }] : []
  })
  return (
    <Axes most={most} formatValue={formatValue} labels={dots.map(({ label }) => label)}>
      <line className="chart-limit" x1="0" x2="100%" y1={yAt(limit.value)} y2={yAt(limit.value)} />
      {pairs.map(({ from, to }) => (
        <line key={to.label} className="chart-path" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      {points.map(({ label, title, x, y }) => (
        <circle key={label} className="chart-dot" cx={x} cy={y} r={5}>
          <title>{title}</title>
        </circle>
      ))}
      <text className="chart-limit-name" x="100%" y={yAt(limit.value)} dy="-0.5em">
        {limit.name}
      </text>
    </Axes>
  )
}

/** Pixels. Horizontal positions are percentages, so that text and strokes are not scaled. */
const height = 152

const slotCenter = (index: number, places: number) => percent((index + 0.5) / places)

const percent = (share: number) => `${share * 100}%`

/** From here on bars are too narrow for a number above each. */
const manyPlaces = 14

/** Every label would overlap the next one on a phone. */
const everyLabel = (places: number): number => (places > manyPlaces ? 7 : 3)

type AxesProps = {
  most: number
  formatValue: (value: number) => string
  labels: readonly string[]
  children: ReactNode
}

/** Hidden from screen readers, which have the summary and the table. */
function Axes({ most, formatValue, labels, children }: AxesProps) {
  return (
    <svg className="chart-drawing" height={height} aria-hidden="true">
      {[0, most / 2, most].map((value) => {
        const y = height - (value / most) * height
        return (
          <g key={value}>
            <line className="chart-line" x1="0" x2="100%" y1={y} y2={y} />
            <text className="chart-value" x={-8} y={y} dy="0.35em">
              {formatValue(value)}
            </text>
          </g>
        )
      })}
      {labels.map(
        (label, index) =>
          (labels.length - 1 - index) % everyLabel(labels.length) === 0 && (
            <text
              key={label}
              className="chart-label"
              x={slotCenter(index, labels.length)}
              y={height}
              dy="1.5em"
            >
              {label}
            </text>
          ),
      )}
      {children}
    </svg>
  )
}

/** The next number at or above `most` whose half is round: 2, 4, 10, 12, 16, 20, 40, 100 ... */
export function roundedUp(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const step = [1, 1.2, 1.6, 2, 4, 6, 8, 10].find((each) => each * magnitude >= most) ?? 10
  return Math.max(step * magnitude, 2)
}
