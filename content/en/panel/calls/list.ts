import { leadFilterNames } from '../leads.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const callsWords = {
  ...screenWords.calls,

  filterBy: 'Filter by status',
  filters: leadFilterNames,
  search: 'Search calls',
  searchHint: 'Name, phone or words',
  listTitle: 'Calls',

  mailSubject: 'Your request',

  empty: 'No calls found',
  emptyHint: 'Requests by phone or at the counter show up here once you enter them.',
  showAll: 'Show all calls',
  loadFailed: 'Failed to load calls',
  loadFailedHint: 'The calls are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load calls. Showing the list from ${since}.`,
  older: 'Older calls',
  linked: 'The call you opened',
  linkedGone: 'The call you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
