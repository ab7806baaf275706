import { testimonialsWords } from '#content/en/admin-testimonials.ts'
import { approvalAddress } from '../approval/approval-list.ts'

/** The list of testimonials: its address and its words. */
export const testimonialList = { address: approvalAddress('testimonial'), words: testimonialsWords }
