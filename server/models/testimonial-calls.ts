import type { ExtraCalls } from '#server/data-service/schema.ts'
import { stateCounts } from './state-counts.ts'
import { testimonial } from './testimonial.ts'

/** The calls about testimonials that are no model operation. */
export const testimonialCalls: ExtraCalls = {
  queries: stateCounts(testimonial, ['approved', 'pending', 'featured']),
}
