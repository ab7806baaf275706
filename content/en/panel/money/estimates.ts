import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const estimatesWords = {
  ...screenWords.estimates,
  filterBy: 'Filter by answer',
  filters: {
    all: 'All',
    waiting: 'Waiting',
    draft: 'Drafts',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
  },
  search: 'Search estimates',
  searchHint: 'Number or customer',
  listTitle: 'Estimates',
  columns: { number: 'Number', customer: 'Customer', dates: 'Sent', total: 'Total', state: 'State' },
  notSent: 'Not sent',
  empty: 'No estimates found',
  emptyHint: 'Open a request and press “Write an estimate”.',
  showAll: 'Show all estimates',
  loadFailed: 'The estimates could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The estimates could not be loaded. This is the list of ${since}.`,
  older: 'Older estimates',
  linked: 'The estimate you opened',
  linkedGone: 'The estimate you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>

export const estimateStateWords = {
  draft: 'Draft',
  sent: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  replaced: 'Replaced',
  expired: 'Expired',
}

type Numbered = { number: number; version: number }

export const estimatePanelWords = {
  inRequest: 'Estimate',
  several: 'Estimates',
  make: 'Write an estimate',
  makeNew: 'New version',
  pdf: 'PDF',
  making: 'Making...',
  title: ({ number, version }: Numbered) =>
    version > 1 ? `Estimate ${number}, version ${version}` : `Estimate ${number}`,
  back: 'The request',
  missingTitle: 'No estimate here',
  missing: 'Someone may have deleted the draft.',
  toInbox: 'To the inbox',
  failed: 'The estimate could not be loaded. It is safe; try again in a moment.',
  stale: (since: string) => `The estimate could not be loaded. This is how it was at ${since}.`,

  terms: 'Tax, last day, words',
  validUntil: 'Valid until (optional)',
  validUntilHelp: 'Left empty, it is counted from the day on which you send it.',
  deposit: 'Deposit, due with the yes (optional)',
  depositHelp: 'In dollars, or in percent of the total like 30%.',
  badDeposit: 'Enter it in dollars like 200 or 200.50, or in percent like 30%, up to 100%.',
  siteSays: {
    none: 'Your site says that you take none: change that first, under Settings, Your business.',
    forOrders: 'Your site says that you take one only for what is ordered for one customer.',
  },
  depositTitle: 'Deposit',
  depositDue: (amount: string) => `${amount} is due. The customer’s page asks for it.`,
  depositPaid: ({ amount, on }: { amount: string; on: string }) => `${amount} paid on ${on}.`,
  depositOnDraft: 'The draft that holds it',
  depositOnInvoice: 'The invoice it came off',
  depositInRow: {
    due: (amount: string) => `Deposit ${amount} due`,
    paid: (amount: string) => `Deposit ${amount} paid`,
  },
  note: 'Words to the customer (optional)',
  saved: 'The draft is saved.',
  mails: (email: string) => `Mail it to ${email}`,
  mailHelp: 'With the link to that page.',
  sendHelp: 'The customer reads and answers it on their request page. Sending locks it.',
  sent: 'The estimate is sent.',

  lines: 'What it is for',
  sentOn: (day: string) => `Sent ${day}`,
  validTo: (day: string) => `valid until ${day}`,
  answer: 'The answer',
  saidYes: ({ name, at }: { name: string; at: string }) => `${name} said yes, ${at}.`,
  saidNo: ({ name, at }: { name: string; at: string }) => `${name} said no, ${at}.`,
  because: (reason: string) => `Reason: ${reason}`,
  from: (address: string) => `Answered on the receipt, from the IP address ${address}.`,
  recordedBy: (name: string) => `Recorded by ${name}.`,

  record: 'The customer answered on the phone',
  name: 'Who said it',
  reason: 'Why not (optional)',
  recordYes: 'Said yes',
  recordNo: 'Said no',
  recorded: 'Answer recorded.',
}

export const invoicingSettingsWords = {
  conflict: 'Someone else changed this meanwhile, too.',
  title: 'Estimates and invoices',
  lead: 'What a new estimate or invoice begins with.',
  taxes: 'Sales tax by place',
  taxesHelp:
    'An address that names the place gets its rate; any other gets the first. A line without a place is left out; with no places, no tax is added.',
  place: 'Place',
  placeOf: (position: number) => `Place ${position}`,
  rate: 'Percent',
  terms: 'Days and words',
  estimateDays: 'An estimate is valid for (days)',
  invoiceDays: 'An invoice is due after (days)',
  invoiceNote: 'Words at the end of an invoice (optional)',
  reminderDays: 'Remind by email, days after it was due (optional)',
  reminderHelp:
    'One email for each customer, about what is still open by then. Empty: nobody is reminded unless you press Remind.',
  stock: 'Stock of the van',
  countsStock: 'Count the parts in the van',
  countsStockHelp:
    'Say in the price book which parts are counted. Each invoice that is sent takes what it sells from the count; a void or a credit puts it back.',
  openStock: 'Open the stock',
  save: 'Save',
  saved: 'Saved.',
  badRate: 'Please enter rates like 8.25.',
  badDays: 'Please enter whole days, up to 365.',
}
