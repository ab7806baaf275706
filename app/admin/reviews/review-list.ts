import { href } from 'react-router'
import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { reviewsWords } from '#words/admin-reviews.ts'

export const reviewList = defineApprovalList({
  row: 'review',
  path: href('/admin/reviews'),
  model: 'Review',
  words: reviewsWords,
})
