import { approvalAddress } from '#app/admin/approval/approval.ts'
import { testimonialsWords } from '#words/admin-testimonials.ts'

/** The list of testimonials: its address and its words. */
export const testimonialList = { address: approvalAddress('testimonial'), words: testimonialsWords }
