import { invoiceDollars } from './invoice.ts'
import { locale } from './locale.ts'
import { serviceLabels } from './site/service-choices.ts'

/** What a preview of an import says of the records that it would make. */
export const importCells = {
  price: (cents: number, isFrom: boolean) =>
    isFrom ? `desde ${invoiceDollars(cents)}` : invoiceDollars(cents),
  service: (slug: keyof typeof serviceLabels) => serviceLabels[slug],
  day: (moment: Date, timeZone: string) =>
    moment.toLocaleDateString(locale, { dateStyle: 'medium', timeZone }),
  states: { open: 'Abierta', done: 'Terminada', lost: 'Perdida' },
  /** How a request came of which the file does not say it. */
  source: 'Programa anterior',
  /** Lines of an imported invoice of which the file has no words. */
  salesTax: 'Impuesto sobre ventas',
  discount: 'Descuento',
  otherSums: 'Impuesto y otros montos',
  asBefore: 'Como se facturó antes',
  stars: (rating: number) => `${rating} de 5`,
  shown: (isApproved: boolean) => (isApproved ? 'Aprobada' : 'Pendiente'),
  written: { post: 'Artículo', page: 'Página' },
  live: (isPublished: boolean) => (isPublished ? 'Publicado' : 'Borrador'),
  /** Of posts that stood in no category. */
  category: 'Noticias',
  taxed: (isTaxable: boolean) => (isTaxable ? 'Con impuesto' : 'Sin impuesto'),
}
