import type {
  BreadcrumbListLeaf,
  CityLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  ListItemLeaf,
  LocksmithLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  Thing,
  WebPage,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { downtown, streetMapPage } from '#app/drawings/houston-places.ts'
import { href } from '#app/site/href.ts'
import { pagesAbove, type Trail } from '#app/site/parts/page-hero.tsx'
import logo from '#app/ui/icons/icon-512.png?url&no-inline'
import {
  answersDayAndNight,
  type BusinessProfile,
  daysBetween,
  isInBuiltInPlace,
  type OpeningHours,
} from '#content/business-profile.ts'
import { weekdays } from '#content/clocks.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { placeOf } from '#content/us-states.ts'
import { factsOf } from '#words/facts.ts'
import { layoutWords } from '#words/layout.ts'
import { locale } from '#words/locale.ts'
import { structuredDataWords } from '#words/structured-data.ts'

/** Whose site this is, and the origin under which people know it. */
export type Site = Readonly<{ profile: BusinessProfile; origin: string }>

/** Names by which the things of the graph mention each other, on whichever page they stand. */
export const idOf = {
  business: ({ origin }: Site) => `${origin}/#business`,
  website: ({ origin }: Site) => `${origin}/#website`,
  area: ({ origin }: Site) => `${origin}/#area`,
  blog: ({ origin }: Site) => `${origin}${href('/blog')}#blog`,
  page: ({ origin }: Site, path: string) => `${origin}${path}#page`,
  trail: ({ origin }: Site, path: string) => `${origin}${path}#trail`,
  service: ({ origin }: Site, path: string) => `${origin}${path}#service`,
  post: ({ origin }: Site, path: string) => `${origin}${path}#post`,
} as const

/** A reference to a thing that is described elsewhere in the graph (JSON-LD). */
export const referenceTo = (id: string) => ({ '@id': id })

/** What sort of page it is, in schema.org's words. */
type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'

export type GraphOfPage = Readonly<{
  title: string
  description: string
  path: string
  /** Absolute address of its image for sharing. */
  imageUrl: string
  kind?: PageKind
  trail?: Trail
  /** What the page is about: a service, a post, its questions. The business itself where nothing is named. */
  subject?: NonNullable<WebPageLeaf['mainEntity']>
}>

/** Everything that a page says to machines: the business, the site, the page in it, and what the page is about. */
export function pageGraph(site: Site, page: GraphOfPage) {
  const { title, description, path, imageUrl, kind = 'WebPage', trail, subject } = page
  const address = `${site.origin}${path}`
  const webPage: Exclude<WebPage, string> = {
    '@type': kind,
    '@id': idOf.page(site, path),
    url: address,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: referenceTo(idOf.website(site)),
    primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl, width: '1200', height: '630' },
    ...(trail && { breadcrumb: referenceTo(idOf.trail(site, path)) }),
    mainEntity: subject ?? businessReference(site),
  }
  const things: Thing[] = [business(site), website(site), webPage]
  if (trail) things.push(breadcrumbs(site, path, trail))
  return { '@context': 'https://schema.org', '@graph': things }
}

function website(site: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': idOf.website(site),
    url: `${site.origin}/`,
    name: site.profile.name,
    inLanguage: locale,
    publisher: businessReference(site),
  }
}

function breadcrumbs(site: Site, path: string, trail: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf.trail(site, path),
    itemListElement: [...pagesAbove(trail, factsOf(site.profile)), { label: trail.here, href: path }].map(
      ({ label, href }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: { '@type': 'WebPage', '@id': `${site.origin}${href}` },
      }),
    ),
  }
}

const metersPerMile = 1609.344

/**
 * The business as one thing that every page speaks of. It has no street, because it comes to people, and no rating:
 * what we say about ourselves is not a review.
 */
