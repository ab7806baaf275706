import { approvalAddress } from '#app/admin/approval/approval.ts'
import { reviewsWords } from '#words/admin-reviews.ts'

/** The list of reviews: its address and its words. */
export const reviewList = { address: approvalAddress('review'), words: reviewsWords }
