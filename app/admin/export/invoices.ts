import { staffContext } from '#app/admin/access.ts'
import { invoicesOn } from '#app/admin/money/invoices/invoice-list.ts'
import { shownInvoiceState } from '#app/admin/money/invoices/invoice-state.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { taxRateText } from '#content/money/line-items.ts'
import { amountText as amount } from '#content/money/money.ts'
import {
  invoicePanelWords,
  invoiceStateWords,
  invoiceFileWords as words,
} from '#words/panel/money/invoices.ts'
import type { Route } from './+types/invoices.ts'
import { type CsvColumn, exportList } from './csv.ts'

export const handle = { needs: { area: 'money', to: 'write' } } satisfies ScreenHandle

const ExportInvoices = graphql(`
  query AdminExportInvoices($filter: ModelInvoiceFilterInput, $search: String, $limit: Int, $after: String) {
    page: listInvoices(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        number
        outsideNumber
        kind
        state
        sentAt
        dueOn
        name
        address
        requestNumber
        subtotalCents
        taxPlace
        taxRate
        taxCents
        totalCents
        paidCents
        creditedCents
        openCents
        reason
        payments {
          amountCents
          tipCents
          method
          paidAt
          reversedAt
        }
      }
      nextToken
    }
  }
`)

/** A void one counts nowhere, so that a column adds up to what the panel says. */
const amountOf = ({ state }: { state: string }, cents: number) => amount(state === 'void' ? 0 : cents)

const { columns: titles } = words

const columns: readonly CsvColumn<RowOf<typeof ExportInvoices>>[] = [
  [titles.number, (invoice) => invoiceNumber(invoice) ?? ''],
  [titles.kind, ({ kind }) => words.kinds[kind]],
  [titles.date, ({ sentAt }, timeZone) => (sentAt ? isoDate(sentAt, timeZone) : '')],
  [titles.due, ({ dueOn }) => dueOn ?? ''],
  [
    titles.state,
    (invoice, timeZone) => invoiceStateWords[shownInvoiceState(invoice, isoDate(new Date(), timeZone))],
  ],
  [titles.customer, ({ name }) => name],
  [titles.address, ({ address }) => address ?? ''],
  [titles.request, ({ requestNumber }) => requestNumber ?? ''],
  [titles.subtotal, (invoice) => amountOf(invoice, invoice.subtotalCents)],
  [titles.taxPlace, ({ taxPlace }) => taxPlace ?? ''],
  [titles.taxRate, ({ taxRate }) => taxRateText(taxRate)],
  [titles.tax, (invoice) => amountOf(invoice, invoice.taxCents)],
  [titles.total, (invoice) => amountOf(invoice, invoice.totalCents)],
  [titles.paid, ({ paidCents }) => amount(paidCents)],
  [titles.open, ({ openCents }) => amount(openCents)],
  [
    titles.methods,
    ({ payments }) => {
      const live = payments.filter(({ reversedAt }) => !reversedAt)
      return [...new Set(live.map(({ method }) => invoicePanelWords.methods[method]))].join(' + ')
    },
  ],
  [titles.reason, ({ reason }) => reason ?? ''],
  [
    titles.payments,
    ({ payments }, timeZone) =>
      payments
        .filter(({ reversedAt }) => !reversedAt)
        .map(({ paidAt, amountCents }) => `${isoDate(paidAt, timeZone)} ${amount(amountCents)}`)
        .join('; '),
  ],
  [titles.credited, ({ creditedCents }) => amount(creditedCents)],
  [
    titles.tips,
    ({ payments }) => {
      const live = payments.filter(({ reversedAt }) => !reversedAt)
      return amount(live.reduce((sum, { tipCents }) => sum + tipCents, 0))
    },
  ],
]

export async function loader(args: Route.LoaderArgs) {
  const { run } = args.context.get(staffContext)
  const today = isoDate(new Date(), await readTimeZone(run))
  const list = invoicesOn(today)
  return exportList(args, { list, subject: 'Invoice', page: ExportInvoices, columns, name: words.name })
}
