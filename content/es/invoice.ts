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
    ? 'Servicio de cerrajería'
    : `Servicio de cerrajería, ${contactServiceLabel(service).toLowerCase()}`

export const paymentMethodWords = {
  cash: 'Efectivo',
  check: 'Cheque',
  card: 'Tarjeta',
  transfer: 'Transferencia',
} as const

type Tax = { rate: number; place: string | null }

export const invoiceWords = {
  titles: { invoice: 'Factura', credit: 'Nota de crédito' },
  titleOf: (kind: 'invoice' | 'credit', number: string) =>
    kind === 'invoice' ? `Factura ${number}` : `Nota de crédito ${number}`,
  /** A number of another program may hold what no file name does. */
  fileName: (kind: 'invoice' | 'credit', number: string) =>
    `${kind === 'invoice' ? 'factura' : 'nota-de-credito'}-${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`,
  of: (number: string) => `De la factura ${number}`,
  from: 'De',
  to: 'Facturar a',
  toCredit: 'Acreditar a',
  issued: 'Fecha',
  due: 'Vence',
  job: 'Solicitud',
  license: ({ number, covers }: { number: string; covers: string | null }) =>
    covers ? `Licencia ${number}: ${covers}` : `Licencia ${number}`,
  columns: { name: 'Concepto', quantity: 'Cantidad', unit: 'Precio', amount: 'Monto' },
  discount: (amount: string) => `Descuento ${amount}`,
  untaxed: 'Sin impuesto',
  subtotal: 'Subtotal',
  tax: ({ rate, place }: Tax) =>
    place
      ? `Impuesto sobre ventas ${taxRateText(rate)}%, ${place}`
      : `Impuesto sobre ventas ${taxRateText(rate)}%`,
  total: 'Total',
  payment: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `${paymentMethodWords[method]}, ${day}`,
  deposit: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `Anticipo pagado el ${day} (${paymentMethodWords[method].toLowerCase()})`,
  refund: ({ method, day }: { method: keyof typeof paymentMethodWords; day: string }) =>
    `Devolución: ${paymentMethodWords[method]}, ${day}`,
  tip: ({ amount, method, day }: { amount: string; method: keyof typeof paymentMethodWords; day: string }) =>
    `Propina: ${amount} (${paymentMethodWords[method].toLowerCase()}, ${day}). Gracias.`,
  paidBefore: 'Pagado antes',
  open: 'Por pagar',
  toPayBack: 'Le debemos',
  paidInFull: 'Pagada por completo. Gracias.',
  void: (reason: string) => `Anulada: ${reason}`,
  credited: (reason: string) => `Con nota de crédito: ${reason}`,
  creditLines: { amount: 'Cortesía', amountBefore: 'Acreditado antes como monto' },
  creditOn: ({ number, day }: { number: number; day: string }) => `Nota de crédito ${number}, ${day}`,
  creditReason: (reason: string) => `Motivo: ${reason}`,
  payBy: ({ amount, day, number }: { amount: string; day: string; number: string }) =>
    `Por favor, pague ${amount} a más tardar el ${day} y mencione la factura ${number}.`,
  signed: ({ name, on }: { name: string; on: string }) =>
    `${name} aceptó el ${invoiceDay(on)} el trabajo terminado.`,
  payOnline: 'Pagar en línea',
  estimate: {
    titleOf: ({ number, version }: { number: number; version: number }) =>
      version > 1 ? `Presupuesto ${number}, versión ${version}` : `Presupuesto ${number}`,
    fileName: ({ number, version }: { number: number; version: number }) =>
      version > 1 ? `presupuesto-${number}-${version}.pdf` : `presupuesto-${number}.pdf`,
    to: 'Preparado para',
    validUntil: 'Válido hasta',
    accepted: ({ name, on }: { name: string; on: string }) => `Aceptado por ${name} el ${invoiceDay(on)}`,
    declined: (on: string) => `Rechazado el ${invoiceDay(on)}`,
    replaced: 'Reemplazado por una versión más reciente',
    expired: (on: string) => `Vencido: era válido hasta el ${invoiceDay(on)}`,
    deposit: 'Anticipo, se paga al aceptar',
    depositPaid: ({ amount, on }: { amount: string; on: string }) =>
      `Anticipo de ${amount} pagado el ${invoiceDay(on)}. Gracias. Se descuenta de su factura.`,
    depositOpen: ({ amount, number }: { amount: string; number: string }) =>
      `Por favor, pague el anticipo de ${amount} y mencione la solicitud ${number}. Se descuenta de su factura.`,
    depositOnYes: (amount: string) =>
      `Esto es un presupuesto, no una factura. Al aceptarlo se paga un anticipo de ${amount}, que se descuenta de su factura.`,
    notOwed: 'Esto es un presupuesto, no una factura: no hay nada que pagar por él.',
  },
  statement: {
    title: 'Estado de cuenta',
    fileName: (day: string) => `estado-de-cuenta-${day}.pdf`,
    to: 'Para',
    columns: ['Factura', 'Fecha', 'Vence', 'Por pagar'] as const,
    row: (invoice: string, name: string | null) => (name ? `${invoice}, ${name}` : invoice),
    late: 'De eso, vencido',
    together: 'En total',
    please: 'Por favor, mencione los números de las facturas al pagar.',
  },
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  dollars: invoiceDollars,
  day: invoiceDay,
  shortDay: (day: string): string => shortDay.format(new Date(`${day}T00:00Z`)),
}
