import { either } from '#content/texts.ts'

/** The page of the form, for browsers without script and for personal links. */
export const reviewPageWords = {
  invitation: {
    open: 'You came by our link after a completed job, so your review will be marked Verified. Good or bad, it counts the same{allReviews}.',
    used: 'A review was written through this link already. You can still write one; it will appear without the mark Verified.',
    expired:
      'This link has run out after 90 days. You can still write a review; it will appear without the mark Verified.',
    unknown:
      'This link is not one of ours, or is not complete. You can still write a review; it will appear without the mark Verified.',
  },

  title: 'Leave a review of {company}',
  description: either(
    'Tell others how a lockout, a rekey, a car key or a door repair of ours went, in a few words. Good or bad, it counts the same.{does-automobile}{allReviews}',
    'Tell others how a lockout, a rekey or a door repair of ours went, in a few words. Good or bad, it counts the same{allReviews}.',
  ),
  back: 'Back to the reviews',
}
