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
