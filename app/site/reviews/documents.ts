import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadReviewSummary = graphql(`
  query ReadReviewSummary {
    reviewSummary { count average services stars { rating count } }
  }
`)

export type ReviewSummary = ResultOf<typeof ReadReviewSummary>['reviewSummary']

export const ReadReviews = graphql(`
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
      items { id name rating title comment service location isVerified helpfulCount submittedAt reply repliedAt }
      nextToken
      total
    }
  }
`)

export type ShownReview = NonNullable<
  NonNullable<ResultOf<typeof ReadReviews>['listReviews']>['items'][number]
>

/** What this visitor found helpful before. */
export const ReadOwnVotes = graphql(`
  query ReadOwnVotes { myHelpfulReviews }
`)

export const MarkHelpful = graphql(`
  mutation MarkHelpful($id: ID!) { markReviewHelpful(id: $id) { id } }
`)
