/** Called by the loader (islands/loader.ts) with the link that was tapped. */
export { openReviewDialog as open } from '#app/site/islands/review-form/open-review-dialog.tsx'
