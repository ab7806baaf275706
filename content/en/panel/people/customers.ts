import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const customersWords = {
  ...screenWords.customers,
  filterBy: 'Which customers',
  filters: { all: 'Everybody', managers: 'Property managers' },
  manager: 'Property manager',
  search: 'Search customers',
  searchHint: 'Name, number, address or words',
  listTitle: 'Customers',
  columns: {
    name: 'Customer',
    place: 'Place',
    reach: 'Phone',
    last: 'Last job',
    spent: 'Spent',
    owes: 'Owes',
  },
  askedOn: 'asked',
  addedOn: 'entered',
  overdue: 'overdue',

  empty: 'No customers',
  emptyHint:
    'Anyone who sends a request, or whose call you enter, shows up here. Those of your old program come in by a file.',
  showAll: 'Show everybody',
  loadFailed: 'The customers could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The customers could not be loaded. This is the list of ${since}.`,
  older: 'Earlier customers',
  linked: 'The customer you opened',
  linkedGone: 'The customer you opened no longer exists.',
  deleteQuestion: 'Delete this customer?',
  deleted: (name: string) => `Deleted ${name}`,
} satisfies ListWords & Record<string, unknown>

export const customerWords = {
  back: 'All customers',
  missingTitle: 'No customer here',
  missing: 'Nobody asked or is known under this number or address, or they were deleted.',
  moneyFailed: 'Estimates and invoices could not be loaded. They are safe; try again in a moment.',
  loadFailed: 'The customer could not be loaded',
  loadFailedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `Not updated since ${since}.`,
  mailSubject: 'Your request',
  mapOf: (address: string) => `Open ${address} on a map`,
  add: 'Add a request',
  statement: (count: number, email: string) =>
    email ? `Statement of ${count} open invoices to ${email}` : `Statement of ${count} open invoices`,
  paid: 'Paid',
  owes: 'Owes',
  nextVisit: 'Next visit',
  alsoUnder: 'Also under',
  mailTo: (name: string, email: string) => `Email ${name}, ${email}`,
  requests: 'Requests',
  noRequests: 'No requests yet.',
  reviews: 'Reviews',
  notes: 'Notes',
  noteOn: (number: string) => `on No. ${number}`,
  number: (number: string) => `No. ${number}`,
  appointment: (time: string) => `Appointment ${time}`,
}

export const tieWords = {
  title: 'Contacts',
  manager: 'Property manager',
  marked: (name: string) => `${name} is a property manager`,
  unmarked: (name: string) => `${name} is no property manager`,
  add: 'Add a number or email',
  added: (contact: string, label: string | null) =>
    `${label ? `${contact} (${label})` : contact} was added by hand.`,
  contact: 'Another number or email address of theirs',
  contactHelp: 'A husband’s, wife’s or office’s, for example. What they send from it will show up here too.',
  label: 'Whose is it? (optional)',
  labelHelp: '“Wife” or “Office”, for example.',
  addNow: 'Add',
  addedNow: (name: string) => `Added to ${name}`,
  remove: (contact: string) => `Remove ${contact}`,
  request: (name: string, number: string) => `${name} (No. ${number})`,
  removed: (name: string) => `Removed from ${name}`,
  merged: (one: string, other: string) => `${one} and ${other} were merged by hand.`,
  separate: 'Separate them',
  shared: (contact: string) => `Several people use ${contact}: it does not join their requests.`,
  unshare: 'Only one person uses it',
  split: 'These are different people',
  mixed: (contact: string) => `Do different people use ${contact}?`,
  share: 'Yes, tell them apart',
  separated: (name: string) => `Changed whose requests are those of ${name}`,
  merge: 'Merge with another customer',
  other: 'Their name, number, address or email',
  otherHelp: 'Finds customers while you type. Without a match, enter the whole number or email address.',
  found: (count: number) => counted(count, 'customer', 'customers'),
  foundNobody: 'No other customer has this name, number or address.',
  lookUpFailed: 'Customers could not be searched. Enter the whole number or email address.',
  use: (name: string) => `Pick ${name}`,
  pickAnother: 'Pick another',
  mergeNow: 'Merge',
  mergedNow: (name: string) => `Merged with ${name}`,
  failures: {
    'add-contact':
      'Not added. Enter a whole number or email address. If another customer uses it already, merge the two instead.',
    manager: 'Failed to mark the property manager',
    merge: 'Not merged. Pick a customer, or enter a number or email address under which somebody else asked.',
    share: 'Failed to tell them apart',
    untie: 'Failed to change it',
    'tie-restore': 'Failed to undo. Nothing was changed.',
  },
}

export const knownContactWords = {
  title: 'What you know of them',
  imported: (day: string) => `Imported ${day}`,
  entered: (day: string) => `Entered ${day}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete what you know of ${name}`,
  removed: (name: string) => `Deleted what you knew of ${name}`,
  failures: {
    'contact-delete': 'Failed to delete it',
    'contact-restore': 'Failed to undo. Nothing was changed.',
  },
}

export const managedPlaceWords = {
  title: 'Places',
  mark: (places: number) =>
    places === 0 ? 'Property manager' : `Property manager, ${counted(places, 'place', 'places')}`,
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
