import {
  type BusinessProfile,
  isInHouston,
  isOnTheGulf,
  type PaymentMethod,
  placeInWords,
  type SiteProfile,
} from '#content/profile/business-profile.ts'
import { isPracticeHidden, type Practice, practices } from '#content/profile/practices.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { OpeningHours } from '#content/time/opening-hours.ts'
import { isFigure, type SaidEntered, translationOf } from './entered-texts.ts'
import type { OwnWords } from './own-words.ts'
import { minutesPromised } from './promise-rules.ts'
import { type ServiceSlug, serviceSlugs, servicesOf } from './services.ts'
import type { BusinessFacts, OptionalFact, Speech } from './texts.ts'
import { trashDays } from './trash-rules.ts'
import { stateNames } from './us-states.ts'

type Noun = 'year' | 'review' | 'day' | 'mile' | 'hour' | 'minute'

/** How a language says facts; which of them hold is the same in all. */
type FactWords = {
  language: string
  locale: string
  /** "years" of 10. */
  noun: (noun: Noun, count: number) => string
  arrival: (arrival: NonNullable<BusinessProfile['emergencyArrival']>) => string
  hours: (hours: readonly OpeningHours[]) => string
  ourLicense: (numbers: string, count: number) => string
  payment: Readonly<Record<Exclude<PaymentMethod, 'invoice'>, string>>
  entered: (typed: string) => SaidEntered
  /** What the owner typed; undefined for what this language cannot say. */
  experience: (typed: string) => string | undefined
  claimSource: (typed: string) => string | undefined
  timeOfDay: (typed: string) => string | undefined
}

