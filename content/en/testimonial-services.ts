/** Service choices of a testimonial (specification section 3), which are also what people read. */
export const testimonialServices = [
  'Residential Locksmith',
  'Commercial Locksmith',
  'Automotive Locksmith',
  'Emergency Services',
  'Safe Services',
  'Access Control',
  'Door Services',
  'Security Cameras',
  'Other',
] as const
