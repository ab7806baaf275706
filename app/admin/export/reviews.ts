import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { stateFilters } from '#app/admin/approval/approval.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { servicesContext } from '#app/context.ts'
import { exportWords as words } from '#words/admin-lists.ts'
import type { Route } from './+types/reviews.ts'
import { type Column, csvResponse, spreadsheetTime } from './csv.ts'
import { type ExportedReview, ExportReviews } from './documents.ts'
import { allRows, batchSize, beginExport } from './list-export.ts'

const { columns: titles } = words

const yesOrNo = (is: boolean | null) => (is ? words.yes : words.no)

const columns: readonly Column<ExportedReview>[] = [
  [titles.received, (review) => spreadsheetTime(review.submittedAt)],
  [titles.name, (review) => review.name],
  [titles.email, (review) => review.email ?? ''],
  [titles.rating, (review) => String(review.rating)],
  [titles.title, (review) => review.title],
  [titles.comment, (review) => review.comment],
  [titles.service, (review) => review.service ?? ''],
  [titles.location, (review) => review.location ?? ''],
  [titles.approved, (review) => yesOrNo(review.isApproved)],
  [titles.featured, (review) => yesOrNo(review.isFeatured)],
  [titles.verified, (review) => yesOrNo(review.isVerified)],
  [titles.helpful, (review) => String(review.helpfulCount)],
]

/** The list of reviews, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const list = { subject: 'Review', path: href('/admin/reviews'), address: reviewList.address } as const
  const { filter, search } = await beginExport(args, list)
  const { run } = args.context.get(administratorContext)
  const asked = { filter: stateFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportReviews, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listReviews } : page
  }, args.context.get(servicesContext).log)
  return csvResponse(words.files.reviews, columns, batches)
}
