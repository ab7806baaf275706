import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

/** What the price book says. */
export const pricesWords = {
  ...screenWords.prices,
  filterBy: 'Filter by where it shows',
  filters: { all: 'All prices', shown: 'On the website', hidden: 'Not on the website' },
  search: 'Search prices',
  searchHint: 'Name or note',
  listTitle: 'Prices',
  create: 'Add price',
  columns: {
    name: 'What for',
    service: 'Service',
    price: 'Price',
    tax: 'Tax',
    shown: 'Website',
    actions: 'Actions',
  },
  noService: 'Any service',
  from: (price: string) => `from ${price}`,
  taxed: 'Taxed',
  untaxed: 'Not taxed',
  shown: 'Shown',
  hidden: 'Not shown',
  edit: (name: string) => `Edit ${name}`,
  saved: (name: string) => `Saved the price of ${name}.`,
  pageLink: 'Open the price page',
  pageHint: 'Prices that are shown stand on your website under /prices. Without any, there is no such page.',

  deleteOf: (name: string) => `Delete ${name}`,
  deleteQuestion: 'Delete this price?',
  deleteWhat: (name: string) => `${name} stays in the trash for ${trashDays} days.`,
  deleted: (name: string) => `Deleted ${name}`,
  deleteFailed: 'The price could not be deleted',

  empty: 'No prices yet',
  emptyHint:
    'Add what you charge for, once. It is there for every estimate, and on your website if you like.',
  showAll: 'Show all prices',
  loadFailed: 'The prices could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The prices could not be loaded. This is the list of ${since}.`,
  older: 'More prices',
  linked: 'The price you opened',
  linkedGone: 'The price you opened no longer exists.',
  live: 'Live',
} satisfies ListWords & Record<string, unknown>

/** What the form of a price says. */
export const priceFormWords = {
  createTitle: 'Add price',
  editTitle: 'Edit price',
  back: 'All prices',
  create: 'Add',
  update: 'Save',
  failed: 'The price could not be saved',
  missingTitle: 'No price here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The price could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  item: 'What you charge for',
  name: 'Name',
  nameHelp: 'As a customer reads it, for example “Rekey a lock”.',
  service: 'Service',
  noService: 'Any service',
  price: 'Price in dollars',
  priceHelp: 'For one, before tax.',
  isFrom: 'It begins there',
  isFromHelp: 'Shown as “from $85”. Say in the note what adds to it.',
  isTaxable: 'Sales tax is added',
  isTaxableHelp: 'Estimates and invoices add it.',
  note: 'Note (optional)',
  noteHelp: 'What is in it, or what adds to it, for example “up to five pins, keys extra”.',
  display: 'Website',
  isShown: 'Show it on the price page',
  isShownHelp: 'Everybody can read it there.',
}
