import type { ReactNode } from 'react'

/** How high a chart is, in pixels. Across, everything is in percent: words and strokes keep their size on every screen. */
export const height = 152

/** Distance from the left edge of the middle of a place, of as many as there are. */
export const middleOf = (index: number, places: number) => percent((index + 0.5) / places)

export const percent = (share: number) => `${share * 100}%`

/** More of them would run into each other on a phone. */
const everyLabel = 3

type AxesProps = {
  /** The value at the upper end. */
  most: number
  formatValue: (value: number) => string
  /** Under each place from left to right; every third one is written, the last one always. */
  labels: readonly string[]
  children: ReactNode
}

/** The drawing with its lines and their words. What it says stands in the chart's sentence and table as well. */
export function Axes({ most, formatValue, labels, children }: AxesProps) {
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
          (labels.length - 1 - index) % everyLabel === 0 && (
            <text
              key={label}
              className="chart-label"
              x={middleOf(index, labels.length)}
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
