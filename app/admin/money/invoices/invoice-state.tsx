import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { invoicePanelWords, invoiceStateWords } from '#words/panel/money/invoices.ts'
import type { InvoiceRow } from './invoice-data.ts'

export const invoiceTitle = (invoice: Pick<InvoiceRow, 'kind' | 'number'>): string =>
  invoicePanelWords.title(invoice)

/** A day has no time zone: "Dec 11, 2026". */
export const dayText = (day: string): string => shortDate(`${day}T12:00:00Z`, 'UTC')

export const dueText = (day: string): string => invoicePanelWords.due(dayText(day))

type Stateful = Pick<InvoiceRow, 'kind' | 'state' | 'openCents' | 'dueOn'>

export function shownInvoiceState({ kind, state, openCents, dueOn }: Stateful, today: string) {
  const isOverdue = openCents > 0 && dueOn !== null && dueOn < today
  return kind === 'credit' ? 'credit' : isOverdue ? 'overdue' : state
}

export function InvoiceState({ invoice }: { invoice: Stateful }) {
  const name = shownInvoiceState(invoice, isoDate(new Date(useNow()), useTimeZone()))
  return (
    <span
      className="state"
      data-on={name === 'paid' || undefined}
      data-late={name === 'overdue' || undefined}
    >
      {invoiceStateWords[name]}
    </span>
  )
}
