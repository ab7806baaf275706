import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { searchColumns, timestamps, timestamptz, trigrams } from './columns.ts'
import { pricedColumns } from './invoicing.ts'
import { digitsOf } from './phone-digits.ts'
import { requests } from './requests.ts'

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'credit'])
export const invoiceState = pgEnum('invoice_state', [
  'draft',
  'sent',
  'partlyPaid',
  'paid',
  'void',
  'credited',
])
export const paymentMethod = pgEnum('payment_method', ['cash', 'check', 'card', 'transfer'])

export type InvoiceKind = (typeof invoiceKind.enumValues)[number]
export type PaymentMethod = (typeof paymentMethod.enumValues)[number]

export type Seller = {
  name: string
  address: string | null
  phone: string
  email: string | null
  licenses: { number: string; covers: string }[]
}

/** A credit that was sent is done: it is never paid. */
const stateOfInvoice = sql`case when sent_at is null then 'draft'::invoice_state
  when kind = 'credit' then 'sent'::invoice_state
  when voided_at is not null then 'void'::invoice_state
  when credited_at is not null then 'credited'::invoice_state
  when paid_cents >= total_cents - credited_cents then 'paid'::invoice_state
  when paid_cents > 0 then 'partlyPaid'::invoice_state
  else 'sent'::invoice_state end`

/** Negative where the customer gets money back, because more was credited than was open. */
const openOfInvoice = sql`case when sent_at is null or kind = 'credit' or voided_at is not null then 0
  else total_cents - credited_cents - paid_cents end`

const searched = sql.raw(
  `coalesce(number::text, outside_number, '') || ' ' || name || ' ' || coalesce(address, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
)

/**
 * Once `sentAt` is set, what stands on the paper never changes and the row is never deleted: a trigger sees to it
 * (migration "invoices").
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    kind: invoiceKind().notNull().default('invoice'),
    /** One series without gaps for invoices and credits, given when they are sent. */
    number: integer(),
    /** The number that the other program gave to an imported one, which then has none of our series. */
    outsideNumber: text(),
    importId: uuid(),
    requestId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    requestNumber: text(),
    creditOfId: uuid().references((): AnyPgColumn => invoices.id),
    name: text().notNull(),
    address: text(),
    /** Where it is mailed. Not on the paper, so it goes when a person is erased. */
    email: text(),
    phone: text(),
    /** Of an invoice without a request; else its request says. */
    language: text(),
    seller: jsonb().$type<Seller>(),
    ...pricedColumns(),
    /** "2026-12-11" */
    dueOn: text(),
    note: text().notNull().default(''),
    /** What the customer paid before it was imported; no payment here. */
    paidBeforeCents: integer().notNull().default(0),
    paidCents: integer().notNull().default(0),
    /** What its credits add up to, as a positive amount. */
    creditedCents: integer().notNull().default(0),
    openCents: integer().notNull().generatedAlwaysAs(openOfInvoice),
    state: invoiceState().notNull().generatedAlwaysAs(stateOfInvoice),
    signedName: text(),
    signedAt: timestamptz(),
    sentAt: timestamptz(),
    voidedAt: timestamptz(),
    /** When all of it was. */
    creditedAt: timestamptz(),
    /** Why it was made void or credited whole; of a credit, why there is one. */
    reason: text(),
    ...timestamps(),
    ...searchColumns(searched),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_credits').on(table.creditOfId),
    index('invoices_created').on(table.createdAt, table.id),
    index('invoices_state').on(table.state, table.createdAt, table.id),
    index('invoices_open').on(table.dueOn, table.openCents).where(sql`${table.openCents} <> 0`),
    index('invoices_sent').on(table.sentAt).where(sql`${table.sentAt} is not null`),
    index('invoices_request').on(table.requestId),
    index('invoices_request_number').on(table.requestNumber),
    index('invoices_email').on(sql`lower(${table.email})`),
    index('invoices_phone').on(sql`${digitsOf(table.phone)} text_pattern_ops`),
    index('invoices_outside_number').on(table.outsideNumber).where(sql`${table.outsideNumber} is not null`),
    index('invoices_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('invoices_search_words').using('gin', table.searchWords),
    index('invoices_search_text').using('gin', trigrams(table.searchText)),
    check(
      'invoices_credited',
      sql`${table.creditedCents} = 0 or ${table.creditedCents} between 0 and ${table.totalCents}`,
    ),
    check(
      'invoices_sent_whole',
      sql`(${table.sentAt} is null) = (${table.number} is null and ${table.outsideNumber} is null)`,
    ),
  ],
)

/** Never changed or deleted; one that was a mistake is taken back and stays (`reversedAt`). */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** Negative when money goes back, because more was credited than was open. */
    amountCents: integer().notNull(),
    /** A tip for the person who took the payment, on top of the amount: no revenue. */
    tipCents: integer().notNull().default(0),
    method: paymentMethod().notNull(),
    reference: text(),
    paidAt: timestamptz().notNull(),
    by: text().notNull(),
    /** Whose name `by` is: they took the money. Null for jobs, and for payments from before this was kept. */
    byId: uuid(),
    /** It came before its invoice was sent. */
    isDeposit: boolean().notNull().default(false),
    idempotencyKey: text().unique(),
    reversedAt: timestamptz(),
    reversedBy: text(),
    createdAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    index('payments_invoice').on(table.invoiceId, table.paidAt),
    index('payments_paid').on(table.paidAt),
    index('payments_by').on(table.byId),
    check('payments_amount', sql`${table.amountCents} <> 0`),
    check('payments_tip', sql`${table.tipCents} = 0 or ${table.tipCents} > 0 and ${table.amountCents} > 0`),
  ],
)

const paymentsOfInvoice = sql.raw(
  'from payments where payments.invoice_id = invoices.id and payments.reversed_at is null',
)

/** In a query of invoices: what was given on top of its payments, and what of them is its deposit. */
export const besidePayments = {
  tipCents: sql<number>`(select coalesce(sum(tip_cents), 0)::int ${paymentsOfInvoice})`,
  depositCents: sql<number>`(select coalesce(sum(amount_cents), 0)::int ${paymentsOfInvoice} and is_deposit)`,
  depositAt: sql`(select max(paid_at) ${paymentsOfInvoice} and is_deposit and amount_cents > 0)`.mapWith(
    payments.paidAt,
  ),
}

export type StoredInvoice = typeof invoices.$inferSelect
export type StoredPayment = typeof payments.$inferSelect

/** Money is owed for it. */
export const isOpen = (): SQL => sql`${invoices.openCents} > 0`

/** Money is owed for it, or goes back to its customer. What is open is the sum of `openCents` of these, everywhere. */
export const isUnsettled = (): SQL => sql`${invoices.openCents} <> 0`

export const isIssued = (): SQL => sql`${invoices.sentAt} is not null and ${invoices.voidedAt} is null`
