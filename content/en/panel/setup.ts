import type { Practice } from '#content/profile/practices.ts'

export type StepWords = { title: string; todo: string; link: string; mark?: string }

export const setupStepWords = {
  title: 'Set-up',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  next: (step: string) => `Next: ${step}`,
  doneAre: (steps: readonly string[]) => `Done: ${steps.join(', ')}`,
  left: (count: number) =>
    count === 1 ? '1 statement is not confirmed.' : `${count} statements are not confirmed.`,
  articles: (count: number) => (count === 1 ? '1 is not yours yet.' : `${count} are not yours yet.`),
  failed: 'This was not saved. Try again.',
  enterBusiness: {
    title: 'Your business',
    todo: 'The site shows an example business. Enter yours: ten short pages, one after the other.',
    link: 'Enter your business',
  } satisfies StepWords,
  marking: 'Saving...',
  steps: {
    business: {
      title: 'Your business',
      todo: 'Confirm, change or remove what the site says of your business.',
      link: 'See what it says',
    },
    phones: {
      title: 'Your phones',
      todo: 'Call each number on the site from another phone.',
      link: 'Check your numbers',
      mark: 'I called, and they rang',
    },
    address: {
      title: 'Website URL',
      todo: 'Emails to customers have no links until your URL leads here.',
      link: 'Enter and check it',
    },
    mail: {
      title: 'Email',
      todo: 'Until email is tested, you could miss a new request.',
      link: 'Set up email and send a test',
    },
    device: {
      title: 'Notifications on your phone',
      todo: 'Open this panel on your phone, turn them on there and send a test. Done once one arrives.',
      link: 'Turn on notifications',
      mark: 'I don’t want them',
    },
    hours: {
      title: 'Your hours',
      todo: 'Nobody has confirmed the hours on the site.',
      link: 'Check your hours',
      mark: 'They are right',
    },
    photos: {
      title: 'Photos',
      todo: 'People open the door to a face they have seen. Add one of you or your crew, and one of your van.',
      link: 'Add photos',
    },
    articles: {
      title: 'Articles',
      todo: 'Your blog came with articles. Read each, then change and publish it as yours, or delete it.',
      link: 'Read the articles',
    },
    backup: {
      title: 'Backups',
      todo: 'Done once backups are encrypted, copied to a second place, and the newest copy was opened in the last two days.',
      link: 'Set up backups',
    },
    search: {
      title: 'Open to the public',
      todo: 'Search engines are asked not to list the site until you open it.',
      link: 'Open the site',
    },
  } satisfies Record<string, StepWords>,
}

