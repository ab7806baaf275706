import { href } from 'react-router'
import { defineApprovalList } from '#app/admin/approval/approval.ts'
import { testimonialsWords } from '#content/en/admin-testimonials.ts'

export const testimonialList = defineApprovalList({
  row: 'testimonial',
  path: href('/admin/testimonials'),
  words: testimonialsWords,
})
