import type { ReactNode } from 'react'

/** Where values are drawn, in the units of the drawing; margins hold the axes' words. */
export const frame = { width: 480, height: 150 }
const margin = { top: 22, right: 12, bottom: 28, left: 52 }

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
  const step = frame.width / labels.length
  const { top, right, bottom, left } = margin
  return (
    <svg
      className="chart-drawing"
      viewBox={`0 0 ${left + frame.width + right} ${top + frame.height + bottom}`}
      aria-hidden="true"
    >
      <g transform={`translate(${left} ${top})`}>
        {[0, most / 2, most].map((value) => {
          const y = frame.height - (value / most) * frame.height
          return (
            <g key={value}>
              <line className="chart-line" x1={0} x2={frame.width} y1={y} y2={y} />
              <text className="chart-value" x={-6} y={y + 4}>
                {formatValue(value)}
              </text>
            </g>
          )
        })}
        {labels.map(
          (label, index) =>
            (labels.length - 1 - index) % everyLabel === 0 && (
              <text key={label} className="chart-label" x={index * step + step / 2} y={frame.height + 20}>
                {label}
              </text>
            ),
        )}
        {children}
      </g>
    </svg>
  )
}
