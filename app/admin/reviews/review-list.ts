import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { reviewsWords } from '#words/admin-reviews.ts'

/** The list of reviews, declared. */
export const reviewList = defineApprovalList({
  ...rowsOf.Review,
  model: 'Review',
  words: reviewsWords,
})
