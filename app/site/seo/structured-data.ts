import type {
  BreadcrumbListLeaf,
  CityLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  ListItemLeaf,
  LocksmithLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  StateLeaf,
  Thing,
  WebPage,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { address } from '#app/address.ts'
import { enteredInSentence } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { pagesAbove, type Trail } from '#app/site/parts/page-hero.tsx'
import { streetMapOf } from '#app/site/parts/street-map.ts'
import { logoPath } from '#app/ui/firm-icons.ts'
import {
  associationOf,
  type BusinessProfile,
  type Place,
  type ProfileLine,
  type SiteProfile,
} from '#content/profile/business-profile.ts'
import { extensionOf } from '#content/profile/phone-line.ts'
import { servicesOf } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { clockAt, weekdays } from '#content/time/clocks.ts'
import { closedDatesFrom, daysBetween, type OpeningHours } from '#content/time/opening-hours.ts'
import { stateNames } from '#content/us-states.ts'
import { speechOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import { layoutWords } from '#words/site/layout.ts'
import { structuredDataWords } from '#words/site/structured-data.ts'

/** `languages`: those that the business speaks. */
export type Site = Readonly<{
  profile: SiteProfile
  origin: string
  languages: readonly Readonly<{ code: string }>[]
}>

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

export const referenceTo = (id: string) => ({ '@id': id })

type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'

/**
 * `imageUrl`: absolute, for sharing. `subject`: what the page is about, such as a service, a post or its questions; the business
 * itself where nothing is named.
 */
export type GraphOfPage = Readonly<{
  title: string
  description: string | undefined
  path: string
  imageUrl: string
  kind?: PageKind
  trail?: Trail
  subject?: NonNullable<WebPageLeaf['mainEntity']>
}>

export function pageGraph(site: Site, page: GraphOfPage) {
  const { title, description, path, imageUrl, kind = 'WebPage', trail, subject } = page
  const address = `${site.origin}${path}`
  const webPage: Exclude<WebPage, string> = {
    '@type': kind,
    '@id': idOf.page(site, path),
    url: address,
    name: title,
    ...described(description),
    inLanguage: locale,
    isPartOf: referenceTo(idOf.website(site)),
    primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl, width: '1200', height: '630' },
    ...(trail && { breadcrumb: referenceTo(idOf.trail(site, path)) }),
    mainEntity: subject ?? businessReference(site),
  }
  const things: Thing[] = [subject ? business(site) : wholeBusiness(site), website(site), webPage]
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
    itemListElement: [...pagesAbove(trail, speechOf(site.profile)), { label: trail.here, href: path }].map(
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

/** The business as one thing that every page speaks of: who and where it is. Pages about it say the rest. */
function business(site: Site): LocksmithLeaf {
  const { profile, origin } = site
  const words = wordsFor(structuredDataWords, speechOf(profile))
  const { place, dispatch, office } = profile
  return {
    '@type': 'Locksmith',
    '@id': idOf.business(site),
    name: profile.name,
    url: `${origin}/`,
    image: `${origin}${address('/share/home.png')}`,
    logo: `${origin}${logoPath(profile)}`,
    telephone: [dispatch, office].flatMap((line) => (line ? telephoneOf(line) : [])),
    address: {
      '@type': 'PostalAddress',
      ...(place.street && { streetAddress: place.street }),
      addressLocality: place.city,
      addressRegion: place.state,
      ...(place.postalCode && { postalCode: place.postalCode }),
      addressCountry: words.country,
    },
    areaServed: areaServed(site),
  }
}

/** With what it has said of itself. It has no rating: what we say about ourselves is not a review. */
function wholeBusiness(site: Site): LocksmithLeaf {
  const { profile, origin } = site
  const speech = speechOf(profile)
  const words = wordsFor(structuredDataWords, speech)
  const { place, dispatch, office } = profile
  const answeringHours = speech.facts.nights !== undefined ? dayAndNight : openingHours(profile.fieldHours)
  const ways = [
    { contactType: words.contactTypes.dispatch, line: dispatch, hoursAvailable: answeringHours },
    {
      contactType: words.contactTypes.office,
      line: office,
      hoursAvailable: openingHours(profile.officeHours),
    },
  ]
  const links = [profile.rating?.url, profile.reviewLink].filter(isText)
  const closed = closedHours(profile)
  const [departments, offered] = [departmentsOf(site, closed), servicesOf(profile)]
  const where = middleOf(place)
  const map = streetMapOf(place)
  const paid = profile.paymentMethods.flatMap((method) => (method === 'invoice' ? [] : words.payment[method]))
  return {
    ...business(site),
    ...(speech.facts.tagline && { slogan: speech.facts.tagline }),
    ...described(wordsFor(layoutWords, speech).footer.blurb),
    ...(profile.email && { email: profile.email }),
    ...(where && { geo: where }),
    ...(map && { hasMap: map }),
    ...(hasHours(answeringHours) && {
      openingHoursSpecification: answeringHours,
      // At night and on holidays too, where every hour is answered.
      ...(speech.facts.nights === undefined && closed),
    }),
    ...(departments.length > 0 && { department: departments }),
    contactPoint: ways.flatMap(({ contactType, line, hoursAvailable }) =>
      line
        ? {
            '@type': 'ContactPoint' as const,
            contactType,
            telephone: telephoneOf(line),
            ...(hasHours(hoursAvailable) && { hoursAvailable }),
          }
        : [],
    ),
    ...(profile.since !== null && { foundingDate: String(profile.since) }),
    ...(words.priceRange && { priceRange: words.priceRange }),
    ...(paid.length > 0 && { paymentAccepted: paid.join(', ') }),
    knowsLanguage: site.languages.map(({ code }) => code),
    ...(links.length > 0 && { sameAs: links }),
    ...(profile.licenses.length > 0 && {
      hasCredential: profile.licenses.map(({ number, covers, authority, lookUp }) => ({
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: words.license.category,
        identifier: number,
        ...described(enteredInSentence(covers, speech)),
        ...(lookUp && { url: lookUp }),
        ...(authority && { recognizedBy: { '@type': 'GovernmentOrganization', name: authority } }),
      })),
    }),
    ...(profile.affiliations.length > 0 && {
      memberOf: profile.affiliations.map(associationOf).map(({ name, url }) => ({
        '@type': 'Organization',
        name,
        ...(url && { url }),
      })),
    }),
    ...(offered.length > 0 && {
      makesOffer: offered.map((slug): OfferLeaf => {
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
    }),
  }
}

/** Booked work and the office keep hours, while the call of an emergency is answered. */
function departmentsOf(site: Site, closed: ReturnType<typeof closedHours>): LocksmithLeaf[] {
  const { dispatch, office, fieldHours, officeHours } = site.profile
  const { departments } = wordsFor(structuredDataWords, speechOf(site.profile))
  const department = (
    called: string,
    line: ProfileLine | null,
    hours: readonly OpeningHours[],
  ): LocksmithLeaf[] =>
    line && hours.length > 0
      ? [
          {
            '@type': 'Locksmith',
            name: called,
            telephone: telephoneOf(line),
            openingHoursSpecification: openingHours(hours),
            ...closed,
          },
        ]
      : []
  return [
    ...department(departments.field, dispatch, fieldHours),
    ...department(departments.office, office, officeHours),
  ]
}

const isText = (text: string | null | undefined): text is string => Boolean(text)

const described = (description: string | undefined) => (description ? { description } : {})

const hasHours = (hours: OpeningHoursSpecificationLeaf | readonly OpeningHoursSpecificationLeaf[]) =>
  !Array.isArray(hours) || hours.length > 0

const middleOf = ({ latitude, longitude }: Place): GeoCoordinatesLeaf | undefined =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }

/** The city, and as far from its middle as the vans drive where we know the middle. The widest has the name of the area. */
function areaServed(site: Site): (CityLeaf | GeoCircleLeaf)[] {
  const area = { '@id': idOf.area(site) }
  const { place, radiusMiles } = site.profile
  const containedInPlace: StateLeaf = { '@type': 'State', name: stateNames[place.state] }
  const middle = middleOf(place)
  if (!middle || radiusMiles.service === null)
    return [{ '@type': 'City', ...area, name: place.city, containedInPlace }]
  return [
    { '@type': 'City', name: place.city, containedInPlace },
    {
      '@type': 'GeoCircle',
      ...area,
      geoMidpoint: middle,
      geoRadius: Math.round(radiusMiles.service * metersPerMile),
    },
  ]
}

export const businessReference = (site: Site) => referenceTo(idOf.business(site))

export function openingHours(hours: readonly OpeningHours[]): OpeningHoursSpecificationLeaf[] {
  return hours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(from, to),
    opens,
    closes,
  }))
}

function telephoneOf(line: ProfileLine): string {
  const extension = extensionOf(line)
  return extension ? `${line.e164} ext. ${extension}` : line.e164
}

const closedDaysTold = 365

/** Closed days of the coming year. Search engines read "from 00:00 to 00:00" as closed all day. */
function closedHours(profile: BusinessProfile) {
  if (profile.closedDays.length + profile.holidays.length === 0) return undefined
  const today = clockAt(new Date(), profile.timeZone).date
  const closed = closedDatesFrom(profile, today, closedDaysTold).map(
    (date): OpeningHoursSpecificationLeaf => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    }),
  )
  return closed.length > 0 ? { specialOpeningHoursSpecification: closed } : undefined
}

/** Search engines read 00:00 to 23:59 as open all day. */
export const dayAndNight: OpeningHoursSpecificationLeaf = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '00:00',
  closes: '23:59',
}
