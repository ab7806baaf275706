import type { LineItem, Totals } from '#content/line-items.ts'

/** Who invoices, as it was when the invoice was sent. */
export type Seller = {
  name: string
  address: string | null
  phone: string
  email: string | null
  licenses: { number: string; covers: string }[]
}

export const invoiceKinds = ['invoice', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const paymentMethods = ['cash', 'check', 'card', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What stands on the paper. Days as "2026-11-27". */
export type InvoiceDocument = Totals & {
  kind: InvoiceKind
  number: number
  seller: Seller
  customer: { name: string; address: string | null }
  issuedOn: string
  dueOn: string | null
  /** Of the request that it is for. */
  requestNumber: string | null
  lines: readonly LineItem[]
  taxRate: number
  taxPlace: string | null
  /** Negative where money went back. */
  payments: readonly { method: PaymentMethod; on: string; amountCents: number }[]
  /** Negative where the customer gets money back. */
  openCents: number
  note: string
  /** Of the invoice that a credit is for. */
  creditOf: number | null
  ended: { as: 'void' | 'credited'; reason: string } | null
  /** Why there is a credit. */
  reason: string | null
}
