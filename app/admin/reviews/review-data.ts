import { href } from 'react-router'
import { approvalControls } from '#app/admin/approval/approval-record.ts'
import { type RecordValues, recordForm } from '#app/admin/form/record-action.ts'
import { maybeEmpty, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate, midnightUtc } from '#app/ui/dates.ts'
import { isDay, momentOf } from '#content/time/clocks.ts'
import { reviewEntryWords as words } from '#words/panel/approval/review-form.ts'
import { reviewList } from './review-list.ts'

const controls = recordControls({
  ...approvalControls,
  email: maybeEmpty,
  location: optional,
  title: required,
  reply: maybeEmpty,
  isVerified: tick,
})

export type ReviewValues = RecordValues<(typeof controls.names)[number] | 'date'>

/** A review keeps its time of day unless its date is changed, then it is of noon. */
const submittedAtIn = ({ date }: ReviewValues, before: Pick<ReviewValues, 'date'>, timeZone: string) =>
  date && date !== before.date
    ? { submittedAt: isDay(date) ? momentOf(date, '12:00', timeZone).toISOString() : midnightUtc(date) }
    : {}

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

const reviewInTable = graphql(
  `
    fragment ReviewInTable on Review @_unmask {
      ...ReviewInForm
      approvedAt
      repliedAt
      suspiciousReasons: quarantineReasons
      deliveries {
        ...DeliveryOnRow
      }
    }
  `,
  [reviewInForm, deliveryOnRow],
)

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

const ReadReview = graphql(
  `
    query AdminReadReview($id: ID!) {
      row: getReview(id: $id) {
        ...ReviewInForm
      }
    }
  `,
  [reviewInForm],
)

const CreateReview = graphql(`
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

export const reviewForm = recordForm({
  names: [...controls.names, 'date'],
  list: reviewList,
  gone: words.missing,
  editPath: (id) => href('/admin/reviews/:id/edit', { id }),
  read: ReadReview,
  create: CreateReview,
  update: UpdateReview,
  empty: (id, today) => ({ ...controls.empty(id), date: today }),
  toValues: (stored, timeZone) => ({
    ...controls.toValues(stored),
    date: isoDate(stored.submittedAt, timeZone),
  }),
  toInput: (values, before, timeZone) => ({
    ...controls.toInput(values),
    ...submittedAtIn(values, before, timeZone),
  }),
})
