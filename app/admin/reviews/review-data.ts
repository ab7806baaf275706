import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type RecordActionArgs, type RecordValues, saveRecord } from '#app/admin/form/record-action.ts'
import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { isDate, isoDate } from '#app/ui/dates.ts'
import { momentOf } from '#content/clocks.ts'
import { reviewEntryWords as words } from '#words/admin-review-form.ts'
import { reviewList } from './review-list.ts'

/** The action of the form: stores a new review, or changes the one with this id. */
export async function saveReview(args: RecordActionArgs, id: string | undefined) {
  const { run } = args.context.get(staffContext)
  const timeZone = await readTimeZone(run)
  const find = async (stored: string) => {
    const found = await run(ReadReview, { id: stored })
    return found.ok ? found.value.row : undefined
  }
  return saveRecord(
    {
      names: reviewNames,
      list: reviewList,
      gone: words.missing,
      id,
      create: (values) =>
        run(CreateReview, {
          input: { ...reviewInput(values, isoDate(new Date(), timeZone), timeZone), id: values.id || null },
        }),
      update: async (stored, values, condition) => {
        const before = await find(stored)
        const dateBefore = before ? reviewValues(before, timeZone).date : ''
        return run(UpdateReview, {
          input: { ...reviewInput(values, dateBefore, timeZone), id: stored },
          condition,
        })
      },
      savedAt: async (stored) => (await find(stored))?.updatedAt,
      editPath: (stored) => href('/admin/reviews/:id/edit', { id: stored }),
    },
    args,
  )
}

const reviewNames = [
  'name',
  'email',
  'location',
  'service',
  'date',
  'rating',
  'title',
  'comment',
  'reply',
  'isApproved',
  'isFeatured',
  'isVerified',
] as const

/** What stands in the form of a review. */
export type ReviewValues = RecordValues<(typeof reviewNames)[number]>

/** Five stars, today's date, nothing ticked. */
export const emptyReview = (now: Date, id: string, timeZone: string): ReviewValues => ({
  id,
  name: '',
  email: '',
  location: '',
  service: '',
  date: isoDate(now, timeZone),
  rating: '5',
  title: '',
  comment: '',
  reply: '',
  isApproved: '',
  isFeatured: '',
  isVerified: '',
})

/** A stored review as the form shows it. */
export const reviewValues = (stored: ReviewInForm, timeZone: string): ReviewValues => ({
  id: stored.id,
  name: stored.name,
  email: stored.email ?? '',
  location: stored.location ?? '',
  service: stored.service ?? '',
  date: isoDate(stored.submittedAt, timeZone),
  rating: String(stored.rating),
  title: stored.title,
  comment: stored.comment,
  reply: stored.reply ?? '',
  isApproved: stored.isApproved ? 'yes' : '',
  isFeatured: stored.isFeatured ? 'yes' : '',
  isVerified: stored.isVerified ? 'yes' : '',
})

/**
 * The call's input; what is wrong with it is the data service's to say. A review keeps its time of day unless its
 * date is changed, then it is of noon: `dateBefore` is the date it had.
 */
export const reviewInput = (values: ReviewValues, dateBefore: string, timeZone: string) => ({
  name: values.name,
  email: values.email,
  location: values.location || null,
  service: values.service || null,
  ...(isDate(values.date) &&
    values.date !== dateBefore && {
      submittedAt: momentOf(values.date, '12:00', timeZone).toISOString(),
    }),
  rating: Number.parseInt(values.rating, 10) || 0,
  title: values.title,
  comment: values.comment,
  reply: values.reply,
  isApproved: values.isApproved !== '',
  isFeatured: values.isFeatured !== '',
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

/** A review as its form shows it. */
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

/** A review as its row shows it. */
export type ReviewInTable = ResultOf<typeof reviewInTable>

/** One page of reviews as the table shows them. */
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

/** One review as the table shows it. */
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

/** One review as its form shows it. */
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

const CreateReview = graphql(`
  mutation AdminCreateReview($input: CreateReviewInput!) {
    saved: createReview(input: $input) {
      id
    }
  }
`)

/** Saves a review, if it is still as `condition` says. */
export const UpdateReview = graphql(`
  mutation AdminUpdateReview($input: UpdateReviewInput!, $condition: ModelReviewFilterInput) {
    saved: updateReview(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

/** Moves a review to the trash. */
export const DeleteReview = graphql(`
  mutation AdminDeleteReview($id: ID!) {
    deleteReview(input: { id: $id }) {
      id
    }
  }
`)
