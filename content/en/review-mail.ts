/** Words of the mail that tells the owner of a new review. */
export const reviewMailWords = {
  subject: (stars: string, who: string) => `A review waits for approval: ${stars}, ${who}`,
  suspectSubject: (stars: string, who: string) => `Please check: review of ${stars}, ${who}`,
  heading: (name: string) => `A review waits for approval. ${name} wrote it.`,
  suspectHeading: 'This one looks automatic. Please read it closely before you approve it.',
  open: 'Approve or edit the review',
  rating: 'Rating',
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  title: 'Title',
  location: 'Location',
  comment: 'Comment',
  replies: 'A reply to this mail goes to the reviewer.',
} as const
