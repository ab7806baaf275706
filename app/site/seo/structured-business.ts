import type {
  CityLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  LocksmithLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  StateLeaf,
} from 'schema-dts'
import { address } from '#app/address.ts'
import { enteredInSentence } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { streetMapOf } from '#app/site/parts/street-map.ts'
import { logoPath } from '#app/ui/firm-icons.ts'
import {
  associationOf,
  type BusinessProfile,
  type Place,
  type ProfileLine,
} from '#content/profile/business-profile.ts'
import { extensionOf } from '#content/profile/phone-line.ts'
import { servicesOf } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { clockAt, weekdays } from '#content/time/clocks.ts'
import { closedDatesFrom, daysBetween, type OpeningHours } from '#content/time/opening-hours.ts'
import { stateNames } from '#content/us-states.ts'
import { speechOf } from '#words/facts.ts'
import { layoutWords } from '#words/site/layout.ts'
import { structuredDataWords } from '#words/site/structured-data.ts'
import { idOf, type Site } from './structured-ids.ts'

const metersPerMile = 1609.344

/** The business as one thing that every page speaks of: who and where it is. Pages about it say the rest. */
export function business(site: Site): LocksmithLeaf {
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
export function wholeBusiness(site: Site): LocksmithLeaf {
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

export const described = (description: string | undefined) => (description ? { description } : {})

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
