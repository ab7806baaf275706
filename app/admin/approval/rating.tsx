import { Stars } from '#app/site/parts/stars.tsx'
import { approvalWords } from '#content/en/admin-lists.ts'

/** The stars that somebody gave. */
export const Rating = ({ rating }: { rating: number }) => (
  <Stars rating={rating} label={approvalWords.rating(rating)} />
)
