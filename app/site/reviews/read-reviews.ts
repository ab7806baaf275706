import { graphql, type ResultOf } from '#app/graphql.ts'
import { href } from '#app/site/href.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { type ListPage, pageNumberIn, readPage } from '#app/site/parts/paging.tsx'
import type { Run } from '#server/data-service/in-process.ts'
import type { Rating } from '#words/site/rating.ts'
import { reviewsWords } from '#words/site/reviews.ts'

type ReviewSort = keyof typeof reviewsWords.filters.sorts

export type ReviewsView = {
  stars?: Rating | undefined
  service?: string | undefined
  sort: ReviewSort
  page: number
  /** The review that this visitor has just marked as helpful; `again`: they had done so before, and it is not counted twice. */
  voted?: string | undefined
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
    page: pageNumberIn(parameters),
    voted: parameters.get('voted') || undefined,
    again: parameters.has('again') || undefined,
  }
}

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

export const reviewAnchor = (id: string) => `review-${id}`

const ReadReviewSummary = graphql(`
  query ReadReviewSummary {
    reviewSummary { count average services stars { rating count } }
  }
`)

export type ReviewSummary = ResultOf<typeof ReadReviewSummary>['reviewSummary']

const ReadReviews = graphql(`
  query ReadReviews(
    $rating: ModelIntInput
    $service: ModelStringInput
    $sort: ModelReviewSortInput!
    $limit: Int!
    $nextToken: String
  ) {
    listReviews(
      filter: { isApproved: { eq: true }, rating: $rating, service: $service }
      sort: $sort
      limit: $limit
      nextToken: $nextToken
    ) {
      items {
        id name rating title comment writtenIn service location isVerified helpfulCount submittedAt
        reply repliedAt replyWrittenIn
      }
      nextToken
      total
    }
  }
`)

export type ShownReview = NonNullable<
  NonNullable<ResultOf<typeof ReadReviews>['listReviews']>['items'][number]
>

/** Our own number; the specification names none for this page. */
const size = 10

const orders = {
  newest: { field: 'submittedAt', direction: 'DESC' },
  highest: { field: 'rating', direction: 'DESC' },
  lowest: { field: 'rating', direction: 'ASC' },
  helpful: { field: 'helpfulCount', direction: 'DESC' },
} as const satisfies Record<ReviewSort, object>

export type ReviewsPage = { summary: ReviewSummary; reviews: ListPage<ShownReview>; from: number }

/**
 * The reviews of a view, from which on they count, and what all reviews say together; undefined where they could not
 * be loaded.
 */
export async function readReviewsPage(
  run: Run,
  { stars, service, sort, page: asked }: ReviewsView,
): Promise<ReviewsPage | undefined> {
  const summary = loadedOr(await run(ReadReviewSummary, {}), undefined)?.reviewSummary
  if (!summary) return undefined
  const reviews = await readPage({ asked, size }, async (limit, nextToken) => {
    const result = await run(ReadReviews, {
      limit,
      nextToken,
      sort: orders[sort],
      ...(stars && { rating: { eq: stars } }),
      ...(service && { service: { eq: service } }),
    })
    return loadedOr(result, undefined)?.listReviews
  })
  return reviews && { summary, reviews, from: (reviews.page - 1) * size + 1 }
}
