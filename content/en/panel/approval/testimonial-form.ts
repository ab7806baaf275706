export const testimonialFormWords = {
  createTitle: 'Add New Testimonial',
  editTitle: 'Edit Testimonial',
  back: 'All testimonials',
  create: 'Create',
  update: 'Save',
  failed: 'Failed to save testimonial',
  missingTitle: 'No testimonial here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The testimonial could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  customer: 'Customer Information',
  name: 'Name',
  nameHelp: 'As visitors see it, for example Ann K.',
  company: 'Company (optional)',

  details: 'Service Details',
  service: 'Service (optional)',
  noService: 'Select a service',
  date: 'Date',
  dateHelp: 'When they said it. Newest ones come first.',

  said: 'Testimonial',
  comment: 'What they said',

  display: 'Display Options',
  isApproved: 'Approved',
  isApprovedHelp: 'Visitors may see it.',
  isFeatured: 'Featured',
  isFeaturedHelp: 'The three newest that are approved and featured show on the home page.',
}
