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
