import { approvalWords } from '#content/en/admin-approval.ts'
import { Stars } from '../../site/parts/stars.tsx'

/** The stars that somebody gave. */
export const Rating = ({ rating }: { rating: number }) => (
  <Stars rating={rating} label={approvalWords.rating(rating)} />
)
