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
