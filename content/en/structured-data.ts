import type { BusinessProfile } from '#content/business-profile.ts'
import type { ServiceSlug } from '#content/services.ts'

/** What search engines are told about the business beside the words that stand on its pages. */
export const structuredDataWords = {
  country: 'US',
  region: 'TX',
  /** How each trade is called by those who search for it. */
  serviceTypes: {
    residential: 'Residential locksmith',
    commercial: 'Commercial locksmith',
    automobile: 'Automotive locksmith',
    emergency: 'Emergency locksmith',
    'access-control': 'Access control installation',
    'door-services': 'Door repair and installation',
    safe: 'Safe opening and repair',
    surveillance: 'Security camera installation',
  } satisfies Record<ServiceSlug, string>,
  priceRange: ({ residential, commercial }: BusinessProfile['serviceCall']) =>
    `Service calls from ${residential} (home) and ${commercial} (business)`,
  license: {
    category: 'license',
    authority: 'Texas Department of Public Safety, Private Security Program',
  },
  contactTypes: { dispatch: 'emergency', office: 'customer service' },
  /** Posts that nobody signs alone. */
  isWrittenByCrew: (author: string) => /\b(?:crew|team)\b/i.test(author),
}
