import { href } from 'react-router'
import { exportWords as words } from '#content/en/admin-export.ts'
import { servicesContext } from '../../context.ts'
import { administratorContext } from '../administrator-context.ts'
import { stateFilters } from '../approval/approval-list.ts'
import { reviewList } from '../reviews/review-list.ts'
import type { Route } from './+types/reviews.ts'
import { allRows, batchSize } from './all-rows.ts'
import { beginExport } from './begin-export.ts'
import { ExportReviews } from './documents.ts'
import { csvAnswer } from './export-answer.ts'
import { spreadsheetTime } from './spreadsheet-time.ts'

const { columns } = words
const { address } = reviewList

const yesOrNo = (is: boolean | null) => (is ? words.yes : words.no)

/** The list of reviews, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { filter, search } = address.read(url.searchParams)
  await beginExport(args, `${href('/admin/reviews')}${address.path({ filter, search })}`, {
    subject: 'Review',
    filter,
    search,
  })
  const { run } = context.get(administratorContext)
  const asked = { filter: stateFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportReviews, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listReviews } : page
  }, context.get(servicesContext).log)
  async function* cells() {
    for await (const reviews of batches)
      yield reviews.map((review) => [
        spreadsheetTime(review.submittedAt),
        review.name,
        review.email ?? '',
        String(review.rating),
        review.title,
        review.comment,
        review.service ?? '',
        review.location ?? '',
        yesOrNo(review.isApproved),
        yesOrNo(review.isFeatured),
        yesOrNo(review.isVerified),
        String(review.helpfulCount),
      ])
  }
  return csvAnswer(
    words.files.reviews,
    [
      columns.received,
      columns.name,
      columns.email,
      columns.rating,
      columns.title,
      columns.comment,
      columns.service,
      columns.location,
      columns.approved,
      columns.featured,
      columns.verified,
      columns.helpful,
    ],
    cells(),
  )
}