function business(site: Site): LocksmithLeaf {
  const { profile, origin } = site
  const facts = factsOf(profile)
  const words = wordsFor(structuredDataWords, facts)
  const { locality, region } = placeOf(profile.city)
  const answeringHours = answersDayAndNight(profile) ? dayAndNight : openingHours(profile.fieldHours)
  const links = linksIn([...profile.affiliations, profile.rating.source])
  return {
    '@type': 'Locksmith',
    '@id': idOf.business(site),
    name: profile.name,
    url: `${origin}/`,
    slogan: profile.tagline,
    description: wordsFor(layoutWords, facts).footer.blurb,
    image: `${origin}/share/home.png`,
    logo: `${origin}${logo}`,
    telephone: [profile.dispatch.e164, profile.office.e164],
    email: profile.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      ...(region && { addressRegion: region, addressCountry: words.country }),
    },
    ...(isInBuiltInPlace(profile) && { geo: middle, hasMap: streetMapPage }),
    areaServed: areaServed(site),
    openingHoursSpecification: answeringHours,
    department: departments(site),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: words.contactTypes.dispatch,
        telephone: profile.dispatch.e164,
        hoursAvailable: answeringHours,
      },
      {
        '@type': 'ContactPoint',
        contactType: words.contactTypes.office,
        telephone: profile.office.e164,
        hoursAvailable: openingHours(profile.officeHours),
      },
    ],
    foundingDate: String(profile.since),
    priceRange: words.priceRange,
    paymentAccepted: words.paymentAccepted,
    knowsLanguage: locale,
    ...(links.length > 0 && { sameAs: links }),
    hasCredential: profile.licenses.map(({ number, covers }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: words.license.category,
      identifier: number,
      description: covers,
      ...(region === 'TX' && {
        recognizedBy: { '@type': 'GovernmentOrganization', name: words.license.authority },
      }),
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

/** Booked work and the office keep hours, while the call of an emergency is answered. */
function departments(site: Site): LocksmithLeaf[] {
  const { dispatch, office, fieldHours, officeHours } = site.profile
  const { departments } = wordsFor(structuredDataWords, factsOf(site.profile))
  const department = (called: string, line: BusinessProfile['office'], hours: readonly OpeningHours[]) =>
    ({
      '@type': 'Locksmith',
      name: called,
      telephone: line.e164,
      openingHoursSpecification: openingHours(hours),
    }) as const
  return [
    department(departments.field, dispatch, fieldHours),
    department(departments.office, office, officeHours),
  ]
}

/** The middle of where the vans drive. */
const middle: GeoCoordinatesLeaf = {
  '@type': 'GeoCoordinates',
  latitude: downtown[1],
  longitude: downtown[0],
}

/** The city, and as far from its middle as the vans drive where we know the middle. The widest has the name of the area. */
function areaServed(site: Site): (CityLeaf | GeoCircleLeaf)[] {
  const area = { '@id': idOf.area(site) }
  const { locality: name } = placeOf(site.profile.city)
  if (!isInBuiltInPlace(site.profile)) return [{ '@type': 'City', ...area, name }]
  const geoRadius = Math.round(site.profile.radiusMiles.service * metersPerMile)
  return [
    { '@type': 'City', name },
    { '@type': 'GeoCircle', ...area, geoMidpoint: middle, geoRadius },
  ]
}

const linksIn = (facts: readonly string[]): string[] =>
  facts.flatMap((fact) => fact.match(/https:\/\/[^\s,;]+/g) ?? [])

/** Refers to the business, which stands in the same graph. */
export const businessReference = (site: Site) => referenceTo(idOf.business(site))

/** Opening hours as schema.org writes them: each run of days spelled out. */
export function openingHours(hours: readonly OpeningHours[]): OpeningHoursSpecificationLeaf[] {
  return hours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(from, to),
    opens,
    closes,
  }))
}

/** Day and night, as search engines expect it to be said. */
export const dayAndNight: OpeningHoursSpecificationLeaf = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '00:00',
  closes: '23:59',
}
