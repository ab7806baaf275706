import { Axes, height, middleOf, percent } from './axes.tsx'
import { roundedUp } from './scale.ts'

export type Bar = {
  /** Under the bar. */
  label: string
  /** From the bottom up. */
  parts: readonly { name: string; tone: number; value: number; title: string }[]
}

/** Of a bar's place, how much it fills. */
const barShare = 0.7

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
            {totals[index] ? (
              <text className="chart-total" x={middleOf(index, bars.length)} y={top} dy="-0.375em">
                {totals[index]}
              </text>
            ) : null}
          </g>
        )
      })}
    </Axes>
  )
}
