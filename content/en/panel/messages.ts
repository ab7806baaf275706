import { trashDays } from '#content/trash-rules.ts'
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

  statusFailed: 'Failed to update message status',

  deleteOf: (name: string) => `Delete the message of ${name}`,
  deleteQuestion: 'Are you sure you want to delete this message?',
  deleteWhat: (name: string, service: string) =>
    `${name}, ${service}. It stays in the trash for ${trashDays} days, with its notes.`,
  deleted: (name: string) => `Deleted the message of ${name}`,
  deleteFailed: 'Failed to delete message',

  empty: 'No messages found',
  emptyHint: 'New messages from the contact form appear here as they come in.',
  showAll: 'Show all messages',
  loadFailed: 'Failed to load messages',
  loadFailedHint: 'The messages are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load messages. Showing the list from ${since}.`,
  older: 'Older messages',
  linked: 'The message you opened',
  linkedGone: 'The message you opened no longer exists.',

  live: 'Live',
} satisfies ListWords & Record<string, unknown>
