import { href } from 'react-router'
import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { testimonialsWords } from '#words/admin-testimonials.ts'

export const testimonialList = defineApprovalList({
  row: 'testimonial',
  path: href('/admin/testimonials'),
  model: 'Testimonial',
  words: testimonialsWords,
})
