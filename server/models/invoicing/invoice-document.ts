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
  requestNumber: string | null
  lines: readonly LineItem[]
  taxRate: number
  taxPlace: string | null
  /** Negative where money went back, as `openCents` is where the customer gets money back. */
  payments: readonly { method: PaymentMethod; on: string; amountCents: number }[]
  openCents: number
  note: string
  /** Number of the invoice that this credits; `reason` says why. */
  creditOf: number | null
  ended: { as: 'void' | 'credited'; reason: string } | null
  reason: string | null
  signed: { name: string; on: string } | null
}
