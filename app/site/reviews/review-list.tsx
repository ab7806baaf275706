import { PageLinks } from '#app/site/parts/page-links.tsx'
import type { ListPage } from '#app/site/parts/paging.ts'
import { reviewsWords as words } from '#content/en/reviews.ts'
import type { ShownReview } from './documents.ts'
import type { Vote } from './helpful-vote.tsx'
import { ReviewCard } from './review-card.tsx'
import { type ReviewsView, reviewsAddress } from './reviews-address.ts'

export type ReviewListProps = {
  reviews: ListPage<ShownReview>
  /** Which one of all the first is. */
  from: number
  view: ReviewsView
  /** Reviews that this visitor marked as helpful, where the page knows. */
  ownVotes: readonly string[]
  /** The review whose vote did not get through. */
  failed: string | undefined
}

/** A page of reviews and the way to the others. */
export function ReviewList({ reviews, from, view, ownVotes, failed }: ReviewListProps) {
  const { items, page, pages, total } = reviews
  const address = (number: number) =>
    reviewsAddress({ ...view, voted: undefined, again: undefined, page: number })
  const voteOn = (id: string): Vote => {
    if (id === failed) return 'failed'
    if (!ownVotes.includes(id)) return 'open'
    return id === view.voted && !view.again ? 'just-counted' : 'counted-before'
  }
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="reviews-shown">
        {words.shown(from, from + items.length - 1, total)}
      </h2>
      <ul>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} vote={voteOn(review.id)} here={address(page)} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} address={address} words={words.pages} />
    </section>
  )
}
