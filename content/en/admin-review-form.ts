/** What the form of a review says. */
export const reviewEntryWords = {
  createTitle: 'Add New Review',
  editTitle: 'Edit Review',
  back: 'All reviews',
  create: 'Create',
  update: 'Save',
  failed: 'Failed to save review',
  missingTitle: 'No review here',
  missing: 'Somebody may have deleted it.',
  loadFailed: 'The review could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  customer: 'Customer Information',
  name: 'Name',
  nameHelp: 'As visitors read it, for example Ann K.',
  email: 'Email',
  emailHelp: 'Only staff sees it.',
  location: 'Location (optional)',
  locationHelp: 'The neighborhood is enough.',

  details: 'Service Details',
  service: 'Service (optional)',
  noService: 'Select a service',
  date: 'Date',
  dateHelp: 'When they wrote it. Newer ones stand first.',

  written: 'Review',
  title: 'Title',
  comment: 'What they wrote',

  answer: 'Your Reply',
  reply: 'Public reply (optional)',
  replyHelp:
    'Visitors read it under the review, in the name of the company. Leave out what only the customer should know.',

  display: 'Display Options',
  isApproved: 'Approved',
  isApprovedHelp: 'Visitors see it on the reviews page.',
  isFeatured: 'Featured',
  isFeaturedHelp: 'Listed under Featured here; visitors see no difference.',
  isVerified: 'Verified',
  isVerifiedHelp:
    'Tick it only when this job is in our books: that is what visitors read. A review that came through our link after a job has it already.',
}
