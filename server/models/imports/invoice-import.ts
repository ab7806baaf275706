import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type LineItem, lineCents, lineItemLimits } from '#content/money/line-items.ts'
import { dateAfter } from '#content/time/clocks.ts'
import { longest, name, optionalLine, paragraph, parseInput } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import { sellerOf } from '#server/models/invoicing/invoice-sending.ts'
import { readInvoicingSettings } from '#server/models/invoicing/invoicing-settings.ts'
import { readLastLanguages } from '#server/models/leads/last-language.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { invoices } from '#server/schema/invoices.ts'
import {
  cellsOf,
  type ImportCell,
  type ImportColumns,
  momentOfDay,
  readAmount,
  readDay,
} from './import-cells.ts'
import { defineImport } from './import-kind.ts'
import { type InvoiceTarget, invoiceColumns } from './invoice-columns.ts'
import { customerKeys, readKnown, readReachByName } from './known-customers.ts'
import { nameIn, personIn, type RowPerson } from './person-row.ts'

type Columns = ImportColumns<InvoiceTarget>

type RowInvoice = Pick<RowPerson, 'name' | 'phone' | 'phoneE164' | 'email' | 'others'> & {
  address: string | null
  outsideNumber: string
  sentAt: Date
  issuedOn: string
  dueOn: string | null
  lines: LineItem[]
  totalCents: number
  paidCents: number
  /** As the file has it: the totals here have no tax, which was owed where the invoice was sent. */
  taxCents: number
  note: string
}

const texts = z.object({
  name: name('nameMissing'),
  outsideNumber: optionalLine(40),
  address: optionalLine(longest.address),
  note: paragraph(longest.reply),
})

const endedWords =
  /\b(?:draft|void(?:ed)?|cancell?ed|deleted|bad debt|uncollectible|refunded|credit memo|borrador|anulad[ao]|cancelad[ao]|eliminad[ao]|nota de crédito)(?![\p{L}])/iu

/** The rows of one invoice: the first says what is of the whole, each may be a line of it. */
function readInvoiceRows(rows: readonly CsvRow[], columns: Columns): Result<RowInvoice, Reason> {
  const [row] = rows
  if (!row) return refuse<Reason>({ reason: 'importNoNumber' })
  const ofEach = rows.map((each) => cellsOf(each, columns))
  const first = (target: InvoiceTarget) => ofEach.flatMap((of) => of(target))[0]
  if (endedWords.test(first('status')?.text ?? '')) return refuse<Reason>({ reason: 'importInvoiceEnded' })
  const { name: customer, phone, phoneE164, email, others, address } = personIn(row, columns)
  const parsed = parseInput(texts, {
    ...{ name: customer, address },
    outsideNumber: numberOf(row, columns),
    note: first('note')?.text ?? '',
  })
  if (!parsed.ok) {
    const [wrong] = Object.values(parsed.refusal.fields ?? {})
    return refuse<Reason>(wrong ?? { reason: 'notValid' })
  }
  const { outsideNumber } = parsed.value
  if (!outsideNumber) return refuse<Reason>({ reason: 'importNoNumber' })
  const issued = readDay(first('issued'), columns)
  if (!issued.ok) return issued
  if (!issued.value) return refuse<Reason>({ reason: 'importNoIssued' })
  const due = readDay(first('due'), columns)
  if (!due.ok) return due
  const sums = readSums(ofEach)
  if (!sums.ok) return sums
  return done({
    ...{ phone, phoneE164, email, others },
    ...parsed.value,
    ...sums.value,
    outsideNumber,
    issuedOn: issued.value.day,
    sentAt: momentOfDay(issued.value, columns.timeZone),
    dueOn: due.value?.day ?? null,
  })
}

