import { trashDays } from '#content/trash-rules.ts'
import { leadFilterNames } from './leads.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

export const callsWords = {
  ...screenWords.calls,

  filterBy: 'Filter by status',
  filters: leadFilterNames,
  search: 'Search calls',
  searchHint: 'Name, phone or words',
  listTitle: 'Calls',

  mailSubject: 'Your request',

  statusFailed: 'Failed to update call status',

  deleteOf: (name: string) => `Delete the call of ${name}`,
  deleteQuestion: 'Are you sure you want to delete this call?',
  deleteWhat: (name: string, service: string) =>
    `${name}, ${service}. It stays in the trash for ${trashDays} days, with its notes.`,
  deleted: (name: string) => `Deleted the call of ${name}`,
  deleteFailed: 'Failed to delete call',

  empty: 'No calls found',
  emptyHint: 'Requests by phone or at the counter stand here once they are written down.',
  showAll: 'Show all calls',
  loadFailed: 'Failed to load calls',
  loadFailedHint: 'The calls are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load calls. Showing the list from ${since}.`,
  older: 'Older calls',
  linked: 'The call you opened',
  linkedGone: 'The call you opened no longer exists.',

  live: 'Live',
} satisfies ListWords & Record<string, unknown>

export const callSources = { phone: 'Phone', walk_in: 'Walk-in', referral: 'Referral' } as const

/** One of those, or a business's own words. */
export const callSource = (source: string): string =>
  Object.entries({ ...callSources, recurring: 'Recurring' }).find(([name]) => name === source)?.[1] ?? source

export const callFormWords = {
  createTitle: 'New request',
  editTitle: 'Edit the call',
  back: 'All calls',
  create: 'Save request',
  update: 'Save',
  failed: 'The request could not be saved',
  missingTitle: 'No call here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The form could not be loaded.',
  loadFailedHint: 'Try again in a moment.',

  person: 'Who',
  phone: 'Phone number',
  phoneHelp: 'Finds people who asked before, while you type.',
  name: 'Name',
  work: 'What and when',
  service: 'What it is about',
  message: 'In their words (optional)',
  address: 'Address (optional)',
  wanted: 'Wanted for (optional)',
  more: 'Source and email',
  source: 'How it came',
  sourceOther: 'Other',
  sourceText: 'In your words',
  email: 'Email (optional)',
  emailHelp:
    'They are mailed the link to follow the request. Without it, text the link from the page of the request.',
  mine: 'I’ll take it',
  mineHelp: 'It is yours at once and waits for nobody else.',
  badTime: 'That time does not exist on that day: the clocks change.',

  found: (count: number) => (count === 1 ? '1 person asked before' : `${count} people asked before`),
  foundNobody: 'Nobody asked before from this number.',
  last: (service: string, time: string) => `${service}, ${time}`,
  use: (name: string) => `Use ${name}`,
  used: (name: string) => `Filled in ${name}.`,
  lookUpFailed: 'Earlier requests could not be searched. You can save all the same.',
}
