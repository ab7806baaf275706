import type { Answer, Run } from '#server/data-service/in-process.ts'
import { GetTestimonial, type Testimonial } from './documents.ts'

/** A testimonial by its id; null when there is none. */
export async function getTestimonial(id: string, run: Run): Promise<Answer<Testimonial | null>> {
  const found = await run(GetTestimonial, { id })
  return found.ok ? { ok: true, data: found.data.getTestimonial } : found
}
