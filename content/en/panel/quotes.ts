import { leadFilterNames } from './leads.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

export const quotesWords = {
  ...screenWords.quotes,
  median: 'Median first contact on quote requests, last 7 days:',
  share: (percent: number, minutes: number) => `${percent}% within ${minutes} minutes.`,

  filterBy: 'Filter by status',
  filters: leadFilterNames,
  search: 'Search requests',
  searchHint: 'Name, phone or words',
  listTitle: 'Requests',

  mailSubject: 'Your quote request',
  empty: 'No quotes found',
  emptyHint: 'New requests appear here as they come in.',
  showAll: 'Show all requests',
  loadFailed: 'Failed to load quotes',
  loadFailedHint: 'The requests are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load quotes. Showing the list from ${since}.`,
  older: 'Older requests',
  linked: 'The request you opened',
  linkedGone: 'The request you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
