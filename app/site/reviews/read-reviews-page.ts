import { loadedOr } from '#app/site/loaded.ts'
import { type ListPage, readPage } from '#app/site/parts/paging.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { ReadReviewSummary, ReadReviews, type ReviewSummary, type ShownReview } from './documents.ts'
import type { ReviewSort, ReviewsView } from './reviews-address.ts'

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
    const answer = await run(ReadReviews, {
      limit,
      nextToken,
      sort: orders[sort],
      ...(stars && { rating: { eq: stars } }),
      ...(service && { service: { eq: service } }),
    })
    return loadedOr(answer, undefined)?.listReviews
  })
  return reviews && { summary, reviews, from: (reviews.page - 1) * size + 1 }
}
