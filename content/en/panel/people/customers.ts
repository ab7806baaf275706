import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const customersWords = {
  ...screenWords.customers,
  filterBy: 'Which customers',
  filters: { all: 'Everybody who asked' },
  search: 'Search customers',
  searchHint: 'Name, number, address or words',
  listTitle: 'Customers',
  columns: { name: 'Customer', reach: 'Contact', asked: 'Asked', last: 'Last asked' },
  quotes: (count: number) => counted(count, 'quote', 'quotes'),
  messages: (count: number) => counted(count, 'message', 'messages'),
  calls: (count: number) => counted(count, 'call', 'calls'),
  reviews: (count: number) => counted(count, 'review', 'reviews'),

  empty: 'No customers',
  emptyHint: 'Whoever sends a request or is written down stands here.',
  showAll: 'Show everybody',
  loadFailed: 'The customers could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The customers could not be loaded. This is the list of ${since}.`,
  older: 'Earlier customers',
  linked: 'The customer you opened',
  linkedGone: 'The customer you opened no longer exists.',
  live: 'Live',
  deleteQuestion: 'Delete this customer?',
  deleted: (name: string) => `Deleted ${name}`,
} satisfies ListWords & Record<string, unknown>

export const customerWords = {
  back: 'All customers',
  missingTitle: 'No customer here',
  missing: 'Nothing was asked under this number or address, or it was deleted.',
  moneyFailed: 'Estimates and invoices could not be loaded. They are safe; try again in a moment.',
  loadFailed: 'The customer could not be loaded',
  loadFailedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `Not updated since ${since}.`,
  mailSubject: 'Your request',
  mapOf: (address: string) => `Open ${address} on a map`,
  add: 'Add a request',
  alsoUnder: 'Also under',
  requests: 'Requests',
  noRequests: 'No requests, only reviews.',
  reviews: 'Reviews',
  notes: 'Notes',
  noteOn: (number: string) => `on No. ${number}`,
  number: (number: string) => `No. ${number}`,
  appointment: (time: string) => `Appointment ${time}`,
}

export const tieWords = {
  title: 'The same person?',
  merged: (one: string, other: string) => `${one} and ${other} were merged by hand.`,
  separate: 'Separate them',
  shared: (contact: string) => `Several people use ${contact}: it does not join their requests.`,
  unshare: 'Only one person uses it',
  split: 'These are different people',
  mixed: (contact: string) => `Do different people use ${contact}?`,
  share: 'Yes, tell them apart',
  separated: (name: string) => `Changed whose requests are those of ${name}`,
  merge: 'Merge with another customer',
  other: 'Their number or email address',
  mergeNow: 'Merge',
  mergedNow: (name: string) => `Merged with ${name}`,
  failures: {
    merge: 'Not merged. Nobody else asked under this number or email address.',
    share: 'Failed to tell them apart',
    untie: 'Failed to change it',
    'tie-restore': 'Failed to undo. Nothing was changed.',
  },
}

export const placeWords = {
  title: 'Places',
  mark: (places: number) => `Property manager, ${places} places`,
  request: 'Add a request',
  requestFor: (name: string) => `Add a request for ${name}`,
  add: 'Add a place they look after',
  name: 'Name of the place',
  address: 'Address',
  save: 'Add the place',
  saved: 'Place added',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  failures: {
    place: 'Failed to add the place. Enter a name and an address.',
    'place-delete': 'Failed to remove the place',
    'place-restore': 'Failed to undo. Nothing was changed.',
  },
}
