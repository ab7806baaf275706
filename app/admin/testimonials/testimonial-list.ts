import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { testimonialsWords } from '#words/panel/approval/testimonials.ts'

export const testimonialList = defineApprovalList({
  ...rowsOf.Testimonial,
  words: testimonialsWords,
})
