import { exactDollars } from '#app/ui/dollars.ts'
import { chartWords } from '#words/panel/dashboard.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import type { PersonPaid } from './report-data.ts'

/** To the cent, because somebody counts it. */
export function PaidByPerson({ people }: { people: readonly PersonPaid[] }) {
  if (people.length === 0) return null
  const methods = Object.entries(invoicePanelWords.methods).filter(([method]) =>
    people.some(({ paidBy }) => paidBy.some((paid) => paid.method === method)),
  )
  return (
    <section aria-labelledby="paid-by-person" className="figure-sheet">
      <h2 id="paid-by-person" className="text-name">
        {words.paidByPerson}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must scroll by keyboard */}
      <section className="chart-table" aria-label={chartWords.figuresOf(words.paidByPerson)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              {methods.map(([method, label]) => (
                <th key={method} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{words.paid}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ key, name, amountCents, paidBy }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {methods.map(([method]) => (
                  <td key={method}>
                    {exactDollars(paidBy.find((paid) => paid.method === method)?.amountCents ?? 0)}
                  </td>
                ))}
                <td>{exactDollars(amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
