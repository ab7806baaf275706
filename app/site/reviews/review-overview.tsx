import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useProfile } from '#app/site/profile.ts'
import { reviewsWords } from '#words/reviews.ts'
import { reviewServiceLabel } from '#words/service-choices.ts'
import { type ReviewsView, ratings, reviewsAddress, type ReviewSummary as Summary } from './read-reviews.ts'

/** What the reviews shown here say together; apart from it what the business claims, and from where. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const words = reviewsWords.summary
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
          {count > 0 && <p className="mt-1 text-ink-2 text-note">{words.computed}</p>}
        </div>
        {count > 0 && (
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
        )}
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
        <rect width={(100 * those) / of} height="8" className="star-bar" />
      </svg>
      <span>{reviewsWords.summary.row(rating, those)}</span>
    </>
  )
  return those === 0 ? <span>{row}</span> : <a href={reviewsAddress({ stars: rating })}>{row}</a>
}

/** Which reviews to show, and in which order; a plain form, so it works everywhere. */
export function ReviewFilters({ view, services }: { view: ReviewsView; services: readonly string[] }) {
  const words = reviewsWords.filters
  const { stars, service, sort } = view
  return (
    <search aria-label={words.label}>
      <form action={href('/reviews')} className="review-filters">
        <Choice label={words.stars} name="stars" chosen={stars}>
          <option value="">{words.allStars}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {words.starsOption(rating)}
            </option>
          ))}
        </Choice>
        <Choice label={words.service} name="service" chosen={service}>
          <option value="">{words.allServices}</option>
          {services.map((name) => (
            <option key={name} value={name}>
              {reviewServiceLabel(name)}
            </option>
          ))}
        </Choice>
        <Choice label={words.sort} name="sort" chosen={sort}>
          {Object.entries(words.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <button type="submit" className="btn">
          {words.apply}
        </button>
        {(stars || service) && (
          <a href={reviewsAddress({ sort })} className="clear-filters">
            {words.clear}
          </a>
        )}
      </form>
    </search>
  )
}

type ChoiceProps = { label: string; name: string; chosen: string | number | undefined; children: ReactNode }

function Choice({ label, name, chosen, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        {children}
      </select>
    </label>
  )
}
