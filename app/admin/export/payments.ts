import { href } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { reportAskedIn, reportQuery } from '#app/admin/reports/report-data.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { amountText } from '#content/money/money.ts'
import { firstDayOf } from '#content/time/report-periods.ts'
import { invoicePanelWords, paymentFileWords as words } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/payments.ts'
import { beginExport, type CsvColumn, csvResponse } from './csv.ts'

export const handle = { needs: { area: 'money', to: 'write' } } satisfies ScreenHandle

const ExportPayments = graphql(`
  query AdminExportPayments($period: ReportPeriod!, $date: String) {
    report(period: $period, date: $date) {
      current {
        invoices {
          payments {
            paidAt
            invoiceNumber
            outsideNumber
            customer
            method
            amountCents
            tipCents
            isDeposit
            reference
            by
          }
        }
      }
    }
  }
`)

type Payment = ResultOf<typeof ExportPayments>['report']['current']['invoices']['payments'][number]

const { columns: titles } = words

const columns: readonly CsvColumn<Payment>[] = [
  [titles.day, ({ paidAt }, timeZone) => isoDate(paidAt, timeZone)],
  [
    titles.invoice,
    ({ invoiceNumber: number, outsideNumber }) => invoiceNumber({ number, outsideNumber }) ?? '',
  ],
  [titles.customer, ({ customer }) => customer],
  [titles.method, ({ method }) => invoicePanelWords.methods[method]],
  [titles.amount, ({ amountCents }) => amountText(amountCents)],
  [titles.reference, ({ reference }) => reference ?? ''],
  [titles.by, ({ by }) => by],
  [titles.tip, ({ tipCents }) => amountText(tipCents)],
  [titles.deposit, ({ isDeposit }) => (isDeposit ? words.isDeposit : '')],
]

/** The payments of a report's time, which add up to what it calls paid. */
export async function loader(args: Route.LoaderArgs) {
  const { run } = args.context.get(staffContext)
  const asked = reportAskedIn(args.url.searchParams)
  const timeZone = await readTimeZone(run)
  const date = firstDayOf(asked.period, asked.date ?? isoDate(new Date(), timeZone))
  await beginExport(args, {
    from: `${href('/admin/reports')}${reportQuery(asked)}`,
    act: { subject: 'Payment', filter: `${asked.period} ${date}`, search: '' },
  })
  const { report } = await valueOrThrow(run(ExportPayments, { period: asked.period, date }))
  const rows = async function* () {
    yield report.current.invoices.payments
  }
  return csvResponse({ name: words.name, columns, timeZone }, rows())
}
