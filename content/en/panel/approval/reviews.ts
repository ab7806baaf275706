import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const reviewsPanelWords = {
  ...screenWords.reviews,
  filterBy: 'Filter by approval',
  filters: { all: 'All', approved: 'Approved', pending: 'Pending', featured: 'Featured' },
  search: 'Search reviews',
  searchHint: 'Name, title, words or service',
  listTitle: 'Reviews',
  create: 'Add New Review',

  columns: {
    date: 'Date',
    customer: 'Customer',
    rating: 'Rating',
    review: 'Title and comment',
    service: 'Service',
    status: 'Status',
    actions: 'Actions',
  },
  verified: 'Verified',
  suspicious: (because: string) =>
    `Please check before you approve: this looks suspicious, because ${because}.`,
  edit: (name: string) => `Edit the review of ${name}`,
  mail: (name: string, email: string) => `Email ${name}: ${email}`,
  mailSubject: 'Your review',

  states: {
    approved: 'Approved',
    pending: 'Pending',
    featured: 'Featured',
    feature: 'Feature',
    unfeature: 'Stop featuring',
  },
  approve: (name: string) => `Approve the review of ${name}`,
  unapprove: (name: string) => `Unapprove the review of ${name}`,
  feature: (name: string) => `Feature the review of ${name}`,
  unfeature: (name: string) => `Stop featuring the review of ${name}`,
  approved: (name: string) => `Approved: visitors see the review of ${name}`,
  unapproved: (name: string) => `Pending: visitors no longer see the review of ${name}`,
  featured: (name: string) => `Featured the review of ${name}`,
  unfeatured: (name: string) => `No longer featured: the review of ${name}`,
  changeFailed: 'Failed to update review',

  replyHeading: 'Your reply',
  reply: 'Reply',
  editReply: 'Edit reply',
  replyTo: (name: string) => `Public reply to ${name}`,
  replyHelp: 'Visitors see it under the review once it is approved. Clear it to remove the reply.',
  saveReply: 'Save reply',
  savingReply: 'Saving...',
  replySaved: (name: string) => `Reply to ${name} saved`,
  replyFailed: 'Failed to save the reply',

  deleteOf: (name: string) => `Delete the review of ${name}`,
  deleteQuestion: 'Are you sure you want to delete this review?',
  deleteWhat: (name: string, title: string) =>
    `${name}, “${title}”. It stays in the trash for ${trashDays} days, with its helpful votes.`,
  deleted: (name: string) => `Deleted the review of ${name}`,
  deleteFailed: 'Failed to delete review',

  empty: 'No reviews found',
  emptyHint: 'New reviews appear here as they come in.',
  showAll: 'Show all reviews',
  loadFailed: 'No reviews found',
  loadFailedHint: 'They could not be loaded. The reviews are safe; try again in a moment.',
  stale: (since: string) => `Failed to load reviews. Showing the list from ${since}.`,
  older: 'Older reviews',
  linked: 'The review you opened',
  linkedGone: 'The review you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
