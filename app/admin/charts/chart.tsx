import type { ReactNode } from 'react'
import { chartWords as words } from '#words/panel/dashboard.ts'
import { FigureTable } from './figure-table.tsx'

type ChartProps = {
  id: string
  title: string
  summary: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  counted: string
  children: ReactNode
}

export function Chart({ id, title, summary, columns, rows, counted, children }: ChartProps) {
  return (
    <section aria-labelledby={id} className="figure-sheet chart">
      <h2 id={id} className="text-name">
        {title}
      </h2>
      <p className="mt-1 text-note text-ink-2">{summary}</p>
      {children}
      {rows.length > 0 && (
        <details className="chart-figures">
          <summary>{words.figures}</summary>
          <p className="text-fine text-ink-2">{counted}</p>
          <FigureTable
            title={title}
            columns={columns}
            rows={rows.map(([heading = '', ...cells]) => ({ key: heading, heading, cells }))}
          />
        </details>
      )}
    </section>
  )
}

/** People cannot tell more fills apart. */
export const tones = 5

/** Pattern fills, so that parts differ without color; rendered once per screen. */
export function ChartPatterns() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        <pattern
          id="chart-stripes"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="chart-ground" width="5" height="5" />
          <rect className="chart-mark" width="2" height="5" />
        </pattern>
        <pattern id="chart-dots" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className="chart-ground" width="5" height="5" />
          <circle className="chart-mark" cx="2.5" cy="2.5" r="1.3" />
        </pattern>
      </defs>
    </svg>
  )
}

export function ChartLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="chart-legend">
      {names.map((name, tone) => (
        <li key={name}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect className="chart-part" data-tone={tone} x="0.5" y="0.5" width="13" height="13" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
