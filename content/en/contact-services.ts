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

export type ContactService = keyof typeof contactServiceLabels

export const contactServices = Object.keys(contactServiceLabels) as [ContactService, ...ContactService[]]

/** The label of a stored value; a value from an older list is shown as it is. */
export const contactServiceLabel = (service: string): string =>
  (contactServiceLabels as Record<string, string>)[service] ?? service
