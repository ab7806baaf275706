import { eq } from 'drizzle-orm'
import type { ExtraCalls } from '../data-service/schema.ts'
import { stateCounts } from './state-counts.ts'
import { testimonial } from './testimonial.ts'
import { testimonials } from './testimonial-table.ts'

/** The calls about testimonials that are no model operation. */
export const testimonialCalls: ExtraCalls = {
  queries: stateCounts(testimonial, {
    approved: eq(testimonials.isApproved, true),
    pending: eq(testimonials.isApproved, false),
    featured: eq(testimonials.isFeatured, true),
  }),
}
