import type { LineItem, Totals } from '#content/money/line-items.ts'
import type { InvoiceKind, PaymentMethod, Seller } from '#server/schema/invoices.ts'

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
