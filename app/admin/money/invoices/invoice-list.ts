import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { invoicesWords } from '#words/panel/money/invoices.ts'

type StoredInvoiceState = 'draft' | 'sent' | 'partlyPaid' | 'paid'

type InvoiceCondition = {
  state?: { in: StoredInvoiceState[] }
  openCents?: { ne: number } | { gt: number }
  dueOn?: { lt: string }
} | null

const open: InvoiceCondition = { openCents: { ne: 0 } }

const filters: Record<'all' | 'draft' | 'open' | 'overdue' | 'paid', InvoiceCondition> = {
  all: null,
  draft: { state: { in: ['draft'] } },
  open,
  overdue: open,
  paid: { state: { in: ['paid'] } },
}

export const invoiceList = defineList({
  row: 'invoice',
  path: href('/admin/invoices'),
  words: invoicesWords,
  filters,
})

/** What is overdue depends on the day at the business: "2026-11-27". */
export const invoicesOn = (today: string) => ({
  ...invoiceList,
  condition: ({ filter }: { filter: string }): InvoiceCondition =>
    filter === 'overdue'
      ? { openCents: { gt: 0 }, dueOn: { lt: today } }
      : ((filters as Readonly<Record<string, InvoiceCondition>>)[filter] ?? null),
})
