import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { testimonialsWords } from '#words/panel/approval/testimonials.ts'

/** Not in testimonial-data.ts: with it, a browser would load what the form's action needs for each list. */
export const testimonialList = defineApprovalList({
  ...rowsOf.Testimonial,
  words: testimonialsWords,
})
