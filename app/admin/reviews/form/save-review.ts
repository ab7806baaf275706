import { href } from 'react-router'
import { houstonDate } from '#app/admin/record/calendar-date.ts'
import { saveRecord } from '#app/admin/record/save-record.ts'
import { CreateReview, UpdateReview } from '#app/admin/reviews/documents.ts'
import { getReview } from '#app/admin/reviews/get-review.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { reviewEntryWords as words } from '#content/en/admin-reviews.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { inputOf, reviewNames, valuesOf } from './review-values.ts'

/** The action of the form: stores a new review, or changes the one with this id. */
export function saveReview(
  { id, run }: { id: string | undefined; run: Run },
  sent: { request: Request; url: URL },
) {
  const find = async (stored: string) => {
    const found = await getReview(stored, run)
    return found.ok ? found.data : undefined
  }
  return saveRecord(
    {
      names: reviewNames,
      list: { address: reviewList.address, path: href('/admin/reviews') },
      gone: words.missing,
      id,
      create: (values) =>
        run(CreateReview, { input: { ...inputOf(values, houstonDate(new Date())), id: values.id || null } }),
      update: async (stored, values, condition) => {
        const before = await find(stored)
        const dateBefore = before ? valuesOf(before).date : ''
        return run(UpdateReview, { input: { ...inputOf(values, dateBefore), id: stored }, condition })
      },
      savedAt: async (stored) => (await find(stored))?.updatedAt,
      editPath: (stored) => href('/admin/reviews/:id/edit', { id: stored }),
    },
    sent,
  )
}
