import { type ApprovalQuery, stateFilters } from '#app/admin/approval/approval-list.ts'
import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import { ListTestimonials, type Testimonial } from '#app/admin/testimonials/documents.ts'
import { getTestimonial } from '#app/admin/testimonials/get-testimonial.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'

/** Everything the list of testimonials shows of the store. */
export async function loadTestimonials(
  query: ApprovalQuery,
  run: Run,
): Promise<Answer<LoadedList<Testimonial>>> {
  const listed = await run(ListTestimonials, { filter: stateFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  return loadedList(listed.data.listTestimonials, query, (id) => getTestimonial(id, run))
}
