/** Every word of the lists as files for a spreadsheet. */
export const exportWords = {
  download: (total: number) =>
    total === 1 ? 'Export this one as CSV' : `Export these ${total.toLocaleString('en-US')} as CSV`,
  hint: 'For a spreadsheet. Asks for your password when you have not entered it within the last 10 minutes.',
  /** Names of the columns; times are Houston’s. */
  columns: {
    received: 'Received',
    status: 'Status',
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
    check: 'To check',
    rating: 'Rating',
    title: 'Title',
    comment: 'Review',
    location: 'Location',
    approved: 'Approved',
    featured: 'Featured',
    verified: 'Verified',
    helpful: 'Found helpful',
  },
  files: { quotes: 'quotes', messages: 'messages', reviews: 'reviews' },
  yes: 'yes',
  no: 'no',
} as const
