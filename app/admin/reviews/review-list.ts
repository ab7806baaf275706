import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { reviewsPanelWords } from '#words/panel/approval/reviews.ts'

export const reviewList = defineApprovalList({
  ...rowsOf.Review,
  words: reviewsPanelWords,
})
