import type { WrapUpPart } from '#content/wrap-up.ts'

export const wrapUpWords = {
  title: 'Cierre del trabajo',
  allDone: 'Trabajo cerrado',
  progress: (done: number, of: number) => `${done} de ${of}`,
  parts: {
    price: 'Precio',
    photo: 'Fotos',
    invoice: 'Factura',
    paid: 'Pago',
    review: 'Reseña',
  } satisfies Record<WrapUpPart, string>,
  missing: 'falta',
  done: 'listo',
  skipped: 'omitido',
  skippedBy: (who: string, when: string) => `${who} lo omitió ${when}`,
  skippedOnly: 'Omitido',

  priceOf: (name: string) => `Precio del trabajo de ${name}, en dólares`,
  savePrice: 'Guardar',
  priceSaved: (name: string, price: string) => `${name}: ${price}`,
  photos: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  openDraft: 'Terminar el borrador',
  free: 'Nada que pagar',
  open: (amount: string) => `${amount} por cobrar`,
  paidInFull: (amount: string) => `${amount} pagados`,
  afterInvoice: 'Después de la factura',

  skip: 'Omitir',
  skipOf: (part: string, name: string) => `Omitir para ${name}: ${part}`,
  later: 'Después',
  laterOf: (name: string) => `Después: pedir a ${name} que pague otro día`,
  skipSaved: (part: string) => `Omitido: ${part}`,
  askAgain: 'Pedir otra vez',
  askAgainOf: (part: string, name: string) => `Pedir otra vez para ${name}: ${part}`,
  askedAgain: (part: string) => `Se pide otra vez: ${part}`,

  rest: 'Quién lo hizo, firma, estado',
  restOfOwn: 'Quién lo hizo, firma',
}
