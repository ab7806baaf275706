import { href } from 'react-router'
import type { ServiceLeaf } from 'schema-dts'
import { serviceWords } from '#content/en/services/all-services.ts'
import { structuredDataWords as words } from '#content/en/structured-data.ts'
import type { ServiceSlug } from '#content/services.ts'
import { theBusiness } from './business.ts'
import { dayAndNight } from './opening-hours.ts'
import { idOf, mention, type Site } from './site-address.ts'

/** The trade that a service page is about, with the work on its cards. */
export function serviceThing(site: Site, slug: ServiceSlug): ServiceLeaf {
  const { summary, cardsHeading, cards } = serviceWords[slug]
  const path = href('/services/:slug', { slug })
  return {
    '@type': 'Service',
    '@id': idOf.service(site, path),
    name: words.serviceTypes[slug],
    serviceType: words.serviceTypes[slug],
    description: summary,
    url: `${site.origin}${path}`,
    provider: theBusiness(site),
    areaServed: mention(idOf.area(site)),
    ...(slug === 'emergency' && { hoursAvailable: dayAndNight }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cardsHeading,
      itemListElement: Object.values(cards).map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  }
}
