import { href } from 'react-router'
import { type CsvColumn, csvResponse } from '#app/admin/export/csv.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { BookNames } from '#content/money/book-names.ts'
import { quantityText } from '#content/money/line-items.ts'
import { amountText as amount } from '#content/money/money.ts'
import type { Route } from './+types/online.ts'
import { type Booked, bookedDay as dayText, readBooks } from './booked.ts'
import { type SplitLine, splitLines } from './split-lines.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

type Line = SplitLine & { invoice: Booked }

/** Names of columns that QuickBooks Online knows by itself when invoices are imported. */
const columnsFor = (names: BookNames): readonly CsvColumn<Line>[] => [
  ['Invoice number', ({ invoice }) => String(invoice.number)],
  ['Customer', ({ invoice }) => invoice.name],
  ['Invoice date', ({ invoice }) => dayText(invoice.sentOn)],
  ['Due date', ({ invoice }) => dayText(invoice.dueOn ?? invoice.sentOn)],
  ['Item (Product/Service)', () => names.item],
  ['Item Description', ({ text }) => text],
  ['Item Quantity', ({ quantity }) => quantityText(quantity)],
  ['Item Rate', ({ unitCents }) => amount(unitCents)],
  ['Item Amount', ({ cents }) => amount(cents)],
  [
    'Item tax code',
    ({ isTaxable, invoice }) => (isTaxable && invoice.taxRate > 0 ? names.taxed : names.untaxed),
  ],
]

/** That program imports invoices only: credits, payments and what a later void takes back are in the file for the desktop. */
export async function loader(args: Route.LoaderArgs) {
  const { names, timeZone, rows } = await readBooks(args, href('/admin/settings/data'))
  const lines = async function* () {
    for await (const batch of rows)
      yield batch
        .filter(({ kind, isOfPeriod, isVoid }) => kind === 'invoice' && isOfPeriod && !isVoid)
        .flatMap((invoice) => splitLines(invoice.lines).map((line) => ({ ...line, invoice })))
  }
  return csvResponse({ name: 'quickbooks', columns: columnsFor(names), timeZone }, lines())
}
