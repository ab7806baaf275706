import { either } from '#content/texts.ts'

/** The page of the form, for browsers without script and for personal links. */
export const reviewPageWords = {
  invitation: {
    open: 'You came through our link after a completed job, so your review will be marked Verified. Good or bad, it counts the same{allReviews}.',
    used: 'This link has already been used for a review. You can still write one; it will appear without the Verified mark.',
    expired:
      'This link expired after 90 days. You can still write a review; it will appear without the Verified mark.',
    unknown:
      'This link is not one of ours, or is not complete. You can still write a review; it will appear without the Verified mark.',
  },

  title: 'Leave a review of {company}',
  description: either(
    'Tell others how a lockout, a rekey, a car key or a door repair of ours went, in a few words. Good or bad, it counts the same.{does-automobile}{allReviews}',
    'Tell others how a lockout, a rekey or a door repair of ours went, in a few words. Good or bad, it counts the same{allReviews}.',
  ),
  back: 'Back to the reviews',
}
