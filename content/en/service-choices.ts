import type { ServiceSlug } from '#content/services.ts'

/** The service pages by their short names, for menus, trails and lists. */
export const serviceLabels: Readonly<Record<ServiceSlug, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  automobile: 'Automobile',
  emergency: 'Emergency',
  'access-control': 'Access control',
  'door-services': 'Door services',
  safe: 'Safe',
  surveillance: 'Surveillance',
}

/** Quote service values (specification section 3) and what people read for each. */
export const quoteServiceLabels = {
  automotive: 'Automotive',
  residential: 'Residential',
  commercial: 'Commercial',
  safes: 'Safes',
  'access-control': 'Access control',
  surveillance: 'Surveillance',
} as const

export type QuoteService = keyof typeof quoteServiceLabels

export const quoteServices = Object.keys(quoteServiceLabels) as [QuoteService, ...QuoteService[]]

/** The label of a stored value; a value from an older list is shown as it is. */
export const serviceLabel = (service: string): string =>
  (quoteServiceLabels as Record<string, string>)[service] ?? service

/** Service values of the contact form (specification section 3) and what people read for each. */
export const contactServiceLabels = {
  emergency: 'Emergency lockout',
  automotive: 'Automotive',
  residential: 'Residential',
  commercial: 'Commercial',
  safes: 'Safes',
  'access-control': 'Access control',
  surveillance: 'Surveillance',
  other: 'Something else',
} as const

type ContactService = keyof typeof contactServiceLabels

export const contactServices = Object.keys(contactServiceLabels) as [ContactService, ...ContactService[]]

/** The label of a stored value; a value from an older list is shown as it is. */
export const contactServiceLabel = (service: string): string =>
  (contactServiceLabels as Record<string, string>)[service] ?? service

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
