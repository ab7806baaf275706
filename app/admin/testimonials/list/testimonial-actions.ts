import { approvalChanges, approvalFailures } from '#app/admin/approval/approval-actions.ts'
import { DeleteTestimonial, UpdateTestimonial } from '#app/admin/testimonials/documents.ts'
import { testimonialsWords } from '#content/en/admin-testimonials.ts'

export const testimonialFailures = approvalFailures(testimonialsWords)

export const testimonialChanges = approvalChanges(
  (change, run) => run(UpdateTestimonial, change),
  (id, run) => run(DeleteTestimonial, { id }),
)