export function factsInWords(words: FactWords) {
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' })
  const choice = new Intl.ListFormat(words.locale, { type: 'disjunction' })
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })

  /** Of a profile that was asked about before: a page asks a dozen times. */
  const known = new WeakMap<SiteProfile, Speech>()

  /** What was given last: each request reads a profile of its own, and most say the same. */
  let latest: Speech | undefined

  /**
   * What texts of a business say in a year; if none is given, in that of its clocks. The same facts with the same words of the
   * owner are the same object, so that texts are filled in once.
   */
  function speechOf(profile: SiteProfile, year = yearOf(profile)): Speech {
    const before = known.get(profile)
    if (before?.facts.year === String(year)) return before
    const ownWords = profile.ownWords.get(words.language)
    const facts = factsOf(profile, { year, ownWords })
    if (!latest || latest.ownWords !== ownWords || !isSame(latest.facts, facts)) latest = { facts, ownWords }
    known.set(profile, latest)
    return latest
  }

  /** What texts may name of a business. `ownWords`: in which the owner says what he typed in the first language. */
  function factsOf(
    profile: BusinessProfile,
    { year = yearOf(profile), ownWords }: { year?: number; ownWords?: OwnWords | undefined } = {},
  ): BusinessFacts {
    const typed = (text: string | null | undefined, say: FactWords['experience'] = inWords) =>
      text ? (translationOf(text, ownWords) ?? say(text)) : undefined
    const { place, licenses, rating, serviceCall, fees, radiusMiles, since, paymentMethods, deposit } =
      profile
    const pays = (method: PaymentMethod) => when(paymentMethods.includes(method))
    const offered = servicesOf(profile)
    const offers = (slug: ServiceSlug) => offered.includes(slug)
    const opensDoors = offers('emergency')
    const arrival = (opensDoors && profile.emergencyArrival) || undefined
    const average = opensDoors ? profile.averageArrivalMinutes : null
    const { service, freeTravel } = radiusMiles
    const promised = minutesPromised(profile)
    const years = since === null || since >= year ? null : year - since
    const optional: Record<OptionalFact, string | undefined> = {
      tagline: typed(profile.tagline),
      officePhone: profile.office?.display,
      email: profile.email ?? undefined,
      ourLicense: ourLicense(licenses.map(({ number }) => number)),
      licenseHolders: listed(licenses.map(({ holder }) => holder)),
      licenseAuthority: listed(licenses.flatMap(({ authority }) => authority ?? [])),
      since: figure(since),
      years: figure(years),
      yearsOpen: years === null ? undefined : `${years}+ ${words.noun('year', years)}`,
      experience: typed(profile.crewExperience, words.experience),
      customers: typed(profile.customers),
      arrival: arrival && words.arrival(arrival),
      arrivalFrom: figure(arrival?.from),
      arrivalTo: figure(arrival?.to),
      averageArrival: figure(average),
      averageTime: minutesInWords(average),
      callbackMinutes: figure(promised.ordinary),
      callbackTime: minutesInWords(promised.ordinary),
      emergencyCallbackMinutes: figure(promised.emergency),
      claimedRating: figure(rating?.value),
      claimedCount: figure(rating?.count),
      claimedReviews: counted(rating?.count, 'review'),
      claimSource: typed(rating?.source, words.claimSource),
      claimDate: rating ? dayInWords(rating.asOf) : undefined,
      insurance: typed(profile.liabilityInsurance),
      bond: typed(profile.bond),
      homePrice: offers('residential') ? typed(serviceCall.residential) : undefined,
      businessPrice: offers('commercial') ? typed(serviceCall.commercial) : undefined,
      afterHoursFee: typed(fees.afterHours),
      tripFee: typed(fees.trip),
      payment: atTheDoor(paymentMethods).length > 0 ? choice.format(atTheDoor(paymentMethods)) : undefined,
      warrantyDays: figure(profile.laborWarrantyDays),
      warranty: counted(profile.laborWarrantyDays, 'day'),
      sameDayBefore: typed(profile.sameDayBefore, words.timeOfDay),
      miles: figure(radiusMiles.service),
      radius: counted(radiusMiles.service, 'mile'),
      freeMiles: figure(radiusMiles.freeTravel),
      freeRadius: counted(radiusMiles.freeTravel, 'mile'),
      arrivalRadius: arrival && counted(radiusMiles.arrival, 'mile'),
      areas: listed(profile.serviceAreas),
      bookedHours: profile.fieldHours.length > 0 ? words.hours(profile.fieldHours) : undefined,
      officeHours: profile.officeHours.length > 0 ? words.hours(profile.officeHours) : undefined,
      street: place.street ?? undefined,
    }
    return {
      ...optional,
      ...factsPresent(optional),
      company: profile.name,
      city: place.city,
      state: stateNames[place.state],
      place: placeInWords(place),
      phone: profile.dispatch.display,
      year: String(year),
      trashDays: String(trashDays),

      nights: when(profile.nights && opensDoors),
      takesTexts: when(profile.takesTexts),
      speaksSpanish: when(profile.speaksSpanish),
      keepsHours: when(profile.fieldHours.length + profile.officeHours.length > 0),
      asksDeposit: when(deposit !== null),
      feeFartherOut: when(freeTravel !== null && (service === null || service > freeTravel)),
      looksUp: when(licenses.some(({ lookUp }) => lookUp !== null)),
      houston: when(isInHouston(place)),
      texas: when(place.state === 'TX'),
      gulf: when(isOnTheGulf(place)),
      licensed: when(licenses.length > 0),
      mobile: when(!place.walkIn),
      faces: when(profile.photos.some(({ subject }) => subject !== 'van')),
      noDeposit: when(deposit === 'none'),
      depositForOrders: when(deposit === 'forOrders'),
      takesCards: pays('card'),
      takesCash: pays('cash'),
      takesChecks: pays('check'),
      invoices: pays('invoice'),
      ...servicesDone(offered),
      ...practicesKept(profile),
    }
  }

  /** A sentence has one language: what the owner typed in another one is absent from it. */
  function inWords(typed: string): string | undefined {
    const { text, lang } = words.entered(typed)
    return !lang || isFigure(text) ? text : undefined
  }

  const dayInWords = (date: string) => day.format(new Date(`${date}T00:00Z`))

  const counted = (count: number | null | undefined, noun: Noun) =>
    typeof count === 'number' ? `${count} ${words.noun(noun, count)}` : undefined

  const minutesInWords = (minutes: number | null) =>
    minutes !== null && minutes > 0 && minutes % 60 === 0
      ? counted(minutes / 60, 'hour')
      : counted(minutes, 'minute')

  const listed = (names: readonly string[]) => (names.length > 0 ? list.format(new Set(names)) : undefined)

  function ourLicense(numbers: readonly string[]): string | undefined {
    const said = listed(numbers)
    return said && words.ourLicense(said, numbers.length)
  }

  const atTheDoor = (methods: readonly PaymentMethod[]) =>
    methods.flatMap((method) => (method === 'invoice' ? [] : words.payment[method]))

  return { speechOf, factsOf }
}

const isSame = (one: BusinessFacts, other: BusinessFacts) =>
  (Object.keys(one) as (keyof BusinessFacts)[]).every((name) => one[name] === other[name])

/** Clocks differ in the year on two days only. */
function yearOf({ timeZone }: BusinessProfile): number {
  const now = new Date()
  const isNewYear = /-(?:12-31|01-01)T/.test(now.toISOString())
  return isNewYear ? Number(clockAt(now, timeZone).date.slice(0, 4)) : now.getUTCFullYear()
}

/** A condition prints nothing; where it does not hold, what names it is absent. */
const when = (holds: boolean) => (holds ? '' : undefined)

const figure = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : undefined)

const servicesDone = (offered: readonly ServiceSlug[]) =>
  // One entry for each slug, as the type of the facts says.
  Object.fromEntries(serviceSlugs.map((slug) => [`does-${slug}`, when(offered.includes(slug))])) as Record<
    `does-${ServiceSlug}`,
    string | undefined
  >

const practicesKept = (profile: BusinessProfile) =>
  // One entry for each practice, as the type of the facts says.
  Object.fromEntries(
    practices.map((practice) => [practice, when(!isPracticeHidden(practice, profile))]),
  ) as Record<Practice, string | undefined>

const factsPresent = (facts: Record<OptionalFact, string | undefined>) =>
  // One entry for each fact, as the type of the facts says.
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [`has-${name}`, when(value !== undefined)]),
  ) as Record<`has-${OptionalFact}`, string | undefined>
