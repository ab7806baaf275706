import { href } from 'react-router'
import { approvalControls } from '#app/admin/approval/approval-record.ts'
import { type RecordValues, recordForm } from '#app/admin/form/record-action.ts'
import { maybeEmpty, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { modelDocuments } from '#app/admin/records/model-documents.ts'
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

export const reviewDocuments = modelDocuments(reviewInTable)

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

export const reviewForm = recordForm({
  ...reviewDocuments,
  names: [...controls.names, 'date'],
  list: reviewList,
  gone: words.missing,
  editPath: (id) => href('/admin/reviews/:id/edit', { id }),
  row: ReadReview,
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
