import { FigureTable } from '#app/admin/charts/figure-table.tsx'
import { exactDollars } from '#app/ui/dollars.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import { reportsWords as words } from '#words/panel/reports.ts'
import type { PersonPaid } from './report-data.ts'

/** To the cent, because cash is counted by it. */
export function PaidByPerson({ people }: { people: readonly PersonPaid[] }) {
  if (people.length === 0) return null
  const methods = Object.entries(invoicePanelWords.methods).filter(([method]) =>
    people.some(({ paidBy }) => paidBy.some((paid) => paid.method === method)),
  )
  const hasTips = people.some(({ tipCents }) => tipCents > 0)
  return (
    <section aria-labelledby="paid-by-person" className="figure-sheet">
      <h2 id="paid-by-person" className="text-name">
        {words.paidByPerson}
      </h2>
      <FigureTable
        title={words.paidByPerson}
        columns={[
          words.person,
          ...methods.map(([, label]) => label),
          words.paid,
          ...(hasTips ? [words.tips] : []),
        ]}
        rows={people.map(({ key, name, amountCents, tipCents, paidBy }) => ({
          key,
          heading: <bdi>{name}</bdi>,
          cells: [
            ...methods.map(([method]) => paidIn(paidBy, method)),
            amountCents,
            ...(hasTips ? [tipCents] : []),
          ].map(exactDollars),
        }))}
      />
    </section>
  )
}

const paidIn = (paidBy: PersonPaid['paidBy'], method: string): number =>
  paidBy.find((paid) => paid.method === method)?.amountCents ?? 0
