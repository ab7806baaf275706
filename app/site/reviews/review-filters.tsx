import type { ReactNode } from 'react'
import { href } from 'react-router'
import { reviewsWords } from '#content/en/reviews.ts'
import { type ReviewsView, ratings, reviewsAddress } from './reviews-address.ts'

const words = reviewsWords.filters

/** Which reviews to show, and in which order; a plain form, so it works everywhere. */
export function ReviewFilters({ view, services }: { view: ReviewsView; services: readonly string[] }) {
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
            <option key={name}>{name}</option>
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
