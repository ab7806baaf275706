import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { allRows, beginExport, type ExportArgs } from '#app/admin/export/csv.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import type { BookNames } from '#content/money/book-names.ts'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { isDay } from '#content/time/clocks.ts'

const ExportBooks = graphql(`
  query AdminExportBooks($filter: ModelInvoiceFilterInput, $search: String, $limit: Int, $after: String) {
    page: listInvoices(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        kind
        number
        outsideNumber
        state
        sentAt
        dueOn
        name
        lines {
          name
          quantity
          unitCents
          discountCents
          isTaxable
          totalCents
        }
        taxRate
        taxCents
        totalCents
        payments {
          amountCents
          tipCents
          method
          reference
          paidAt
          reversedAt
        }
      }
      nextToken
    }
  }
`)

const ReadBookNames = graphql(`
  query AdminBookNames {
    invoicingSettings {
      bookNames {
        receivable
        deposits
        income
        item
        salesTax
        taxAgency
        tips
        taxed
        untaxed
      }
    }
  }
`)

type Stored = RowOf<typeof ExportBooks>

/** One that was sent in the period or has payments of it. Days as "2026-11-29". */
export type Booked = Pick<
  Stored,
  'kind' | 'dueOn' | 'name' | 'lines' | 'taxRate' | 'taxCents' | 'totalCents'
> & {
  number: string
  sentOn: string
  isOfPeriod: boolean
  payments: readonly (Pick<
    Stored['payments'][number],
    'amountCents' | 'tipCents' | 'method' | 'reference'
  > & {
    on: string
  })[]
}

export type Bookkeeping = {
  names: BookNames
  today: string
  timeZone: string
  rows: AsyncIterable<readonly Booked[]>
}

/** `from` and `to` in the address: days at the business, both of the period; without one it is open to that side. */
export async function readBooks(args: ExportArgs, from: string): Promise<Bookkeeping> {
  const { run } = args.context.get(staffContext)
  const [timeZone, read] = await Promise.all([readTimeZone(run), valueOrThrow(run(ReadBookNames, {}))])
  const dayIn = (name: string) => {
    const day = args.url.searchParams.get(name) ?? ''
    return isDay(day) ? day : undefined
  }
  const [first = '0000', last = '9999'] = [dayIn('from'), dayIn('to')]
  await beginExport(args, {
    from,
    act: { subject: 'Invoice', filter: `QuickBooks ${first} ${last}`, search: '' },
  })
  const isIn = (day: string) => day >= first && day <= last
  const variables = { filter: { state: { in: bookedStates } }, search: null }
  return {
    names: read.invoicingSettings.bookNames,
    today: isoDate(new Date(), timeZone),
    timeZone,
    rows: (async function* () {
      for await (const batch of allRows(args, ExportBooks, variables))
        yield batch.flatMap((row) => bookedOf(row, { isIn, timeZone }))
    })(),
  }
}

/** Void ones count nowhere; of a draft its deposit does. */
const bookedStates: Stored['state'][] = ['draft', 'sent', 'partlyPaid', 'paid', 'credited']

type Period = { isIn: (day: string) => boolean; timeZone: string }

function bookedOf({ sentAt, ...row }: Stored, { isIn, timeZone }: Period): Booked[] {
  const number = invoiceNumber(row) ?? ''
  const sentOn = sentAt === null ? '' : isoDate(sentAt, timeZone)
  const payments = row.payments
    .filter(({ reversedAt }) => !reversedAt)
    .map(({ paidAt, ...payment }) => ({ ...payment, on: isoDate(paidAt, timeZone) }))
    .filter(({ on }) => isIn(on))
  // An imported invoice is in the books of the year in which it was sold.
  const isOfPeriod = row.number !== null && sentAt !== null && isIn(sentOn)
  return isOfPeriod || payments.length > 0 ? [{ ...row, number, sentOn, isOfPeriod, payments }] : []
}

/** As QuickBooks writes a day: "11/29/2026". */
export const bookedDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
