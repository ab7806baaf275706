import { reviewsWords } from '#content/en/reviews.ts'
import type { ShownReview } from './documents.ts'

const words = reviewsWords.helpful

/** What this visitor did about a review, as far as a page knows that everybody shares: usually nothing. */
export type Vote = 'open' | 'just-counted' | 'counted-before' | 'failed'

const said = {
  'just-counted': words.voted,
  'counted-before': words.already,
  failed: words.failed,
} as const

/** How many found a review helpful, and the button to say so; a form, so that it needs no script. */
export function HelpfulVote({ review, vote, action }: { review: ShownReview; vote: Vote; action: string }) {
  const { id, title, helpfulCount } = review
  const mayVote = vote === 'open' || vote === 'failed'
  return (
    <form method="post" action={action} className="helpful-vote">
      {mayVote && (
        <button type="submit" name="id" value={id} className="btn" aria-label={words.voteFor(title)}>
          {words.vote}
        </button>
      )}
      {helpfulCount > 0 && <span>{words.count(helpfulCount)}</span>}
      {vote !== 'open' && (
        <span
          role={vote === 'failed' ? 'alert' : undefined}
          className={vote === 'failed' ? 'vote-failed' : 'vote-counted'}
        >
          {said[vote]}
        </span>
      )}
    </form>
  )
}