const numberOf = (row: CsvRow, columns: Columns): string =>
  (cellsOf(row, columns)('number')[0]?.text ?? '').replace(/^#\s*/, '')

/** Two customers may have the same number; a row without a name is of the last customer who had it. */
function sameInvoiceIn(columns: Columns): (row: CsvRow) => string {
  const customers = new Map<string, string>()
  return (row) => {
    const number = numberOf(row, columns)
    if (!number) return ''
    const customer = nameIn(row, columns).toLowerCase() || customers.get(number) || ''
    customers.set(number, customer)
    return `${number} ${customer}`
  }
}

type CellsOf = ReturnType<typeof cellsOf<InvoiceTarget>>

type Sums = Pick<RowInvoice, 'lines' | 'totalCents' | 'paidCents' | 'taxCents'>

/** What is owed, to the cent: of total, paid and balance two say the third, and three that do not add up are refused. */
function readSums(rows: readonly CellsOf[]): Result<Sums, Reason> {
  const lines = readLines(rows)
  if (!lines.ok) return lines
  const first = (target: InvoiceTarget) => readAmount(rows.flatMap((of) => of(target))[0])
  const [total, paid, balance] = [first('total'), first('paid'), first('balance')]
  if (!total.ok) return total
  if (!paid.ok) return paid
  if (!balance.ok) return balance
  const lineSum = sumOf(lines.value.map(lineCents))
  const ofLines = lines.value.length > 0 && lineSum > 0 ? lineSum : undefined
  const ofBalance = balance.value === undefined ? undefined : balance.value + (paid.value ?? 0)
  const totalCents = (areOfLines(rows) ? undefined : total.value) ?? ofLines ?? ofBalance
  if (totalCents === undefined) return refuse<Reason>({ reason: 'importNoTotal' })
  const paidCents = paid.value ?? (balance.value === undefined ? 0 : totalCents - balance.value)
  const isSum = balance.value === undefined || totalCents - paidCents === balance.value
  if (!isSum || paidCents < 0) return refuse<Reason>({ reason: 'importSumsDiffer' })
  if (totalCents <= 0 || paidCents >= totalCents) return refuse<Reason>({ reason: 'invoicePaid' })
  if (totalCents > lineItemLimits.totalCents) return refuse<Reason>({ reason: 'totalTooLarge' })
  const taxes = rows.flatMap((of) => of('tax').map(readAmount))
  const unreadable = taxes.find((tax) => !tax.ok)
  if (unreadable) return unreadable
  const taxCents = sumOf(taxes.flatMap((tax) => (tax.ok ? (tax.value ?? 0) : [])))
  return done({ lines: linesOf(lines.value, { lineSum, totalCents }), totalCents, paidCents, taxCents })
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)

/** Of several rows that each have another total, it is that of the line. */
const areOfLines = (rows: readonly CellsOf[]): boolean =>
  new Set(rows.flatMap((of) => of('total')[0]?.text ?? [])).size > 1

function readLines(rows: readonly CellsOf[]): Result<LineItem[], Reason> {
  const isTotalOfLine = areOfLines(rows)
  const lines: LineItem[] = []
  for (const of of rows) {
    const title = of('line')
      .map(({ text }) => text)
      .join(', ')
      .replace(/\s+/g, ' ')
    const amount = readAmount(of('lineAmount')[0] ?? (isTotalOfLine ? of('total')[0] : undefined))
    if (!amount.ok) return amount
    const unit = readAmount(of('unitPrice')[0])
    if (!unit.ok) return unit
    const quantity = readQuantity(of('quantity')[0], amount.value)
    if (!quantity.ok) return quantity
    const line = lineFor(title, unit.value ?? 0, quantity.value)
    if (amount.value === undefined && unit.value === undefined) {
      if (title) lines.push(lineFor(title, 0))
    } else if (amount.value === undefined || lineCents(line) === amount.value) lines.push(line)
    else lines.push(lineFor(title, amount.value))
  }
  return done(lines)
}

/** In hundredths, with its sign. What cannot be read matters only where no amount says what the line is. */
function readQuantity(cell: ImportCell | undefined, amount: number | undefined): Result<number, Reason> {
  const read = readAmount(cell)
  const isQuantity = read.ok && Math.abs(read.value ?? 100) <= lineItemLimits.quantity
  if (isQuantity) return done(read.value ?? 100)
  if (amount !== undefined) return done(100)
  return read.ok ? refuse<Reason>({ reason: 'quantity' }) : read
}

/** A paper's lines add up to its total: what tax, discounts and rounding make of them stands in a line of its own. */
function linesOf(
  lines: readonly LineItem[],
  { lineSum, totalCents }: { lineSum: number; totalCents: number },
) {
  const titles = lines.flatMap((line) => line.name || [])
  const isPriced = lineSum > 0 && titles.length === lines.length && lines.length < lineItemLimits.lines
  if (!isPriced) return [lineFor(titles.join(', '), totalCents)]
  return totalCents === lineSum ? [...lines] : [...lines, lineFor('', totalCents - lineSum)]
}

/** Without a title it gets words of ours when it is stored. */
const lineFor = (title: string, cents: number, quantity = 100): LineItem => ({
  name: title.slice(0, lineItemLimits.name).toWellFormed(),
  quantity: cents < 0 ? -quantity : quantity,
  unitCents: Math.abs(cents),
  discountCents: 0,
  isTaxable: false,
})

const keyOf = ({ outsideNumber, name: customer }: Pick<RowInvoice, 'outsideNumber' | 'name'>): string =>
  `${outsideNumber} ${customer.toLowerCase()}`

/** Open invoices of another program, which keep its numbers: what customers owe is right, and nobody is mailed. */
export const invoiceImport = defineImport({
  name: 'invoices',
  subject: 'Invoice',
  guide: invoiceColumns,
  tables: [{ table: invoices, isUntouched: () => sql`invoices.updated_at = invoices.created_at` }],
  sameIn: sameInvoiceIn,
  read: readInvoiceRows,

  async begin(importId, { db }) {
    const { shared } = await readTies(db)
    const { invoiceDays } = await readInvoicingSettings(db)
    const customers = new Set<string>()
    return async (all) => {
      const items = await reachedByName(db, all)
      const [here, known] = await Promise.all([readHere(db, items, importId), readKnown(db, items, importId)])
      for (const one of known) for (const key of customerKeys(one, shared)) customers.add(key)
      return items.map((item) => {
        const isHere = here.has(keyOf(item))
        const isKnown = customerKeys(item, shared).some((key) => customers.has(key))
        const dueOn = item.dueOn ?? dateAfter(item.issuedOn, invoiceDays)
        const kind = isHere ? 'doubled' : isKnown ? 'joined' : 'made'
        return { kind, isStored: !isHere, item: { ...item, dueOn } }
      })
    }
  },

  cells({ outsideNumber, name: customer, lines, issuedOn, dueOn, totalCents, paidCents }, { language }) {
    const { invoice: words } = language.words
    const titles = lines.flatMap((line) => line.name || []).join(', ')
    return [
      [words.titleOf('invoice', outsideNumber), titles].filter(Boolean).join('\n'),
      customer,
      [words.day(issuedOn), dueOn && `${words.due}: ${words.day(dueOn)}`].filter(Boolean).join('\n'),
      words.dollars(totalCents),
      words.dollars(totalCents - paidCents),
    ]
  },

  async store(db, records, { services, language }) {
    const seller = sellerOf(services.profile())
    const languageOf = await readLastLanguages(
      db,
      records.map(({ item }) => item),
    )
    await db.insert(invoices).values(
      records.map(({ id, importId, item }) => {
        const { paidCents, totalCents, sentAt, issuedOn: _, others: __, phoneE164: ___, ...told } = item
        return {
          ...told,
          language: languageOf(item),
          ...{ id, importId, seller, sentAt, createdAt: sentAt, updatedAt: sentAt },
          email: item.email || null,
          phone: item.phone || null,
          lines: titledLines(item, language.words.importCells),
          ...{ subtotalCents: totalCents, taxCents: 0, totalCents },
          ...{ paidCents, paidBeforeCents: paidCents },
        }
      }),
    )
  },
})

type LineWords = Record<'salesTax' | 'discount' | 'otherSums' | 'asBefore', string>

const titledLines = ({ lines, taxCents }: RowInvoice, words: LineWords): LineItem[] =>
  lines.map((line, at) => {
    const cents = lineCents(line)
    const rest = cents === taxCents ? words.salesTax : cents < 0 ? words.discount : words.otherSums
    return { ...line, name: line.name || (at === 0 ? words.asBefore : rest) }
  })

async function reachedByName(db: Queryable, items: readonly RowInvoice[]): Promise<RowInvoice[]> {
  const isReached = ({ phoneE164, email }: RowInvoice) => Boolean(phoneE164 ?? email)
  const unreached = items.filter((item) => !isReached(item)).map(({ name: customer }) => customer)
  const reach = await readReachByName(db, unreached)
  return items.map((item) => {
    const found = isReached(item) ? undefined : reach.get(item.name.toLowerCase())
    return found ? { ...item, ...found, address: item.address ?? found.address } : item
  })
}

async function readHere(db: Queryable, items: readonly RowInvoice[], importId: string): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const numbers = items.map(({ outsideNumber }) => outsideNumber)
  const found = await db
    .select({ outsideNumber: invoices.outsideNumber, name: invoices.name })
    .from(invoices)
    .where(
      sql`${inArray(invoices.outsideNumber, numbers)} and ${invoices.importId} is distinct from ${importId}`,
    )
  return new Set(
    found.map(({ outsideNumber, name: customer }) =>
      keyOf({ outsideNumber: outsideNumber ?? '', name: customer }),
    ),
  )
}
