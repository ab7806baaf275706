import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

const requests = (count: number) => (count === 1 ? '1 request' : `${count.toLocaleString('en-US')} requests`)

export const inboxWords = {
  ...screenWords.inbox,

  filterBy: 'Show',
  filters: {
    open: 'Open',
    mine: 'Mine',
    suspicious: 'Suspicious',
    quotes: 'Quote requests',
    messages: 'Messages',
    calls: 'Calls',
    new: 'New',
    contacted: 'Contacted',
    done: 'Done',
    all: 'All',
  },
  moreFilters: 'Kind and status',
  moreFiltersHint: 'More filters',
  search: 'Search the inbox',
  searchHint: 'Name or number',
  listTitle: 'Requests',

  groups: {
    urgent: 'Call now',
    waiting: 'Waiting for a call',
    followUp: 'Follow up',
    working: 'In progress',
    cleanUp: 'Clean up',
    suspicious: 'Suspicious',
    done: 'Done',
  },
  groupHints: {
    cleanUp: 'More than three days old. Call, or mark them done.',
    suspicious: 'Perhaps not a real request. Check before you call.',
  } as Readonly<Record<string, string>>,

  empty: 'No requests found',
  emptyHint: 'Nobody is waiting. New requests appear here as they come in.',
  ownEmpty: 'No job is yours now',
  ownEmptyHint: 'When you are given one, it appears here at once.',
  toSchedule: 'See your schedule',
  writeDown: 'Write down a call',
  showAll: 'Show all requests',
  loadFailed: 'Failed to load the inbox',
  loadFailedHint: 'The requests are safe. They just could not be shown. Try again in a moment.',
  stale: (since: string) => `Failed to load the inbox. Showing the list from ${since}.`,
  older: 'More requests',
  linked: 'The request you opened',
  linkedGone: 'The request you opened no longer exists.',

  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  number: (number: string) => `No. ${number}`,
  unread: 'No message',
  has: (name: string) => `${name} has it`,
  givenTo: (name: string) => `Given to ${name}`,
  givenToYou: 'Given to you',
  close: 'Close this request',
  select: (name: string) => `Select ${name}`,

  startSelecting: 'Select',
  stopSelecting: 'Cancel',
  selected: (count: number) => `${requests(count)} selected`,
  thanks: (count: number) => `Mark completed emails a thank-you to ${count}.`,
  selectHint: 'Select requests to change several at once.',
  bulk: 'Change selected requests',
  mark: { contacted: 'Mark contacted', completed: 'Mark completed' },
  saving: 'Saving...',
  trash: 'Move to trash',
  bulkFailed: 'Nothing was changed. Check the connection and try again.',
  undoFailed: 'Not undone: someone else changed this since.',
} satisfies ListWords & Record<string, unknown>

export const bulkWords = {
  nothingSelected: 'Select at least one request first.',
  marked: (count: number, status: 'contacted' | 'completed') => `${requests(count)} marked ${status}`,
  thanked: (done: string, names: readonly string[]) =>
    `${done}${done.endsWith('.') ? '' : '.'} ${names.length === 1 ? `${names[0]} gets` : `${names.length} customers get`} a thank-you email.`,
  trashed: (count: number) => `${requests(count)} moved to the trash for ${trashDays} days`,
  bulkPart: (done: number, failed: number) =>
    `${requests(done)} changed, ${failed} not. The ones that failed are still selected.`,
  undoPart: (done: number, failed: number) =>
    `${requests(done)} put back, ${failed} not: someone else changed ${failed === 1 ? 'it' : 'them'}.`,
}
