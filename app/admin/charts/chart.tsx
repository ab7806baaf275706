import type { ReactNode } from 'react'
import { chartWords as words } from '#content/en/admin-dashboard.ts'

type ChartProps = {
  id: string
  title: string
  /** What it shows, in one sentence: for whoever does not look at it, and for whoever has no time to. */
  summary: string
  columns: readonly string[]
  /** A row's first cell is its heading. */
  rows: readonly (readonly string[])[]
  /** What the figures are of. */
  counted: string
  children: ReactNode
}

/** The frame of a chart: what it says in words, the drawing, and every figure as a table. */
export function Chart({ id, title, summary, columns, rows, counted, children }: ChartProps) {
  return (
    <section aria-labelledby={id} className="dashboard-sheet chart">
      <h2 id={id} className="text-name">
        {title}
      </h2>
      <p className="mt-1 text-note text-ink-2">{summary}</p>
      {children}
      {rows.length > 0 && (
        <details className="chart-figures">
          <summary>{words.figures}</summary>
          <p className="text-fine text-ink-2">{counted}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard, too */}
          <section className="chart-table" aria-label={words.figuresOf(title)} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([heading, ...cells]) => (
                  <tr key={heading}>
                    <th scope="row">{heading}</th>
                    {cells.map((cell, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      <td key={index}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </section>
  )
}
