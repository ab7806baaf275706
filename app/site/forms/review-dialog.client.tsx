export { openReviewDialog as open } from './review-dialog.tsx'
