import type { ReactNode } from 'react'
import { chartWords as words } from '#words/panel/dashboard.ts'

type FigureTableProps = {
  title: string
  columns: readonly string[]
  rows: readonly { key: string; heading: ReactNode; cells: readonly string[] }[]
}

export function FigureTable({ title, columns, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must scroll by keyboard
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
          {rows.map(({ key, heading, cells }) => (
            <tr key={key}>
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
  )
}
