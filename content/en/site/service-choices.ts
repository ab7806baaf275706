import type { ContactService, QuoteService, ReviewService, ServiceSlug } from '#content/services.ts'

export const serviceLabels: Readonly<Record<ServiceSlug, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  automobile: 'Automotive',
  emergency: 'Emergency',
  'access-control': 'Access control',
  'door-services': 'Door services',
  safe: 'Safe',
  surveillance: 'Surveillance',
}

/** By own names only: `__proto__` is one that every object has. */
export const labelIn = (labels: Readonly<Record<string, string>>, service: string): string =>
  (Object.hasOwn(labels, service) ? labels[service] : undefined) ?? service

export const quoteServiceLabels: Readonly<Record<QuoteService, string>> = {
  automotive: 'Automotive',
  residential: 'Residential',
  commercial: 'Commercial',
  safes: 'Safes',
  'access-control': 'Access control',
  surveillance: 'Surveillance',
}

/** The label of a stored value; a value from an older list is shown as it is. */
export const serviceLabel = (service: string): string => labelIn(quoteServiceLabels, service)

export const contactServiceLabels: Readonly<Record<ContactService, string>> = {
  emergency: 'Emergency lockout',
  automotive: 'Automotive',
  residential: 'Residential',
  commercial: 'Commercial',
  safes: 'Safes',
  'access-control': 'Access control',
  surveillance: 'Surveillance',
  other: 'Something else',
}

export const contactServiceLabel = (service: string): string => labelIn(contactServiceLabels, service)

const about: Readonly<Record<ContactService, string>> = {
  emergency: 'about an emergency lockout',
  automotive: 'about a car',
  residential: 'about your home',
  commercial: 'about your business',
  safes: 'about a safe',
  'access-control': 'about access control',
  surveillance: 'about cameras',
  other: 'about something else',
}

/** What a request is about, in a sentence; nothing of a value from an older list. */
export const aboutService = (service: string): string => (about as Record<string, string>)[service] ?? ''

const reviewServiceLabels: Readonly<Record<ReviewService, string>> = {
  Automotive: 'Automotive',
  Residential: 'Residential',
  Commercial: 'Commercial',
  Safes: 'Safes',
  'Access Control': 'Access Control',
  Surveillance: 'Surveillance',
  Emergency: 'Emergency',
}

export const reviewServiceLabel = (service: string): string => labelIn(reviewServiceLabels, service)
