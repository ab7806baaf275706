import { reviewList } from '#app/admin/reviews/review-list.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/reviews.ts'
import { type CsvColumn, exportList, spreadsheetTime } from './csv.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

const ExportReviews = graphql(`
  query AdminExportReviews($filter: ModelReviewFilterInput, $search: String, $limit: Int, $after: String) {
    page: listReviews(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        name
        email
        rating
        title
        comment
        service
        location
        isApproved
        isFeatured
        isVerified
        helpfulCount
        submittedAt
      }
      nextToken
    }
  }
`)

const { columns: titles } = words

const yesOrNo = (is: boolean | null) => (is ? words.yes : words.no)

const columns: readonly CsvColumn<RowOf<typeof ExportReviews>>[] = [
  [titles.received, (review, timeZone) => spreadsheetTime(review.submittedAt, timeZone)],
  [titles.name, (review) => review.name],
  [titles.email, (review) => review.email ?? ''],
  [titles.rating, (review) => String(review.rating)],
  [titles.title, (review) => review.title],
  [titles.comment, (review) => review.comment],
  [titles.service, (review) => reviewServiceLabel(review.service ?? '')],
  [titles.location, (review) => review.location ?? ''],
  [titles.approved, (review) => yesOrNo(review.isApproved)],
  [titles.featured, (review) => yesOrNo(review.isFeatured)],
  [titles.verified, (review) => yesOrNo(review.isVerified)],
  [titles.helpful, (review) => String(review.helpfulCount)],
]

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: reviewList,
    subject: 'Review',
    page: ExportReviews,
    columns,
    name: words.files.reviews,
  })
