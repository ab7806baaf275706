import type { WrapUpPart } from '#content/wrap-up.ts'

export const wrapUpWords = {
  title: 'Wrap up',
  allDone: 'Wrapped up',
  progress: (done: number, of: number) => `${done} of ${of}`,
  parts: {
    price: 'Price',
    photo: 'Photos',
    invoice: 'Invoice',
    paid: 'Paid',
    review: 'Review',
  } satisfies Record<WrapUpPart, string>,
  missing: 'missing',
  done: 'done',
  skipped: 'skipped',
  skippedBy: (who: string, when: string) => `Skipped by ${who} ${when}`,
  skippedOnly: 'Skipped',

  priceOf: (name: string) => `Price of the job of ${name}, in dollars`,
  savePrice: 'Save',
  priceSaved: (name: string, price: string) => `${name}: ${price}`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  openDraft: 'Finish the draft',
  free: 'Nothing to pay',
  open: (amount: string) => `${amount} open`,
  paidInFull: (amount: string) => `${amount} paid`,
  afterInvoice: 'After the invoice',

  skip: 'Skip',
  skipOf: (part: string, name: string) => `Skip for ${name}: ${part}`,
  later: 'Later',
  laterOf: (name: string) => `Later: ask ${name} to pay another day`,
  skipSaved: (part: string) => `${part} skipped`,
  askAgain: 'Ask again',
  askAgainOf: (part: string, name: string) => `Ask again for ${name}: ${part}`,
  askedAgain: (part: string) => `${part} is asked for again`,

  rest: 'Who did it, signature, status',
  restOfOwn: 'Who did it, signature',
}
