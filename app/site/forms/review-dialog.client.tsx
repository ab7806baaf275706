/** Called by the loader (forms/island.tsx) with the link that was tapped. */
export { openReviewDialog as open } from './review-dialog.tsx'
