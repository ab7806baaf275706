import { href } from 'react-router'
import { askedPage } from '#app/site/parts/paging.ts'
import type { Rating } from '#content/en/review-form.ts'
import { reviewsWords } from '#content/en/reviews.ts'

export type ReviewSort = keyof typeof reviewsWords.filters.sorts

/** What an address of this page asks to see. */
export type ReviewsView = {
  stars?: Rating | undefined
  service?: string | undefined
  sort: ReviewSort
  page: number
  /** The review that this visitor has just marked as helpful. */
  voted?: string | undefined
  /** They had done so before: it is not counted twice. */
  again?: boolean | undefined
}

export const ratings = [5, 4, 3, 2, 1] as const satisfies readonly Rating[]

const isSort = (text: string): text is ReviewSort => Object.hasOwn(reviewsWords.filters.sorts, text)

/** Reads an address; what makes no sense in it is left out, as it is in an empty select of the filter form. */
export function readReviewsView(parameters: URLSearchParams): ReviewsView {
  const stars = parameters.get('stars') ?? ''
  const sort = parameters.get('sort') ?? ''
  return {
    stars: ratings.find((rating) => String(rating) === stars),
    service: parameters.get('service') || undefined,
    sort: isSort(sort) ? sort : 'newest',
    page: askedPage(parameters),
    voted: parameters.get('voted') || undefined,
    again: parameters.has('again') || undefined,
  }
}

/** Where a view is; what is as usual is not said. */
export function reviewsAddress(view: Partial<ReviewsView> = {}): string {
  const { stars, service, sort, page, voted, again } = view
  const query = new URLSearchParams({
    ...(stars !== undefined && { stars: String(stars) }),
    ...(service !== undefined && { service }),
    ...(sort !== undefined && sort !== 'newest' && { sort }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
    ...(voted !== undefined && { voted }),
    ...(again && { again: '1' }),
  })
  return query.size === 0 ? href('/reviews') : `${href('/reviews')}?${query}`
}

/** The place of a review on its page. */
export const reviewAnchor = (id: string) => `review-${id}`
