import { useProfile } from '#app/site/profile.ts'
import { reviewsWords } from '#content/en/reviews.ts'
import type { ReviewSummary as Summary } from './documents.ts'
import { ratings, reviewsAddress } from './reviews-address.ts'

const words = reviewsWords.summary

/** What the reviews shown here say together; apart from it what the business claims, and from where. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { rating: claim } = useProfile()
  const { count, average, stars } = summary
  return (
    <section aria-labelledby="summary-title" className="border-rule border-b bg-sheet">
      <div className="measure review-summary">
        <div>
          <h2 id="summary-title" className="text-name">
            {words.heading}
          </h2>
          {average !== null && <p className="review-average">{words.average(average.toFixed(1))}</p>}
          <p className="text-note">{words.count(count)}</p>
          <p className="mt-1 text-ink-2 text-note">{words.computed}</p>
        </div>
        <ul className="star-rows">
          {ratings.map((rating) => {
            const those = stars.find((each) => each.rating === rating)?.count ?? 0
            return (
              <li key={rating}>
                <StarRow rating={rating} those={those} of={count} />
              </li>
            )
          })}
        </ul>
        <div>
          <h2 className="text-name">{words.elsewhereHeading}</h2>
          <p className="mt-3 font-semibold">{words.elsewhere(claim)}</p>
          <p className="mt-1 text-ink-2 text-note">{words.source(claim)}</p>
        </div>
      </div>
    </section>
  )
}

/** How many gave so many stars, as a bar; leads to them where there are any. */
function StarRow({ rating, those, of }: { rating: (typeof ratings)[number]; those: number; of: number }) {
  const row = (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" className="star-bar-ground" />
        <rect width={of === 0 ? 0 : (100 * those) / of} height="8" className="star-bar" />
      </svg>
      <span>{words.row(rating, those)}</span>
    </>
  )
  return those === 0 ? <span>{row}</span> : <a href={reviewsAddress({ stars: rating })}>{row}</a>
}
