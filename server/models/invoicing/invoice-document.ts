import type { ServerWords } from '#content/languages.ts'
import type { LineItem, Totals } from '#content/money/line-items.ts'
import type { InvoiceKind, Seller, StoredPayment } from '#server/schema/invoices.ts'
import { type SoldPaper, totalsOf } from './sold-paper.ts'

/** What stands on the paper. Days as "2026-11-27". */
export type InvoiceDocument = Totals & {
  kind: InvoiceKind
  number: string
  seller: Seller
  customer: { name: string; address: string | null }
  issuedOn: string
  dueOn: string | null
  requestNumber: string | null
  lines: readonly LineItem[]
  taxRate: number
  taxPlace: string | null
  /** What was taken off by credits, as positive amounts. */
  credits: readonly { number: number; on: string; amountCents: number }[]
  /** Negative where money went back, as `openCents` is where the customer gets money back. */
  paidBeforeCents: number
  payments: readonly (Pick<StoredPayment, 'method' | 'amountCents' | 'tipCents' | 'isDeposit'> & {
    on: string
  })[]
  openCents: number
  note: string
  /** Number of the invoice that this credits; `reason` says why. */
  creditOf: string | null
  ended: { as: 'void' | 'credited'; reason: string } | null
  reason: string | null
  signed: { name: string; on: string } | null
}

type Words = ServerWords['invoice']

export function paperOfInvoice(invoice: InvoiceDocument, words: Words, payLink: string | null): SoldPaper {
  const { kind, number, seller, customer, issuedOn, dueOn, requestNumber, lines, taxRate, note } = invoice
  return {
    ...{ seller, lines, taxRate, note },
    title: words.titleOf(kind, number),
    state: stateOf(invoice, words),
    customer: { label: kind === 'invoice' ? words.to : words.toCredit, ...customer },
    facts: [
      [words.issued, words.day(issuedOn)],
      ...(dueOn ? [[words.due, words.day(dueOn)] as const] : []),
      ...(requestNumber ? [[words.job, requestNumber] as const] : []),
    ],
    sums: [...totalsOf(invoice, words), ...paidOf(invoice, words)],
    ends: endsOf(invoice, words, payLink),
  }
}

function stateOf({ creditOf, ended }: InvoiceDocument, words: Words): SoldPaper['state'] {
  if (creditOf !== null) return { text: words.of(creditOf), isOver: false }
  if (!ended) return null
  const text = ended.as === 'void' ? words.void(ended.reason) : words.credited(ended.reason)
  return { text, isOver: true }
}

function paidOf(invoice: InvoiceDocument, words: Words): SoldPaper['sums'] {
  const { kind, credits, payments, paidBeforeCents, openCents, ended } = invoice
  const isTouched = payments.length + credits.length > 0 || paidBeforeCents > 0
  return [
    ...credits.map(({ number, on, amountCents }) => ({
      label: words.creditOn({ number, day: words.day(on) }),
      cents: -amountCents,
    })),
    ...(paidBeforeCents > 0 ? [{ label: words.paidBefore, cents: -paidBeforeCents }] : []),
    ...payments.map(({ method, on, amountCents, isDeposit }) => ({
      label: (amountCents < 0 ? words.refund : isDeposit ? words.deposit : words.payment)({
        method,
        day: words.day(on),
      }),
      cents: -amountCents,
    })),
    ...(kind === 'invoice' && !ended && isTouched && openCents >= 0
      ? [{ label: words.open, cents: openCents, isStrong: true as const }]
      : []),
    ...(openCents < 0 ? [{ label: words.toPayBack, cents: -openCents, isStrong: true as const }] : []),
  ]
}

function endsOf(invoice: InvoiceDocument, words: Words, payLink: string | null): SoldPaper['ends'] {
  const { kind, number, openCents, dueOn, ended, reason, signed, payments } = invoice
  if (kind === 'credit') return reason ? [{ text: words.creditReason(reason) }] : []
  const ends: SoldPaper['ends'][number][] = []
  const isOpen = !ended && openCents > 0
  if (isOpen && dueOn) {
    const facts = { amount: words.dollars(openCents), day: words.day(dueOn), number }
    ends.push({ text: words.payBy(facts), isStrong: true })
  }
  if (isOpen && payLink) ends.push({ text: `${words.payOnline}: ${payLink}`, link: payLink })
  if (!ended && openCents === 0) ends.push({ text: words.paidInFull, isStrong: true })
  // Beside the sums: it is no part of what is sold.
  for (const { tipCents, on, method } of payments.filter(({ tipCents: cents }) => cents > 0))
    ends.push({ text: words.tip({ amount: words.dollars(tipCents), method, day: words.day(on) }) })
  if (signed) ends.push({ text: words.signed(signed) })
  return ends
}
