import { trashDays } from '#content/trash-rules.ts'
import { type ListWords, listWords } from './admin-lists.ts'

/** What the screens of the reviews say. */
export const reviewsWords = {
  title: 'Reviews',
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
  quarantine: (reasons: readonly string[]) =>
    `Please check before you approve: this looks automatic, because ${listWords.quarantine(reasons)}.`,
  edit: (name: string) => `Edit the review of ${name}`,
  mail: (name: string, email: string) => `Email ${name}: ${email}`,
  mailSubject: 'Your review',

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
  loading: 'Loading reviews...',
  loadFailed: 'No reviews found',
  loadFailedHint: 'They could not be loaded. The reviews are safe; try again in a moment.',
  stale: (since: string) => `Failed to load reviews. Showing the list from ${since}.`,
  older: 'Older reviews',
  linked: 'The review you opened',
  linkedGone: 'The review you opened no longer exists.',

  live: 'Live',
  arrived: (name: string, title: string) => `New review from ${name}, ${title}`,
  arrivedTogether: (count: number) => `${count} new reviews`,
} satisfies ListWords & Record<string, unknown>

/** What the form of a review says. */
export const reviewEntryWords = {
  createTitle: 'Add New Review',
  editTitle: 'Edit Review',
  back: 'All reviews',
  create: 'Create',
  update: 'Save',
  failed: 'Failed to save review',
  missingTitle: 'No review here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The review could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  customer: 'Customer Information',
  name: 'Name',
  nameHelp: 'As visitors see it, for example Ann K.',
  email: 'Email',
  emailHelp: 'Only your team sees it.',
  location: 'Location (optional)',
  locationHelp: 'The neighborhood is enough.',

  details: 'Service Details',
  service: 'Service (optional)',
  noService: 'Select a service',
  date: 'Date',
  dateHelp: 'When they wrote it. Newest reviews come first.',

  written: 'Review',
  title: 'Title',
  comment: 'What they wrote',

  answer: 'Your Reply',
  reply: 'Public reply (optional)',
  replyHelp: 'Visitors see it under the review, from the company. Leave out anything private.',

  display: 'Display Options',
  isApproved: 'Approved',
  isApprovedHelp: 'Visitors see it on the reviews page.',
  isFeatured: 'Featured',
  isFeaturedHelp: 'Listed under Featured here; visitors see no difference.',
  isVerified: 'Verified',
  isVerifiedHelp:
    'Check this only if the job is in our books: that is what visitors are told. Reviews that came through our link already have it.',
}
