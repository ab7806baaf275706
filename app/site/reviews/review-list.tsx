import { type ListPage, PageLinks } from '#app/site/parts/paging.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { shortDate } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { Stars } from '#app/ui/stars.tsx'
import { countIn, fillIn } from '#content/fill-in.ts'
import { type Rating, ratingLabels } from '#words/site/rating.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import { type ReviewsView, reviewAnchor, reviewsAddress, type ShownReview } from './read-reviews.ts'

/**
 * `ownVotes`: reviews that this visitor marked as helpful, where the page knows. `refused`: why a vote was not counted, where
 * trying again does not help.
 */
export type ReviewListProps = {
  reviews: ListPage<ShownReview>
  from: number
  view: ReviewsView
  ownVotes: readonly string[]
  failed: string | undefined
  refused: string | undefined
}

export function ReviewList({ reviews, from, view, ownVotes, failed, refused }: ReviewListProps) {
  const words = useWords(reviewsWords)
  const { items, page, pages, total } = reviews
  const address = (number: number) =>
    reviewsAddress({ ...view, voted: undefined, again: undefined, page: number })
  const voteOn = (id: string): Vote => {
    if (id === failed) return refused ? { refused } : 'failed'
    if (!ownVotes.includes(id)) return 'open'
    return id === view.voted && !view.again ? 'just-counted' : 'counted-before'
  }
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="reviews-shown">
        {fillIn(words.shown, {
          from,
          to: from + items.length - 1,
          reviews: countIn(words.reviews, { count: total }),
        })}
      </h2>
      {items.some(({ isVerified }) => isVerified) && (
        <p className="review-verified mt-4 text-note">
          <Icon name="badge" />
          <span>
            {words.card.verified}. {words.card.verifiedNote}
          </span>
        </p>
      )}
      <ul>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} vote={voteOn(review.id)} here={address(page)} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} address={address} words={words.pages} />
    </section>
  )
}

function ReviewCard({ review, vote, here }: { review: ShownReview; vote: Vote; here: string }) {
  const words = useWords(reviewsWords).card
  const { timeZone } = useProfile()
  const { id, rating, title, comment, name, location, service, isVerified, submittedAt, reply, repliedAt } =
    review
  const lang = quotedIn(review.writtenIn)
  // The data service knows no rating but 1 to 5.
  const label = fillIn(words.rating, { rating, label: useWords(ratingLabels)[rating as Rating] })
  return (
    <li id={reviewAnchor(id)} className="review">
      <div className="review-facts">
        <Stars rating={rating} label={label} />
        <p>
          <strong>{location ? fillIn(words.from, { name, location }) : name}</strong>
          <time dateTime={submittedAt}>{shortDate(submittedAt, timeZone)}</time>
          {service && (
            <span className="review-tag">
              {fillIn(words.service, { service: reviewServiceLabel(service) })}
            </span>
          )}
          {isVerified && (
            <span className="review-verified">
              <Icon name="badge" />
              {words.verified}
            </span>
          )}
        </p>
      </div>
      <div>
        <h3 className="text-name" lang={lang}>
          {title}
        </h3>
        <p className="review-comment" lang={lang}>
          {comment}
        </p>
        {reply && (
          <div className="review-reply">
            <p>
              <strong>{words.reply}</strong>
              {repliedAt && <time dateTime={repliedAt}>{shortDate(repliedAt, timeZone)}</time>}
            </p>
            <p className="review-comment" lang={quotedIn(review.replyWrittenIn)}>
              {reply}
            </p>
          </div>
        )}
      </div>
      <HelpfulVote review={review} vote={vote} action={`${here}#${reviewAnchor(id)}`} />
    </li>
  )
}

/** What this visitor did about a review; pages from the cache know nothing of it. */
type Vote = 'open' | 'just-counted' | 'counted-before' | 'failed' | { refused: string }

function HelpfulVote({ review, vote, action }: { review: ShownReview; vote: Vote; action: string }) {
  const words = useWords(reviewsWords).helpful
  const { id, title, helpfulCount } = review
  const said = {
    open: '',
    'just-counted': words.voted,
    'counted-before': words.already,
    failed: words.failed,
  }
  const mayVote = vote === 'open' || vote === 'failed'
  const isFailure = typeof vote === 'object' || vote === 'failed'
  return (
    <form method="post" action={action} className="helpful-vote">
      {mayVote && (
        <button
          type="submit"
          name="id"
          value={id}
          className="btn"
          aria-label={fillIn(words.voteFor, { title })}
        >
          {words.vote}
        </button>
      )}
      {helpfulCount > 0 && <span>{countIn(words.count, { count: helpfulCount })}</span>}
      {vote !== 'open' && (
        <span role={isFailure ? 'alert' : undefined} className={isFailure ? 'vote-failed' : 'vote-counted'}>
          {typeof vote === 'object' ? vote.refused : said[vote]}
        </span>
      )}
    </form>
  )
}
