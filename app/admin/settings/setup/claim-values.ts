import { midnightUtc, shortDate } from '#app/ui/dates.ts'
import { type BusinessProfile, type PhoneLine, placeInWords } from '#content/profile/business-profile.ts'
import type { ClaimName, FactClaim } from '#content/profile/claims.ts'
import { isPractice, type Practice } from '#content/profile/practices.ts'
import { cardsOf, servicesOf } from '#content/services.ts'
import { arrivalInWords, hoursInSentence } from '#words/hours.ts'
import { businessWords } from '#words/panel/business.ts'
import { practiceWords, setupWords } from '#words/panel/setup.ts'
import { serviceWords } from '#words/site/services/services.ts'

const words = setupWords.values

export function valueInWords(claim: ClaimName, profile: BusinessProfile): string {
  if (isPractice(claim)) return practiceInWords(claim, profile)
  const parts = [values[claim](profile)].flat()
  return parts.filter((part) => part !== null && part !== false && part !== '').join(' · ')
}

type Part = string | null | false

function practiceInWords(practice: Practice, profile: BusinessProfile): string {
  if (practice !== 'workAsDescribed') return practiceWords[practice]
  const pages = servicesOf(profile)
  const cards = pages.flatMap((slug) => [...cardsOf(slug, profile)])
  return practiceWords.workAsDescribed(pages.length, cards.length)
}

const values: Readonly<Record<FactClaim, (profile: BusinessProfile) => Part | readonly Part[]>> = {
  name: ({ name }) => name,
  tagline: ({ tagline }) => tagline,
  place: ({ place }) => [place.street, placeInWords(place), place.postalCode],
  dispatch: ({ dispatch }) => lineOf(dispatch),
  office: ({ office }) => lineOf(office),
  email: ({ email }) => email,
  takesTexts: ({ takesTexts }) => takesTexts && businessWords.takesTextsSaid,
  officeHours: ({ officeHours }) => hoursInSentence(officeHours),
  fieldHours: ({ fieldHours }) => hoursInSentence(fieldHours),
  closedDays: ({ closedDays }) =>
    closedDays.map(({ date, name }) => [dayOf(date), name].filter(Boolean).join(', ')),
  holidays: ({ holidays }) => holidays.map((holiday) => businessWords.holidays[holiday]).join(', '),
  nights: ({ nights }) => nights && businessWords.nightsSaid,
  emergencyArrival: ({ emergencyArrival }) => emergencyArrival && arrivalInWords(emergencyArrival),
  averageArrivalMinutes: (profile) => inWords(profile.averageArrivalMinutes, words.onAverage),
  callbackMinutes: (profile) => inWords(profile.callbackMinutes, words.withinOfHours),
  emergencyCallbackMinutes: (profile) => inWords(profile.emergencyCallbackMinutes, words.within),
  sameDayBefore: ({ sameDayBefore }) => sameDayBefore && words.bookedBefore(sameDayBefore),
  laborWarrantyDays: ({ laborWarrantyDays }) => inWords(laborWarrantyDays, words.days),
  hiddenServices: (profile) => [
    servicesOf(profile)
      .map((slug) => serviceWords[slug].hero.heading)
      .join(', '),
    profile.hiddenCards.length > 0 && businessWords.cardsHiddenSaid(profile.hiddenCards.length),
  ],
  licenses: ({ licenses }) => licenses.flatMap(({ number, covers, holder }) => [number, covers, holder]),
  liabilityInsurance: ({ liabilityInsurance }) => liabilityInsurance,
  bond: ({ bond }) => bond,
  since: ({ since }) => inWords(since, String),
  crewExperience: ({ crewExperience }) => crewExperience,
  customers: ({ customers }) => customers,
  rating: ({ rating }) =>
    rating && [
      businessWords.ratingSaid(rating.value, rating.count),
      rating.source,
      words.asOf(dayOf(rating.asOf)),
    ],
  affiliations: ({ affiliations }) => affiliations,
  reviewLink: ({ reviewLink }) => reviewLink,
  serviceCall: ({ serviceCall: { residential, commercial } }) => [
    residential && businessWords.homeSaid(residential),
    commercial && businessWords.businessSaid(commercial),
  ],
  fees: ({ fees: { afterHours, trip } }) => [
    afterHours && `${businessWords.afterHours}: ${afterHours}`,
    trip && `${businessWords.trip}: ${trip}`,
  ],
  deposit: ({ deposit }) => deposit && businessWords.deposits[deposit],
  paymentMethods: ({ paymentMethods }) =>
    paymentMethods.map((method) => businessWords.paymentMethods[method]).join(', '),
  paymentLink: ({ paymentLink }) => paymentLink,
  radiusMiles: ({ radiusMiles: { service, freeTravel, arrival } }) => [
    inWords(service, words.upTo),
    inWords(freeTravel, words.freeWithin),
    inWords(arrival, words.arrivalWithin),
  ],
  serviceAreas: ({ serviceAreas }) => serviceAreas.join(', '),
}

const lineOf = (line: PhoneLine | null) =>
  line && (line.label ? `${line.label}: ${line.display}` : line.display)

const dayOf = (date: string) => shortDate(midnightUtc(date), 'UTC')

const inWords = (figure: number | null, said: (figure: number) => string) =>
  figure === null ? null : said(figure)
