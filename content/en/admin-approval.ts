/** What reviews and testimonials say alike. */
export const approvalWords = {
  approved: 'Approved',
  pending: 'Pending',
  featured: 'Featured',
  approve: 'Approve',
  unapprove: 'Unapprove',
  rating: (count: number) => `${count} of 5 stars`,
  saved: (name: string) => `Saved what ${name} said.`,
} as const
