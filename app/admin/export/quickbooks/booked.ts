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
        voidedAt
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
  isVoid: boolean
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
  const variables = { filter: null, search: null }
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

type Period = { isIn: (day: string) => boolean; timeZone: string }

/**
 * Files of periods that follow each other add up to what is so: a sale that was made void within its period stands in none, one
 * that was made void later stands in the file of its period and is taken back in that of the void. What was paid and paid back
 * counts on its days, whatever became of the paper; of a draft its deposit does.
 */
function bookedOf({ sentAt, voidedAt, ...row }: Stored, { isIn, timeZone }: Period): Booked[] {
  const number = invoiceNumber(row) ?? ''
  const sentOn = sentAt === null ? '' : isoDate(sentAt, timeZone)
  const isVoided = voidedAt !== null && isIn(isoDate(voidedAt, timeZone))
  const payments = row.payments
    .filter(({ reversedAt }) => !reversedAt)
    .map(({ paidAt, ...payment }) => ({ ...payment, on: isoDate(paidAt, timeZone) }))
    .filter(({ on }) => isIn(on))
  // An imported invoice is in the books of the year in which it was sold.
  const isOurs = row.number !== null && sentAt !== null
  const isOfPeriod = isOurs && isIn(sentOn) && !isVoided
  const isTakenBack = isOurs && isVoided && !isIn(sentOn)
  const isVoid = voidedAt !== null
  const booked = { ...row, number, sentOn, isOfPeriod, isVoid, payments }
  return [
    ...(isOfPeriod || payments.length > 0 ? [booked] : []),
    ...(isTakenBack ? [takenBack(booked, isoDate(voidedAt, timeZone))] : []),
  ]
}

const takenBack = (booked: Booked, sentOn: string): Booked => ({
  ...booked,
  ...{ kind: 'credit', sentOn, isOfPeriod: true, payments: [] },
  lines: booked.lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    discountCents: -line.discountCents,
    totalCents: -line.totalCents,
  })),
  taxCents: -booked.taxCents,
  totalCents: -booked.totalCents,
})

/** As QuickBooks writes a day: "11/29/2026". */
export const bookedDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
