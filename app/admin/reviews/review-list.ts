import { reviewsWords } from '#content/en/admin-reviews.ts'
import { approvalAddress } from '../approval/approval-list.ts'

/** The list of reviews: its address and its words. */
export const reviewList = { address: approvalAddress('review'), words: reviewsWords }
