import { href } from 'react-router'
import {
  approvalInput,
  approvalNames,
  approvalValues,
  emptyApproval,
} from '#app/admin/approval/approval-record.ts'
import { type RecordForm, type RecordValues, ticked } from '#app/admin/form/record-action.ts'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isoDate, midnightUtc } from '#app/ui/dates.ts'
import { isDay, momentOf } from '#content/time/clocks.ts'
import { reviewEntryWords as words } from '#words/panel/approval/review-form.ts'
import { reviewList } from './review-list.ts'

const reviewNames = [...approvalNames, 'email', 'location', 'title', 'reply', 'isVerified'] as const

export type ReviewValues = RecordValues<(typeof reviewNames)[number]>

export const emptyReviewValues = (id: string, today: string): ReviewValues => ({
  ...emptyApproval(id, today),
  email: '',
  location: '',
  title: '',
  reply: '',
  isVerified: '',
})

export const reviewValues = (stored: ReviewInForm, timeZone: string): ReviewValues => ({
  ...approvalValues(stored, isoDate(stored.submittedAt, timeZone)),
  email: stored.email ?? '',
  location: stored.location ?? '',
  title: stored.title,
  reply: stored.reply ?? '',
  isVerified: ticked(stored.isVerified),
})

/** A review keeps its time of day unless its date is changed, then it is of noon. */
export const reviewInput = (values: ReviewValues, before: Pick<ReviewValues, 'date'>, timeZone: string) => ({
  ...approvalInput(values),
  ...(values.date &&
    values.date !== before.date && {
      submittedAt: isDay(values.date)
        ? momentOf(values.date, '12:00', timeZone).toISOString()
        : midnightUtc(values.date),
    }),
  email: values.email,
  location: values.location || null,
  title: values.title,
  reply: values.reply,
  isVerified: values.isVerified !== '',
})

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

type ReviewInForm = ResultOf<typeof reviewInForm>

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

export const reviewForm: RecordForm<
  (typeof reviewNames)[number],
  ReviewInForm,
  ReturnType<typeof reviewInput>
> = {
  names: reviewNames,
  list: reviewList,
  gone: words.missing,
  editPath: (id) => href('/admin/reviews/:id/edit', { id }),
  read: ReadReview,
  create: CreateReview,
  update: UpdateReview,
  empty: emptyReviewValues,
  toValues: reviewValues,
  toInput: reviewInput,
}
