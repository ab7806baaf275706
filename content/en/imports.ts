import { invoiceDollars } from './invoice.ts'
import { serviceLabels } from './site/service-choices.ts'

/** What a preview of an import says of the records that it would make. */
export const importCells = {
  price: (cents: number, isFrom: boolean) =>
    isFrom ? `from ${invoiceDollars(cents)}` : invoiceDollars(cents),
  service: (slug: keyof typeof serviceLabels) => serviceLabels[slug],
  taxed: (isTaxable: boolean) => (isTaxable ? 'Taxed' : 'Not taxed'),
}
