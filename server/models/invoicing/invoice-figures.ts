import { and, asc, eq, gt, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dateAfter, momentOf } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import { invoices, isIssued, isUnsettled, type PaymentMethod, payments } from '#server/schema/invoices.ts'

/**
 * `invoicedCents`: invoices less credits that were sent in the period. Void ones count nowhere. `paidCents`:
 * payments of the period less what was paid back; those that were taken back do not count. `openCents`: what is
 * open now of the invoices that were sent in the period, less what of them goes back.
 */
export type InvoiceFigures = {
  invoicedCents: number
  paidCents: number
  openCents: number
  /** On top of `paidCents`, for whoever took them. */
  tipCents: number
  /** `paidCents` by how it came; a kind without payments is left out. */
  paidBy: { method: PaymentMethod; amountCents: number }[]
}

type Span = { from: Date; to: Date }

export async function readInvoiceFigures(db: Queryable, span: Span): Promise<InvoiceFigures> {
  const figures = await readFiguresBy(db, span, () => sql<string>`''`)
  return figures.get('') ?? noInvoiceFigures
}

/** The same for each step of a period, such as a day (`format` is PostgreSQL's); steps without money are left out. */
export const readInvoiceFiguresByStep = (
  db: Queryable,
  span: Span,
  { timeZone, format }: { timeZone: string; format: string },
) => readFiguresBy(db, span, (moment) => sql<string>`to_char(${moment} at time zone ${timeZone}, ${format})`)

async function readFiguresBy(
  db: Queryable,
  { from, to }: Span,
  stepOf: (moment: SQLWrapper) => SQL<string>,
): Promise<Map<string, InvoiceFigures>> {
  const sumOf = (cents: SQLWrapper) => sql`sum(${cents})`.mapWith(Number)
  const [invoiced, paid] = await Promise.all([
    db
      .select({
        step: stepOf(invoices.sentAt).as('step'),
        invoicedCents: sumOf(invoices.totalCents),
        openCents: sumOf(invoices.openCents),
      })
      .from(invoices)
      .where(and(isIssued(), gte(invoices.sentAt, from), lt(invoices.sentAt, to)))
      .groupBy(sql`1`),
    db
      .select({
        step: stepOf(payments.paidAt).as('step'),
        method: payments.method,
        amountCents: sumOf(payments.amountCents),
        tipCents: sumOf(payments.tipCents),
      })
      .from(payments)
      .where(countedIn({ from, to }))
      .groupBy(sql`1`, payments.method)
      .orderBy(asc(payments.method)),
  ])
  const paidIn = Map.groupBy(paid, ({ step }) => step)
  const steps = new Set([...invoiced.map(({ step }) => step), ...paidIn.keys()])
  return new Map(
    [...steps].map((step) => {
      const sent = invoiced.find((one) => one.step === step)
      const came = paidIn.get(step) ?? []
      const paidBy = came.map(({ method, amountCents }) => ({ method, amountCents }))
      return [
        step,
        {
          invoicedCents: sent?.invoicedCents ?? 0,
          openCents: sent?.openCents ?? 0,
          paidCents: paidBy.reduce((sum, { amountCents }) => sum + amountCents, 0),
          tipCents: came.reduce((sum, { tipCents }) => sum + tipCents, 0),
          paidBy,
        },
      ]
    }),
  )
}

export const noInvoiceFigures: InvoiceFigures = {
  ...{ invoicedCents: 0, paidCents: 0, openCents: 0, tipCents: 0 },
  paidBy: [],
}

const countedIn = ({ from, to }: Span) =>
  and(isNull(payments.reversedAt), gte(payments.paidAt, from), lt(payments.paidAt, to))

/** Those that `paidCents` is the sum of. */
export const readPaymentsIn = (db: Queryable, span: Span) =>
  db
    .select({
      id: payments.id,
      paidAt: payments.paidAt,
      invoiceNumber: invoices.number,
      outsideNumber: invoices.outsideNumber,
      customer: invoices.name,
      method: payments.method,
      amountCents: payments.amountCents,
      tipCents: payments.tipCents,
      isDeposit: payments.isDeposit,
      reference: payments.reference,
      by: payments.by,
    })
    .from(payments)
    .innerJoin(invoices, eq(payments.invoiceId, invoices.id))
    .where(countedIn(span))
    .orderBy(asc(payments.paidAt), asc(payments.id))

export type PersonPaid = {
  key: string
  name: string
  amountCents: number
  /** On top. */
  tipCents: number
  paidBy: InvoiceFigures['paidBy']
}

/** The same by who took it, the most first: by account, and by name where none is known. */
export async function readPaidByPerson(db: Queryable, span: Span): Promise<PersonPaid[]> {
  const rows = await db
    .select({
      key: sql<string>`coalesce(${payments.byId}::text, ${payments.by})`.as('key'),
      name: sql<string>`(array_agg(${payments.by} order by ${payments.paidAt} desc))[1]`,
      method: payments.method,
      amountCents: sql`sum(${payments.amountCents})`.mapWith(Number),
      tipCents: sql`sum(${payments.tipCents})`.mapWith(Number),
    })
    .from(payments)
    .where(countedIn(span))
    .groupBy(sql`1`, payments.method)
    .orderBy(asc(payments.method))
  const people = Map.groupBy(rows, ({ key }) => key)
  return [...people]
    .map(([key, paid]) => ({
      key,
      name: paid[0]?.name ?? '',
      amountCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
      tipCents: paid.reduce((sum, { tipCents }) => sum + tipCents, 0),
      paidBy: paid.map(({ method, amountCents }) => ({ method, amountCents })),
    }))
    .toSorted((one, other) => other.amountCents - one.amountCents)
}

export type ReportedPayment = Awaited<ReturnType<typeof readPaymentsIn>>[number]

export type OpenMoney = {
  collectedTodayCents: number
  openCents: number
  count: number
  overdueCents: number
  overdueCount: number
}

/** What customers owe now, less what goes back to them, and what came in today, at the business. */
export async function readOpenMoney(db: Queryable, today: string, timeZone: string): Promise<OpenMoney> {
  const midnightOf = (day: string) => momentOf(day, '00:00', timeZone)
  const isOverdue = and(gt(invoices.openCents, 0), lt(invoices.dueOn, today))
  const [[open], [paid]] = await Promise.all([
    db
      .select({
        openCents: sql`coalesce(sum(${invoices.openCents}), 0)`.mapWith(Number),
        count: sql`count(*)`.mapWith(Number),
        overdueCents: sql`coalesce(sum(${invoices.openCents}) filter (where ${isOverdue}), 0)`.mapWith(
          Number,
        ),
        overdueCount: sql`count(*) filter (where ${isOverdue})`.mapWith(Number),
      })
      .from(invoices)
      .where(isUnsettled()),
    db
      .select({ collectedTodayCents: sql`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number) })
      .from(payments)
      .where(countedIn({ from: midnightOf(today), to: midnightOf(dateAfter(today, 1)) })),
  ])
  if (!open || !paid) throw new Error('sums without groups are one row')
  return { ...open, ...paid }
}
