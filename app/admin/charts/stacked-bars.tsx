import { Axes, frame } from './axes.tsx'
import { roundedUp } from './scale.ts'

export type Bar = {
  /** Under the bar. */
  label: string
  /** From the bottom up. */
  parts: readonly { name: string; tone: number; value: number; title: string }[]
}

/** Bars of parts that lie on each other. Neighbors differ by pattern as well as by color. */
export function StackedBars({
  bars,
  formatValue,
}: {
  bars: readonly Bar[]
  formatValue: (value: number) => string
}) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const most = roundedUp(Math.max(...totals))
  const step = frame.width / bars.length
  const width = Math.min(step * 0.7, 28)
  return (
    <Axes most={most} formatValue={formatValue} labels={bars.map(({ label }) => label)}>
      {bars.map(({ label, parts }, index) => {
        let top = frame.height
        return (
          <g key={label}>
            {parts.map(({ name, tone, value, title }) => {
              const height = (value / most) * frame.height
              top -= height
              return (
                <rect
                  key={name}
                  className="chart-part"
                  data-tone={tone}
                  x={index * step + (step - width) / 2}
                  y={top}
                  width={width}
                  height={height}
                >
                  <title>{title}</title>
                </rect>
              )
            })}
            {totals[index] ? (
              <text className="chart-total" x={index * step + step / 2} y={top - 5}>
                {totals[index]}
              </text>
            ) : null}
          </g>
        )
      })}
    </Axes>
  )
}
