import type { Answer, Run } from '#server/data-service/in-process.ts'
import { ReadReview, type ReviewInForm } from './documents.ts'

/** A review by its id, as its form shows it; null when there is none. */
export async function getReview(id: string, run: Run): Promise<Answer<ReviewInForm | null>> {
  const found = await run(ReadReview, { id })
  return found.ok ? { ok: true, data: found.data.getReview } : found
}
