import { Stars } from '#app/ui/stars.tsx'
import { approvalWords } from '#content/en/admin-approval.ts'

/** The stars that somebody gave. */
export const Rating = ({ rating }: { rating: number }) => (
  <Stars rating={rating} label={approvalWords.rating(rating)} />
)