export const setupWords = {
  title: 'Set-up',
  lead: 'What your site says of your business, and opening it to the public.',
  stale: (since: string) => `The set-up could not be loaded. This is how it was at ${since}.`,
  failed: 'The set-up could not be loaded.',
  failedHint: 'Try again in a moment.',

  claims: 'What your site says',
  claimsLead: 'Confirm what is true. Change or hide the rest: what you hide leaves no sentence behind.',
  openOnPage: (count: number) => `${count} to confirm`,
  claimsLeft: (count: number) =>
    count === 0
      ? 'Nothing is left to confirm.'
      : count === 1
        ? '1 statement left.'
        : `${count} statements left.`,
  noClaims: 'You confirmed everything that your site says of your business.',
  unsaved: 'The site shows the example business. Enter yours first; then confirm it here.',
  enter: 'Enter your business',
  callFirst: 'Call it from another phone first.',
  asOf: (date: string) => `as of ${date}`,
  elsewhere: 'In lists, links and data for search engines',
  also: (places: readonly string[]) =>
    places.length > 2 ? `Also in ${places.length} other places` : `Also on: ${places.join(', ')}`,
  confirm: 'Confirm',
  confirming: 'Saving...',
  confirmOf: (claim: string) => `Confirm: ${claim}`,
  confirmAll: (count: number) => `Confirm all ${count}`,
  confirmAllOf: (count: number, place: string) => `Confirm all ${count}: ${place}`,
  confirmed: 'Confirmed.',
  change: 'Change',
  changeOf: (claim: string) => `Change: ${claim}`,
  hide: 'Hide',
  hideOf: (claim: string) => `Hide: ${claim}`,
  hideQuestion: (claim: string) => `Take “${claim}” off your site?`,
  hideWhat: (value: string) =>
    `Your business profile then no longer has “${value}”, and no page, email or search engine says it. To say it again, enter it there.`,
  hideNow: 'Take it off',
  hidden: 'Taken off your site.',
  takenOff: 'Taken off your site',
  takenOffLead: 'No page, email or search engine says these.',
  sayAgain: 'Say it again',
  sayAgainOf: (claim: string) => `Say it again: ${claim}`,
  saidAgain: 'Your site says it again.',

  opening: 'Open to the public',
  open: 'Search engines may list your site.',
  closed: 'Search engines are asked not to list your site. Anyone with the link can see it.',
  stillOpen: (steps: string) => `Still to do: ${steps}. You can open it anyway.`,
  examplesFirst: (examples: readonly string[]) => `Before you can open it: ${examples.join(' ')}`,
  openNow: 'Open to the public',
  closeNow: 'Close to search engines',
  saving: 'Saving...',
  opened: 'The site is open to search engines.',
  closedNow: 'The site is closed to search engines.',
}

export const practiceNames: Readonly<Record<Practice, string>> = {
  pricesFirst: 'Prices before work',
  freeQuotes: 'Free quotes',
  asksForProof: 'ID at the door',
  picksFirst: 'Picking before drilling',
  workAsDescribed: 'How you do your work',
  carriesParts: 'Parts in your van',
  honestAdvice: 'No more than is needed',
  itemizedInvoices: 'Itemized invoices',
  someoneOnDuty: 'Someone on duty',
  limits: 'What you do not do',
  brands: 'Brands you work on',
  allReviews: 'Reviews of any rating',
  privacy: 'Privacy',
}

export const practiceWords = {
  pricesFirst: 'Customers hear the whole price before any work, and can say no',
  freeQuotes: 'A quote is free and binds to nothing',
  asksForProof: 'You ask for an ID or papers before you open a door, a car or a safe',
  picksFirst: 'You open without damage where the lock allows it, and drill last',
  workAsDescribed: (pages: number, cards: number) =>
    `You work as the pages of your services say: ${pages === 1 ? '1 page' : `${pages} pages`}, ${cards === 1 ? '1 card' : `${cards} cards`}. Read them first.`,
  carriesParts: 'Your van brings key machines and the common parts',
  honestAdvice: 'You sell no lock where less will do',
  itemizedInvoices: 'Customers get an invoice with each part on a line of its own',
  someoneOnDuty: 'Requests and calls go to a person on duty',
  limits: 'You do not replace glass, wire fire alarms or pour concrete',
  brands: 'You fit, rekey and repair the brands on your page',
  allReviews: 'You publish reviews whatever their rating',
  privacy: 'You treat what people send you as your privacy page says. Read it first.',
} satisfies Record<Practice, string | ((pages: number, cards: number) => string)>

export const practiceTexts: Readonly<Record<Practice, Readonly<Record<string, string>>>> = {
  pricesFirst: { search: 'whole price' },
  freeQuotes: { search: 'free' },
  asksForProof: { search: 'proof' },
  picksFirst: { search: 'drill' },
  workAsDescribed: { page: 'services' },
  carriesParts: { search: 'van' },
  honestAdvice: { page: 'about' },
  itemizedInvoices: { search: 'itemized' },
  someoneOnDuty: { search: 'on duty' },
  limits: { search: 'We don’t replace' },
  brands: { page: 'brands' },
  allReviews: { search: 'low rating' },
  privacy: { page: 'privacy' },
}
