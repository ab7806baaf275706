import { href } from 'react-router'
import type { GeoCircleLeaf, LocksmithLeaf, OfferLeaf } from 'schema-dts'
import { downtown } from '#app/drawings/houston-places.ts'
import logo from '#app/ui/icons/icon-512.png?url&no-inline'
import { layoutWords } from '#content/en/layout.ts'
import { structuredDataWords as words } from '#content/en/structured-data.ts'
import { serviceSlugs } from '#content/services.ts'
import { dayAndNight, openingHours } from './opening-hours.ts'
import { idOf, mention, type Site } from './site-address.ts'

const metersPerMile = 1609.344

/**
 * The business as one thing that every page speaks of. It has no street, because it comes to people, and no rating:
 * what we say about ourselves is not a review.
 */
export function business(site: Site): LocksmithLeaf {
  const { profile, origin } = site
  return {
    '@type': 'Locksmith',
    '@id': idOf.business(site),
    name: profile.name,
    url: `${origin}/`,
    slogan: profile.tagline,
    description: layoutWords.footer.blurb,
    image: `${origin}/share/home.png`,
    logo: `${origin}${logo}`,
    telephone: [profile.dispatch.e164, profile.office.e164],
    email: profile.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality(profile.city),
      addressRegion: words.region,
      addressCountry: words.country,
    },
    areaServed: [{ '@type': 'City', name: locality(profile.city) }, serviceArea(site)],
    openingHoursSpecification: openingHours(profile.fieldHours),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: words.contactTypes.dispatch,
        telephone: profile.dispatch.e164,
        hoursAvailable: dayAndNight,
      },
      {
        '@type': 'ContactPoint',
        contactType: words.contactTypes.office,
        telephone: profile.office.e164,
        hoursAvailable: openingHours(profile.officeHours),
      },
    ],
    foundingDate: String(profile.since),
    priceRange: words.priceRange(profile.serviceCall),
    hasCredential: profile.licenses.map(({ number, covers }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: words.license.category,
      identifier: number,
      description: covers,
      recognizedBy: { '@type': 'GovernmentOrganization', name: words.license.authority },
    })),
    ...(profile.affiliations.length > 0 && {
      memberOf: profile.affiliations.map((name) => ({ '@type': 'Organization', name })),
    }),
    makesOffer: serviceSlugs.map((slug): OfferLeaf => {
      const path = href('/services/:slug', { slug })
      return {
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': idOf.service(site, path),
          name: words.serviceTypes[slug],
          url: `${origin}${path}`,
        },
      }
    }),
  }
}

/** As far from downtown as the vans drive. */
function serviceArea(site: Site): GeoCircleLeaf {
  const [longitude, latitude] = downtown
  return {
    '@type': 'GeoCircle',
    '@id': idOf.area(site),
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: Math.round(site.profile.radiusMiles.service * metersPerMile),
  }
}

/** Whoever offers or publishes something, where the business itself stands in the same graph. */
export const theBusiness = (site: Site) => mention(idOf.business(site))

/** "Houston" of "Houston, Texas". */
const locality = (city: string) => city.split(',')[0]?.trim() || city
