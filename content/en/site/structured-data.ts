import type { PaymentMethod } from '#content/profile/business-profile.ts'
import type { ServiceSlug } from '#content/services.ts'
import { either, texts } from '#content/texts.ts'

export const structuredDataWords = texts({
  country: 'US',
  departments: {
    field: '{company}, booked work',
    office: '{company}, office',
  },
  payment: {
    card: 'Credit card, Debit card',
    cash: 'Cash',
    check: 'Check',
    transfer: 'Bank transfer',
  } satisfies Record<Exclude<PaymentMethod, 'invoice'>, string>,
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
  priceRange: either(
    'Service calls from {homePrice} (home) and {businessPrice} (business)',
    'Service calls from {homePrice} (home)',
    'Service calls from {businessPrice} (business)',
  ),
  license: { category: 'license' },
  contactTypes: {
    dispatch: either('emergency{does-emergency}', 'customer service'),
    office: 'customer service',
  },
  /** An author with one of these in the name is no single person. */
  crews: ['crew', 'team'],
})
