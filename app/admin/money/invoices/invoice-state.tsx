import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { invoicePanelWords, invoiceStateWords } from '#words/panel/money/invoices.ts'
import type { InvoiceRow } from './invoice-data.ts'

export const invoiceTitle = (invoice: Pick<InvoiceRow, 'kind' | 'number' | 'outsideNumber'>): string =>
  invoicePanelWords.title({ kind: invoice.kind, number: invoiceNumber(invoice) })

/** A day has no time zone: "Dec 11, 2026". */
export const dayText = (day: string): string => shortDate(`${day}T12:00:00Z`, 'UTC')

/** "due Dec 11, 2026", and once that day is over and money is open: "was due Dec 11, 2026". */
export function DueDay({ invoice }: { invoice: Pick<InvoiceRow, 'openCents' | 'dueOn'> }) {
  const isLate = useIsPastDue(invoice)
  const day = invoice.dueOn && dayText(invoice.dueOn)
  return day && (isLate ? invoicePanelWords.wasDue(day) : invoicePanelWords.due(day))
}

export const useIsPastDue = (invoice: Pick<InvoiceRow, 'openCents' | 'dueOn'>): boolean =>
  isPastDue(invoice, isoDate(new Date(useNow()), useTimeZone()))

type Stateful = Pick<InvoiceRow, 'kind' | 'state' | 'openCents' | 'dueOn'>

export function shownInvoiceState({ kind, state, ...owed }: Stateful, today: string) {
  return kind === 'credit' ? 'credit' : isPastDue(owed, today) ? 'overdue' : state
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
