import { mostCounted } from '#content/search-rules.ts'
import { trashDays } from '#content/trash-rules.ts'

export const listWords = {
  /** What a button does, and in which row, for people who do not see where it stands. */
  doFor: (words: string, name: string) => `${words}: ${name}`,
  searchClear: 'Clear search',
  found: (total: number) =>
    total > mostCounted
      ? `More than ${mostCounted.toLocaleString('en-US')} found`
      : `${total.toLocaleString('en-US')} found`,
  emptyHere: 'Nothing matches this filter.',
  emptyFor: (search: string) => `Nothing matches “${search}”.`,
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  shown: (shown: number, total: number) => `${shown} of ${total.toLocaleString('en-US')}`,
  shownOfMany: (shown: number, counted: number) => `${shown} of more than ${counted.toLocaleString('en-US')}`,
  backToNewest: 'Back to the newest',
  arrivedAbove: (count: number) => `${count} new above`,

  live: 'Live',
  connecting: 'Connecting',
  away: 'Reconnecting',
  offline: 'Offline',
  offlineSince: (since: string) => `Offline. Showing the list from ${since}.`,

  more: 'More',
  edit: 'Edit',
  delete: 'Delete',
  deleteForGood: 'Delete for good',
  trash: 'Trash',
  inTrash: `Deleted. It stays in the trash for ${trashDays} days.`,
  deleting: 'Deleting...',
  cancel: 'Cancel',

  noMessage: 'No message.',
  wholeMessage: 'Show the whole message',
  shortMessage: 'Show less',
  noConnection: (failed: string) => `${failed}: no connection`,

  textKept: 'Not saved yet.',
  discard: 'Discard',

  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone',
  undoKeys: 'Undo (Ctrl+Z)',
  undoClose: 'Close this notice',
  undoFailed: 'Failed to undo. Nothing was changed.',
  undoOvertaken: 'Not undone: someone else changed or deleted it.',

  trail: 'Notifications',
  retryDelivery: 'Retry',
  retryDeliveryOf: (line: string) => `Retry: ${line}`,
  retrying: 'Retrying...',
  retryFailed: 'Failed to retry the notification',
}

export type ListWords = {
  title: string
  filterBy: string
  filters: Readonly<Record<string, string>>
  search: string
  searchHint: string
  listTitle: string
  empty: string
  emptyHint: string
  showAll: string
  loading: string
  loadFailed: string
  loadFailedHint: string
  stale: (since: string) => string
  older: string
  linked: string
  linkedGone: string
}

export type DeletionWords = { deleteQuestion: string; deleted: (name: string) => string }

export const approvalWords = {
  rating: (count: number) => `${count} of 5 stars`,
  saved: (name: string) => `Saved what ${name} said.`,
}

export const exportWords = {
  download: (total: number) =>
    total === 1 ? 'Export this one as CSV' : `Export these ${total.toLocaleString('en-US')} as CSV`,
  hint: 'For a spreadsheet. You may be asked for your password.',
}

/** Every word inside those files; browsers do not need them. */
export const exportFileWords = {
  columns: {
    received: 'Received',
    status: 'Status',
    kind: 'Kind',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    service: 'Service',
    message: 'Message',
    files: 'Files',
    notes: 'Notes',
    contacted: 'Contacted',
    completed: 'Completed',
    suspicious: 'Suspicious',
    source: 'Came from',
    wanted: 'Wanted for',
    number: 'Request number',
    address: 'Address',
    appointment: 'Appointment',
    minutes: 'Minutes planned',
    window: 'Arrival window (minutes)',
    again: 'Comes again after (months)',
    price: 'Price quoted (USD)',
    assignee: 'Assigned to',
    lost: 'Lost because',
    cancelled: 'Canceled by the customer',
    waited: 'Minutes until contacted',
    rating: 'Rating',
    title: 'Title',
    comment: 'Review',
    location: 'Location',
    approved: 'Approved',
    featured: 'Featured',
    verified: 'Verified',
    helpful: 'Found helpful',
    contactBy: 'Answer by',
  },
  files: { quotes: 'quotes', messages: 'messages', calls: 'calls', reviews: 'reviews', report: 'requests' },
  kinds: { Quote: 'Quote request', Message: 'Message', Call: 'Call' },
  /** Other programs read these. */
  status: { new: 'new', contacted: 'contacted', completed: 'completed' },
  contactBy: { email: 'email', text: 'text' },
  yes: 'yes',
  no: 'no',
}
