import { dollars } from '#app/ui/dollars.ts'
import { locale } from '#words/locale.ts'
import { chartWords } from '#words/panel/dashboard.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import { medianText } from './charts.tsx'
import type { ReportPart } from './report-data.ts'

type PartsTableProps = {
  id: string
  title: string
  column: string
  parts: readonly ReportPart[]
  nameOf: (part: ReportPart) => string
}

const columns = ['received', 'booked', 'done', 'lost', 'cancelled', 'open'] as const

export function PartsTable({ id, title, column, parts, nameOf }: PartsTableProps) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id} className="figure-sheet">
      <h2 id={id} className="text-name">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must scroll by keyboard */}
      <section className="chart-table" aria-label={chartWords.figuresOf(title)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {words[name]}
                </th>
              ))}
              <th scope="col">{words.quoted}</th>
              <th scope="col">{words.median}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.key}>
                <th scope="row">
                  <bdi>{nameOf(part)}</bdi>
                </th>
                {columns.map((name) => (
                  <td key={name}>{part[name].toLocaleString(locale)}</td>
                ))}
                <td>{dollars(part.quotedCents)}</td>
                <td>{medianText(part.medianFirstContactSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
