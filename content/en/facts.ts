import type { BusinessProfile } from '#content/business-profile.ts'
import { clockAt } from '#content/clocks.ts'
import type { BusinessFacts } from '#content/texts.ts'
import { trashDays } from '#content/trash-rules.ts'
import { arrivalInWords, hoursInSentence } from './hours.ts'
import { locale } from './locale.ts'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

const known = new WeakMap<BusinessProfile, BusinessFacts>()

/** The facts of the profile that was asked about last: each request reads a profile of its own, and most say the same. */
let latest: BusinessFacts | undefined

/** What texts may name of a business in a year; if none is given, in that of its clocks. The same facts are the same object. */
export function factsOf(profile: BusinessProfile, year = yearOf(profile)): BusinessFacts {
  const before = known.get(profile)
  if (before?.year === String(year)) return before
  const facts = factsIn(profile, year)
  if (!latest || !isSame(latest, facts)) latest = facts
  known.set(profile, latest)
  return latest
}

const isSame = (one: BusinessFacts, other: BusinessFacts) =>
  (Object.keys(one) as (keyof BusinessFacts)[]).every((name) => one[name] === other[name])

const yearOf = ({ timeZone }: BusinessProfile) => Number(clockAt(new Date(), timeZone).date.slice(0, 4))

function factsIn(profile: BusinessProfile, year: number): BusinessFacts {
  const { licenses, rating, serviceCall, radiusMiles } = profile
  const numbers = list.format(licenses.map(({ number }) => number))
  return {
    company: profile.name,
    city: profile.city,
    phone: profile.dispatch.display,
    officePhone: profile.office.display,
    email: profile.email,
    ourLicense:
      licenses.length === 1 ? `Our license number is ${numbers}` : `Our license numbers are ${numbers}`,
    licenseHolders: list.format(new Set(licenses.map(({ holder }) => holder))),
    since: String(profile.since),
    years: String(year - profile.since),
    year: String(year),
    experience: profile.crewExperience,
    customers: profile.customers,
    arrival: arrivalInWords(profile.emergencyArrival),
    averageArrival: String(profile.averageArrivalMinutes),
    claimedRating: String(rating.value),
    claimedCount: String(rating.count),
    claimSource: rating.source,
    insurance: profile.liabilityInsurance,
    bond: profile.bond,
    homePrice: serviceCall.residential,
    businessPrice: serviceCall.commercial,
    warrantyDays: String(profile.laborWarrantyDays),
    sameDayBefore: profile.sameDayBefore,
    miles: String(radiusMiles.service),
    freeMiles: String(radiusMiles.freeTravel),
    bookedHours: hoursInSentence(profile.fieldHours),
    trashDays: String(trashDays),
  }
}
