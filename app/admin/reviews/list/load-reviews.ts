import { type ApprovalQuery, stateFilters } from '#app/admin/approval/approval-list.ts'
import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import { GetReview, ListReviews, type ReviewInTable } from '#app/admin/reviews/documents.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'

/** Everything the list of reviews shows of the store. */
export async function loadReviews(
  query: ApprovalQuery,
  run: Run,
): Promise<Answer<LoadedList<ReviewInTable>>> {
  const listed = await run(ListReviews, { filter: stateFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  return loadedList(listed.data.listReviews, query, async (id) => {
    const found = await run(GetReview, { id })
    return found.ok ? { ok: true, data: found.data.getReview } : found
  })
}
