import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

const reviewInForm = graphql(`
  fragment ReviewInForm on Review @_unmask {
    id
    name
    email
    rating
    title
    comment
    service
    location
    isVerified
    isApproved
    isFeatured
    submittedAt
    reply
    updatedAt
  }
`)

/** A review as its form shows it. */
export type ReviewInForm = ResultOf<typeof reviewInForm>

const reviewInTable = graphql(
  `
    fragment ReviewInTable on Review @_unmask {
      ...ReviewInForm
      approvedAt
      repliedAt
      quarantineReasons
      deliveries {
        ...DeliveryOnRow
      }
    }
  `,
  [reviewInForm, deliveryOnRow],
)

/** A review as its row shows it. */
export type ReviewInTable = ResultOf<typeof reviewInTable>

export const ListReviews = graphql(
  `
    query AdminListReviews($filter: ModelReviewFilterInput, $search: String, $limit: Int, $after: String) {
      page: listReviews(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ReviewInTable
        }
        nextToken
        total
      }
    }
  `,
  [reviewInTable],
)

export const GetReview = graphql(
  `
    query AdminGetReview($id: ID!) {
      row: getReview(id: $id) {
        ...ReviewInTable
      }
    }
  `,
  [reviewInTable],
)

export const ReadReview = graphql(
  `
    query AdminReadReview($id: ID!) {
      row: getReview(id: $id) {
        ...ReviewInForm
      }
    }
  `,
  [reviewInForm],
)

export const CreateReview = graphql(`
  mutation AdminCreateReview($input: CreateReviewInput!) {
    saved: createReview(input: $input) {
      id
    }
  }
`)

export const UpdateReview = graphql(`
  mutation AdminUpdateReview($input: UpdateReviewInput!, $condition: ModelReviewFilterInput) {
    saved: updateReview(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const DeleteReview = graphql(`
  mutation AdminDeleteReview($id: ID!) {
    deleteReview(input: { id: $id }) {
      id
    }
  }
`)
