/** Service values of the review form (specification section 3), which are also what people read. */
export const reviewServices = [
  'Automotive',
  'Residential',
  'Commercial',
  'Safes',
  'Access Control',
  'Surveillance',
  'Emergency',
] as const

export type ReviewService = (typeof reviewServices)[number]
