import { trashDays } from '#content/trash-rules.ts'
import { leadFilterNames } from './admin-leads.ts'
import type { ListWords } from './admin-lists.ts'
import { screenWords } from './admin-screens.ts'

/** Every word of the screen of messages from the contact form, besides those of any lead's card. */
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
  emptyHint: 'The first message of the contact form will appear here by itself, and you will get a mail.',
  showAll: 'Show all messages',
  loadFailed: 'Failed to load messages',
  loadFailedHint: 'The messages are safe; they could just not be shown. Try again in a moment.',
  stale: (since: string) => `Failed to load messages. Shown is the list of ${since}.`,
  older: 'Older messages',
  linked: 'The message you opened',
  linkedGone: 'The message you opened does not exist any more.',

  live: 'Live: new messages appear here by themselves',
} satisfies ListWords & Record<string, unknown>
