import { shortDate } from '#app/site/dates.ts'
import { Stars } from '#app/site/parts/stars.tsx'
import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Rating, ratingLabels } from '#content/en/review-form.ts'
import { reviewsWords } from '#content/en/reviews.ts'
import type { ShownReview } from './documents.ts'
import { HelpfulVote, type Vote } from './helpful-vote.tsx'
import { reviewAnchor } from './reviews-address.ts'

const words = reviewsWords.card

/** What somebody wrote about a job; `here` is the address of the page that shows it. */
export function ReviewCard({ review, vote, here }: { review: ShownReview; vote: Vote; here: string }) {
  const { timeZone, name: company } = useProfile()
  const { id, rating, title, comment, name, location, service, isVerified, submittedAt, reply, repliedAt } =
    review
  // The data service knows no rating but 1 to 5.
  const label = words.rating(rating, ratingLabels[rating as Rating])
  return (
    <li id={reviewAnchor(id)} className="review">
      <div className="review-facts">
        <Stars rating={rating} label={label} />
        <p>
          <strong>{location ? words.from(name, location) : name}</strong>
          <time dateTime={submittedAt}>{shortDate(submittedAt, timeZone)}</time>
          {service && <span>{words.service(service)}</span>}
          {isVerified && (
            <span className="review-verified">
              <Icon name="badge" />
              <span>
                {words.verified}. {words.verifiedNote}
              </span>
            </span>
          )}
        </p>
      </div>
      <div>
        <h3 className="text-name">{title}</h3>
        <p className="review-comment">{comment}</p>
        {reply && (
          <div className="review-reply">
            <p>
              <strong>{words.reply(company)}</strong>
              {repliedAt && <time dateTime={repliedAt}>{shortDate(repliedAt, timeZone)}</time>}
            </p>
            <p className="review-comment">{reply}</p>
          </div>
        )}
        <HelpfulVote review={review} vote={vote} action={`${here}#${reviewAnchor(id)}`} />
      </div>
    </li>
  )
}
