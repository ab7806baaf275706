import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { reviewsWords } from '#words/panel/approval/reviews.ts'

/** Not in review-data.ts: with it, a browser would load what the form's action needs for each list. */
export const reviewList = defineApprovalList({
  ...rowsOf.Review,
  words: reviewsWords,
})
