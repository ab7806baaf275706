import { midnightUtc, shortDate } from '#app/ui/dates.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { serviceSlugs } from '#content/services.ts'
import { arrivalInWords, hoursInSentence } from '#words/hours.ts'
import { businessWords as words } from '#words/panel/business.ts'

export type SectionSummary = { said: string; missing: readonly string[] }

/** What is said of a fact: '' where it is there and needs no words. */
type Fact = readonly [name: string, said: string | number | null | undefined | false]

export function summaryOf(section: ProfileSection, profile: BusinessProfile): SectionSummary {
  const facts = summaries[section](profile)
  return {
    said: facts.flatMap(([, said]) => said || []).join(' · '),
    missing: facts.flatMap(([name, said]) => (said || said === '' ? [] : name)),
  }
}

const joined = (names: readonly string[]) => names.length > 0 && names.join(', ')
const hours = (lines: BusinessProfile['fieldHours']) => lines.length > 0 && hoursInSentence(lines)

/** Nothing is missing where there is none. */
function closedOn(holidays: BusinessProfile['holidays'], closedDays: BusinessProfile['closedDays']): string {
  const days = [
    ...holidays.map((holiday) => words.holidays[holiday]),
    ...closedDays.map(({ date, name }) => name || shortDate(midnightUtc(date), 'UTC')),
  ]
  return days.length > 0 ? words.closedSaid(days) : ''
}

const summaries: Readonly<Record<ProfileSection, (profile: BusinessProfile) => readonly Fact[]>> = {
  identity: ({ name, tagline }) => [
    [words.name, name],
    [words.tagline, tagline],
  ],
  place: ({ place, timeZone }) => [
    [words.street, place.street],
    [words.city, placeInWords(place)],
    [words.postalCode, place.postalCode],
    [words.timeZone, timeZone],
  ],
  phones: ({ dispatch, takesTexts, office, email }) => [
    [words.dispatch, dispatch.display],
    [words.takesTexts, takesTexts && words.takesTextsSaid],
    [words.office, office?.display],
    [words.email, email],
  ],
  hours: ({ officeHours, fieldHours, holidays, closedDays }) => [
    [words.officeHours, hours(officeHours)],
    [words.fieldHours, hours(fieldHours) && ''],
    [words.closedDays, closedOn(holidays, closedDays)],
  ],
  promises: (profile) => [
    [words.nights, profile.nights && words.nightsSaid],
    [words.arrival, profile.emergencyArrival && arrivalInWords(profile.emergencyArrival)],
    [words.average, profile.averageArrivalMinutes !== null && ''],
    [words.emergencyCallback, profile.emergencyCallbackMinutes !== null && ''],
    [words.callback, profile.callbackMinutes !== null && ''],
    [words.sameDay, profile.sameDayBefore && words.sameDaySaid(profile.sameDayBefore)],
    [words.warranty, profile.laborWarrantyDays !== null && words.warrantySaid(profile.laborWarrantyDays)],
  ],
  services: ({ hiddenServices, hiddenCards }) => [
    ['', words.servicesSaid(serviceSlugs.length - hiddenServices.length, serviceSlugs.length)],
    ['', hiddenCards.length > 0 ? words.cardsHiddenSaid(hiddenCards.length) : ''],
  ],
  licenses: ({ licenses, liabilityInsurance, bond }) => [
    [words.licenseNumber, joined(licenses.map(({ number }) => number))],
    [words.insurance, liabilityInsurance && words.insuranceSaid(liabilityInsurance)],
    [words.bond, bond && words.bondSaid(bond)],
  ],
  reputation: ({ since, customers, crewExperience, rating, reviewLink }) => [
    [words.since, since !== null && words.sinceSaid(since)],
    [words.customers, customers && words.customersSaid(customers)],
    [words.crewExperience, crewExperience && ''],
    [words.ratingValue, rating && words.ratingSaid(rating.value, rating.count)],
    [words.reviewLink, reviewLink && ''],
  ],
  prices: ({ serviceCall, fees, deposit, paymentMethods, paymentLink }) => [
    [words.residential, serviceCall.residential && words.homeSaid(serviceCall.residential)],
    [words.commercial, serviceCall.commercial && words.businessSaid(serviceCall.commercial)],
    [words.afterHours, fees.afterHours && ''],
    [words.trip, fees.trip && ''],
    [words.deposit, deposit && ''],
    [words.payment, joined(paymentMethods.map((method) => words.paymentMethods[method]))],
    [words.paymentLink, paymentLink && ''],
  ],
  area: ({ radiusMiles, serviceAreas }) => [
    [words.radius, radiusMiles.service !== null && words.radiusSaid(radiusMiles.service)],
    [words.freeTravel, radiusMiles.freeTravel !== null && ''],
    [words.arrivalRadius, radiusMiles.arrival !== null && ''],
    [words.areas, joined(serviceAreas)],
  ],
}
