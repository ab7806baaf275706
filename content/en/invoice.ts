import { taxRateText } from '#content/money/line-items.ts'
import { locale } from './locale.ts'
import { contactServiceLabel } from './site/service-choices.ts'

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

export const invoiceDollars = (cents: number): string => money.format(cents / 100)

const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

const invoiceDay = (day: string): string => longDay.format(new Date(`${day}T00:00Z`))

/** The first line of an invoice for a request without an estimate. */
export const serviceOnInvoice = (service: string): string =>
  service === 'other'
    ? 'Locksmith service'
    : `Locksmith service, ${contactServiceLabel(service).toLowerCase()}`

export const paymentMethodWords = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  transfer: 'Bank transfer',
} as const

type Tax = { rate: number; place: string | null }

export const invoiceWords = {
  titles: { invoice: 'Invoice', credit: 'Credit' },
  titleOf: (kind: 'invoice' | 'credit', number: string) =>
    kind === 'invoice' ? `Invoice ${number}` : `Credit ${number}`,
  /** A number of another program may hold what no file name does. */
  fileName: (kind: 'invoice' | 'credit', number: string) =>
    `${kind}-${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`,
  of: (number: string) => `For invoice ${number}`,
  from: 'From',
  to: 'Bill to',
  toCredit: 'Credit to',
  issued: 'Date',
  due: 'Due',
  job: 'Request',
  license: ({ number, covers }: { number: string; covers: string | null }) =>
    covers ? `License ${number}: ${covers}` : `License ${number}`,
  columns: { name: 'What', quantity: 'Quantity', unit: 'Price', amount: 'Amount' },
  discount: (amount: string) => `Discount ${amount}`,
  untaxed: 'Not taxed',
  subtotal: 'Subtotal',
  tax: ({ rate, place }: Tax) =>
    place ? `Sales tax ${taxRateText(rate)}%, ${place}` : `Sales tax ${taxRateText(rate)}%`,
  total: 'Total',
  payment: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `${paymentMethodWords[method]}, ${day}`,
  deposit: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `Deposit paid on ${day} (${paymentMethodWords[method].toLowerCase()})`,
  refund: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `Paid back: ${paymentMethodWords[method]}, ${day}`,
  tip: ({ amount, method, day }: { amount: string; method: keyof typeof paymentMethodWords; day: string }) =>
    `Tip: ${amount} (${paymentMethodWords[method].toLowerCase()}, ${day}). Thank you.`,
  paidBefore: 'Paid before',
  open: 'Open',
  toPayBack: 'We owe you',
  paidInFull: 'Paid in full. Thank you.',
  void: (reason: string) => `Void: ${reason}`,
  credited: (reason: string) => `Credited: ${reason}`,
  creditLines: { amount: 'Goodwill', amountBefore: 'Credited before as an amount' },
  creditOn: ({ number, day }: { number: number; day: string }) => `Credit ${number}, ${day}`,
  creditReason: (reason: string) => `Reason: ${reason}`,
  payBy: ({ amount, day, number }: { amount: string; day: string; number: string }) =>
    `Please pay ${amount} by ${day}, and name invoice ${number}.`,
  signed: ({ name, on }: { name: string; on: string }) =>
    `${name} accepted the finished work on ${invoiceDay(on)}.`,
  payOnline: 'Pay online',
  estimate: {
    titleOf: ({ number, version }: { number: number; version: number }) =>
      version > 1 ? `Estimate ${number}, version ${version}` : `Estimate ${number}`,
    fileName: ({ number, version }: { number: number; version: number }) =>
      version > 1 ? `estimate-${number}-${version}.pdf` : `estimate-${number}.pdf`,
    to: 'Prepared for',
    validUntil: 'Valid until',
    accepted: ({ name, on }: { name: string; on: string }) => `Accepted by ${name} on ${invoiceDay(on)}`,
    declined: (on: string) => `Declined on ${invoiceDay(on)}`,
    replaced: 'Replaced by a newer version',
    expired: (on: string) => `Expired: it was valid until ${invoiceDay(on)}`,
    deposit: 'Deposit, due when you accept',
    depositPaid: ({ amount, on }: { amount: string; on: string }) =>
      `Deposit of ${amount} paid on ${invoiceDay(on)}. Thank you. It comes off your invoice.`,
    depositOpen: ({ amount, number }: { amount: string; number: string }) =>
      `Please pay the deposit of ${amount}, and name request ${number}. It comes off your invoice.`,
    depositOnYes: (amount: string) =>
      `This is an estimate, not an invoice. A deposit of ${amount} is due when you accept; it comes off your invoice.`,
    notOwed: 'This is an estimate, not an invoice: nothing is to be paid on it.',
  },
  statement: {
    title: 'Statement',
    fileName: (day: string) => `statement-${day}.pdf`,
    to: 'For',
    columns: ['Invoice', 'Date', 'Due', 'Open'] as const,
    row: (invoice: string, name: string | null) => (name ? `${invoice}, ${name}` : invoice),
    late: 'Of that past due',
    together: 'Together',
    please: 'Please name the numbers of the invoices when you pay.',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  dollars: invoiceDollars,
  day: invoiceDay,
  shortDay: (day: string): string => shortDay.format(new Date(`${day}T00:00Z`)),
}
