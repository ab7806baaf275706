import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from './lists.ts'

const kinds: Readonly<Record<string, string>> = {
  Quote: 'Quote request',
  Message: 'Message',
  Call: 'Call',
  LeadNote: 'Note',
  CustomerTie: 'Merged customers',
  Review: 'Review',
  Testimonial: 'Testimonial',
  Blog: 'Post',
  Page: 'Page',
  Redirect: 'Redirect',
  PriceItem: 'Price',
  Image: 'Picture',
}

export const trashWords = {
  title: 'Trash',
  lead: `What you delete stays here for ${trashDays} days. Then it is gone for good, with its files.`,

  filterBy: 'Filter by kind',
  filters: {
    all: 'All',
    quote: 'Quotes',
    message: 'Messages',
    call: 'Calls',
    note: 'Notes',
    tie: 'Merged customers',
    review: 'Reviews',
    testimonial: 'Testimonials',
    blog: 'Posts',
    page: 'Pages',
    redirect: 'Redirects',
    price: 'Prices',
    image: 'Pictures',
  },
  search: 'Search the trash',
  searchHint: 'Name, phone or words',
  listTitle: 'In the trash',

  kind: (model: string) => kinds[model] ?? model,
  untitled: 'No name',
  deletedOn: (time: string, by: string | null) => (by ? `Deleted ${time} by ${by}` : `Deleted ${time}`),
  goesSoon: 'Gone for good within a day',
  goesIn: (days: number, date: string) => `Gone for good in ${days} days, on ${date}`,
  stillPublic: 'Its file can still be opened by anyone who has its address.',

  restore: 'Restore',
  restoring: 'Restoring...',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: 'Restored.',
  newAddress: 'Another post uses its address now, so it has a new one.',
  show: 'Show it',
  restoreFailed: 'It could not be restored. Try again.',
  purgeOf: (name: string) => `Delete ${name} for good`,
  deleteQuestion: 'Delete this for good?',
  deleteWhat: (kind: string, name: string) =>
    `${kind}: ${name}. It will be deleted now, with its files and emails. This cannot be undone.`,
  deleteFailed: 'It could not be deleted. Try again.',
  deleted: (name: string) => `${name} is gone for good`,

  emptyIt: 'Empty the trash',
  emptyQuestion: 'Empty the trash?',
  emptyWhat: 'Everything in it will be deleted now, with its files and emails. This cannot be undone.',
  emptyConfirm: 'Delete everything for good',
  emptied: (left: number) =>
    left > 0 ? `${left} are left. Empty it once more.` : 'Everything in the trash is gone for good.',
  emptyFailed: 'The trash could not be emptied. Try again.',

  empty: 'The trash is empty',
  emptyHint: `What you delete stays here for ${trashDays} days.`,
  showAll: 'Show all',
  loading: 'Loading the trash...',
  loadFailed: 'Failed to load the trash',
  loadFailedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `Failed to load the trash. Showing the list from ${since}.`,
  older: 'Deleted earlier',
  linked: 'What you opened',
  linkedGone: 'This is no longer in the trash.',
  live: 'Live',
} satisfies ListWords & Record<string, unknown>
