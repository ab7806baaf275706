import { leadFilterNames } from './leads.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

export const messagesWords = {
  ...screenWords.messages,

  filterBy: 'Filter by status',
  filters: leadFilterNames,
  search: 'Search messages',
  searchHint: 'Name, phone or words',
  listTitle: 'Messages',

  mailSubject: 'Your message',

  empty: 'No messages found',
  emptyHint: 'New messages from the contact form appear here as they come in.',
  showAll: 'Show all messages',
  loadFailed: 'Failed to load messages',
  loadFailedHint: 'The messages are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load messages. Showing the list from ${since}.`,
  older: 'Older messages',
  linked: 'The message you opened',
  linkedGone: 'The message you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
