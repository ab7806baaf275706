import type { BookNames } from '#content/money/book-names.ts'
import { quantityText, taxRateText } from '#content/money/line-items.ts'
import { amountText as amount } from '#content/money/money.ts'
import { quickBooksWords as words } from '#words/panel/money/quickbooks.ts'
import { type Booked, bookedDay as dayText } from './booked.ts'
import { splitLines } from './split-lines.ts'

const cellOf = (text: string) => text.replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' ').replaceAll('"', "'")

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join('\t')}\r\n`

/**
 * The format that QuickBooks Desktop imports (Intuit, "IIF reference: transactions"): lines of cells between tabs; a transaction is a
 * TRNS line, its SPL lines and ENDTRNS, whose amounts add up to zero.
 */
export const iifHead = [
  ['!CUST', 'NAME'],
  [...['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT'], ...['DOCNUM', 'MEMO', 'DUEDATE', 'PAYMETH']],
  [
    ...['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'],
    ...['QNTY', 'PRICE', 'INVITEM', 'TAXABLE', 'EXTRA'],
  ],
  ['!ENDTRNS'],
]
  .map(lineOf)
  .join('')

export function iifOf(booked: Booked, names: BookNames): string {
  const customer = listName(booked.name)
  return [
    lineOf(['CUST', customer]),
    ...(booked.isOfPeriod ? saleOf(booked, customer, names) : []),
    ...booked.payments.flatMap((payment) => [
      ...paymentOf(payment, { booked, customer, names }),
      ...tipOf(payment, { booked, customer, names }),
    ]),
  ].join('')
}

function saleOf(booked: Booked, customer: string, names: BookNames): string[] {
  const { kind, sentOn, dueOn, number, lines, taxRate, taxCents, totalCents } = booked
  const type = kind === 'credit' ? 'CREDIT MEMO' : 'INVOICE'
  const [date, document] = [dayText(sentOn), String(number)]
  const due = dueOn ? dayText(dueOn) : ''
  return [
    lineOf(['TRNS', type, date, names.receivable, customer, amount(totalCents), document, '', due, '']),
    ...splitLines(lines).map(({ text, quantity, unitCents, cents, isTaxable }) =>
      lineOf([
        ...['SPL', type, date, names.income, '', amount(-cents), document, text],
        ...[quantityText(-quantity), amount(unitCents), names.item, isTaxable ? 'Y' : 'N', ''],
      ]),
    ),
    ...(taxCents === 0
      ? []
      : [
          lineOf([
            ...['SPL', type, date, names.salesTax, names.taxAgency, amount(-taxCents), document, ''],
            ...['', `${taxRateText(taxRate)}%`, names.salesTax, 'N', 'AUTOSTAX'],
          ]),
        ]),
    lineOf(['ENDTRNS']),
  ]
}

type Paid = { booked: Booked; customer: string; names: BookNames }

/** Money that went back is no payment to QuickBooks: it stands as a journal entry. */
function paymentOf(
  { amountCents, method, reference, on }: Booked['payments'][number],
  { booked, customer, names }: Paid,
): string[] {
  const type = amountCents > 0 ? 'PAYMENT' : 'GENERAL JOURNAL'
  const [date, document] = [dayText(on), String(booked.number)]
  const memo = reference ?? ''
  const how = words.methods[method]
  return [
    lineOf(['TRNS', type, date, names.deposits, customer, amount(amountCents), document, memo, '', how]),
    lineOf([
      'SPL',
      type,
      date,
      names.receivable,
      customer,
      amount(-amountCents),
      document,
      memo,
      '',
      '',
      '',
      '',
      '',
    ]),
    lineOf(['ENDTRNS']),
  ]
}

/** A tip is owed to the technician, and is no income. Cash tips stay with them and are not booked. */
function tipOf(
  { tipCents, method, on }: Booked['payments'][number],
  { booked, customer, names }: Paid,
): string[] {
  if (tipCents === 0 || method === 'cash') return []
  const entry = (start: string, account: string, cents: number) => [
    start,
    'GENERAL JOURNAL',
    dayText(on),
    account,
    customer,
    amount(cents),
    booked.number,
    words.tip,
  ]
  return [
    lineOf([...entry('TRNS', names.deposits, tipCents), '', words.methods[method]]),
    lineOf([...entry('SPL', names.tips, -tipCents), '', '', '', '', '']),
    lineOf(['ENDTRNS']),
  ]
}

/** Of a list of QuickBooks: 41 letters, and a colon would begin a name below another. */
const listName = (name: string) => [...cellOf(name).replaceAll(':', '-').trim()].slice(0, 41).join('').trim()

const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '–': '-',
  '—': '-',
  '…': '...',
}

/** As that program reads it: one byte for each letter; of other scripts a question mark is left. */
export const iifBytes = (text: string): Uint8Array =>
  Buffer.from(
    text
      .normalize('NFC')
      .replace(/[‘’“”–—…]/g, (sign) => plain[sign] ?? sign)
      .replace(/[^\0-\xff]/gu, '?'),
    'latin1',
  )
