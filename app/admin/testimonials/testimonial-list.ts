import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { testimonialsWords } from '#words/admin-testimonials.ts'

/** The list of testimonials, declared. */
export const testimonialList = defineApprovalList({
  ...rowsOf.Testimonial,
  model: 'Testimonial',
  words: testimonialsWords,
})
