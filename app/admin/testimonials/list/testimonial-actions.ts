import { testimonialsWords } from '#content/en/admin-testimonials.ts'
import { approvalChanges, approvalFailures } from '../../approval/approval-actions.ts'
import { DeleteTestimonial, UpdateTestimonial } from '../documents.ts'

export const testimonialFailures = approvalFailures(testimonialsWords)

export const testimonialChanges = approvalChanges(
  (change, run) => run(UpdateTestimonial, change),
  (id, run) => run(DeleteTestimonial, { id }),
)
