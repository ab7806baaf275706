import { invoiceDollars } from './invoice.ts'
import { serviceLabels } from './site/service-choices.ts'

/** What a preview of an import says of the records that it would make. */
export const importCells = {
  price: (cents: number, isFrom: boolean) =>
    isFrom ? `from ${invoiceDollars(cents)}` : invoiceDollars(cents),
  service: (slug: keyof typeof serviceLabels) => serviceLabels[slug],
  day: (moment: Date, timeZone: string) =>
    moment.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone }),
  states: { open: 'Open', done: 'Done', lost: 'Lost' },
  /** How a request came of which the file does not say it. */
  source: 'Earlier program',
  /** Lines of an imported invoice of which the file has no words. */
  salesTax: 'Sales tax',
  discount: 'Discount',
  otherSums: 'Tax and other amounts',
  asBefore: 'As invoiced before',
  stars: (rating: number) => `${rating} of 5`,
  shown: (isApproved: boolean) => (isApproved ? 'Approved' : 'Pending'),
  written: { post: 'Post', page: 'Page' },
  live: (isPublished: boolean) => (isPublished ? 'Published' : 'Draft'),
  /** Of posts that stood in no category. */
  category: 'News',
  taxed: (isTaxable: boolean) => (isTaxable ? 'Taxed' : 'Not taxed'),
}
