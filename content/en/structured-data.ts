import type { ServiceSlug } from '#content/services.ts'
import { texts } from '#content/texts.ts'
import { paymentAccepted } from './faq.ts'

/** What search engines are told about the business beside the words that stand on its pages. */
export const structuredDataWords = texts({
  country: 'US',
  /** Parts of the business that have hours of their own. */
  departments: {
    field: '{company}, booked work',
    office: '{company}, office',
  },
  paymentAccepted: paymentAccepted.join(', '),
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
  priceRange: 'Service calls from {homePrice} (home) and {businessPrice} (business)',
  license: {
    category: 'license',
    /** Of Texas; who licenses elsewhere, the profile does not know. */
    authority: 'Texas Department of Public Safety, Private Security Program',
  },
  contactTypes: { dispatch: 'emergency', office: 'customer service' },
  /** An author with one of these in the name is no single person. */
  crews: ['crew', 'team'],
})
