import {
  type BusinessProfile,
  isInHouston,
  isOnTheGulf,
  type PaymentMethod,
  placeInWords,
  type SiteProfile,
} from '#content/profile/business-profile.ts'
import { isPracticeHidden, type Practice, practices } from '#content/profile/practices.ts'
import { minutesPromised } from '#content/promise-rules.ts'
import { type ServiceSlug, serviceSlugs, servicesOf } from '#content/services.ts'
import type { BusinessFacts, OptionalFact, Speech } from '#content/texts.ts'
import { clockAt } from '#content/time/clocks.ts'
import { trashDays } from '#content/trash-rules.ts'
import { stateNames } from '#content/us-states.ts'
import { entered } from './entered.ts'
import { emergencyArrivalText, hoursInSentence } from './hours.ts'
import { language, locale } from './locale.ts'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })
const choice = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Of a profile that was asked about before: a page asks a dozen times. */
const known = new WeakMap<SiteProfile, Speech>()

/** What was given last: each request reads a profile of its own, and most say the same. */
let latest: Speech | undefined

/**
 * What texts of a business say in a year; if none is given, in that of its clocks. The same facts with the same words of the
 * owner are the same object, so that texts are filled in once.
 */
export function speechOf(profile: SiteProfile, year = yearOf(profile)): Speech {
  const before = known.get(profile)
  if (before?.facts.year === String(year)) return before
  const facts = factsOf(profile, year)
  const ownWords = profile.ownWords.get(language)
  if (!latest || latest.ownWords !== ownWords || !isSame(latest.facts, facts)) latest = { facts, ownWords }
  known.set(profile, latest)
  return latest
}

const isSame = (one: BusinessFacts, other: BusinessFacts) =>
  (Object.keys(one) as (keyof BusinessFacts)[]).every((name) => one[name] === other[name])

/** Clocks differ in the year on two days only. */
function yearOf({ timeZone }: BusinessProfile): number {
  const now = new Date()
  const isNewYear = /-(?:12-31|01-01)T/.test(now.toISOString())
  return isNewYear ? Number(clockAt(now, timeZone).date.slice(0, 4)) : now.getUTCFullYear()
}

/** What texts may name of a business. */
export function factsOf(profile: BusinessProfile, year = yearOf(profile)): BusinessFacts {
  const { place, licenses, rating, serviceCall, fees, radiusMiles, since, paymentMethods, deposit } = profile
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
    tagline: profile.tagline ?? undefined,
    officePhone: profile.office?.display,
    email: profile.email ?? undefined,
    ourLicense: ourLicense(licenses),
    licenseHolders: listed(licenses.map(({ holder }) => holder)),
    licenseAuthority: listed(licenses.flatMap(({ authority }) => authority ?? [])),
    since: figure(since),
    years: figure(years),
    yearsOpen: years === null ? undefined : `${years}+ ${years === 1 ? 'año' : 'años'}`,
    experience: experienceInWords(profile.crewExperience),
    customers: profile.customers ?? undefined,
    arrival: arrival && emergencyArrivalText(arrival),
    arrivalFrom: figure(arrival?.from),
    arrivalTo: figure(arrival?.to),
    averageArrival: figure(average),
    averageTime: minutesInWords(average),
    callbackMinutes: figure(promised.ordinary),
    callbackTime: minutesInWords(promised.ordinary),
    emergencyCallbackMinutes: figure(promised.emergency),
    claimedRating: figure(rating?.value),
    claimedCount: figure(rating?.count),
    claimedReviews: counted(rating?.count, 'reseña'),
    claimSource: rating ? inSpanish(rating.source) : undefined,
    claimDate: rating ? dayInWords(rating.asOf) : undefined,
    insurance: profile.liabilityInsurance ?? undefined,
    bond: profile.bond ?? undefined,
    homePrice: (offers('residential') && serviceCall.residential) || undefined,
    businessPrice: (offers('commercial') && serviceCall.commercial) || undefined,
    afterHoursFee: fees.afterHours ?? undefined,
    tripFee: fees.trip ?? undefined,
    payment: atTheDoor(paymentMethods).length > 0 ? choice.format(atTheDoor(paymentMethods)) : undefined,
    warrantyDays: figure(profile.laborWarrantyDays),
    warranty: counted(profile.laborWarrantyDays, 'día'),
    sameDayBefore: timeOfDayInWords(profile.sameDayBefore),
    miles: figure(radiusMiles.service),
    radius: counted(radiusMiles.service, 'milla'),
    freeMiles: figure(radiusMiles.freeTravel),
    freeRadius: counted(radiusMiles.freeTravel, 'milla'),
    arrivalRadius: arrival && counted(radiusMiles.arrival, 'milla'),
    areas: listed(profile.serviceAreas),
    bookedHours: profile.fieldHours.length > 0 ? hoursInSentence(profile.fieldHours) : undefined,
    officeHours: profile.officeHours.length > 0 ? hoursInSentence(profile.officeHours) : undefined,
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

/** A condition prints nothing; where it does not hold, what names it is absent. */
const when = (holds: boolean) => (holds ? '' : undefined)

const figure = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : undefined)

const counted = (value: number | null | undefined, noun: string) =>
  typeof value === 'number' ? `${value} ${value === 1 ? noun : `${noun}s`}` : undefined

const minutesInWords = (minutes: number | null) =>
  minutes !== null && minutes > 0 && minutes % 60 === 0
    ? counted(minutes / 60, 'hora')
    : counted(minutes, 'minuto')

/** What the owner entered in English, "2 PM" or "noon", behind "antes de": "las 2 p. m.", "el mediodía". */
function timeOfDayInWords(time: string | null): string | undefined {
  if (time === null) return undefined
  const [, hour, minute = '', half] = /^(\d{1,2})(:\d\d)?\s*([ap])\.?\s?m\.?$/i.exec(time.trim()) ?? []
  if (!hour || !half) return { noon: 'el mediodía', midnight: 'la medianoche' }[time.toLowerCase()]
  const clock = `${hour}${minute === ':00' ? '' : minute}\u00a0${half.toLowerCase()}.\u00a0m.`
  return `${Number(hour) === 1 ? 'la' : 'las'} ${clock}`
}

/** A sentence has one language; a name ("Google") is the same in all. */
function inSpanish(given: string): string | undefined {
  const { text, lang } = entered(given)
  const isName = !/(?:^|\s)\p{Ll}/u.test(text)
  return !lang || isName ? text : undefined
}

const numbers: Readonly<Record<string, string>> = {
  a: 'un',
  one: 'un',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: 'once',
  twelve: 'doce',
  fifteen: 'quince',
  twenty: 'veinte',
  'twenty-five': 'veinticinco',
  thirty: 'treinta',
  forty: 'cuarenta',
  fifty: 'cincuenta',
}

const extents: Readonly<Record<string, string>> = {
  over: 'más de ',
  'more than': 'más de ',
  'at least': 'al menos ',
  almost: 'casi ',
  nearly: 'casi ',
  about: 'cerca de ',
}

/** What the owner entered in English, "over two decades" or "20+ years"; anything else is said in English only. */
function experienceInWords(experience: string | null): string | undefined {
  const said = experience?.trim().toLowerCase() ?? ''
  const [, extent = '', amount = '', plus, noun] =
    /^(over|more than|at least|almost|nearly|about)? ?(\d+|[a-z-]+)(\+)? (year|decade)s?$/.exec(said) ?? []
  const number = /^\d+$/.test(amount) ? amount : numbers[amount]
  if (!number || !noun) return /años|década/.test(said) ? said : undefined
  const isOne = number === 'un' || number === '1'
  const inYears = noun === 'year'
  const many = isOne && !inYears ? number.replace('un', 'una') : number
  return `${plus ? extents.over : (extents[extent] ?? '')}${many} ${inYears ? 'año' : 'década'}${isOne ? '' : 's'}`
}

const listed = (names: readonly string[]) => (names.length > 0 ? list.format(new Set(names)) : undefined)

function ourLicense(licenses: BusinessProfile['licenses']): string | undefined {
  const numbers = listed(licenses.map(({ number }) => number))
  if (!numbers) return undefined
  return licenses.length === 1
    ? `Nuestro número de licencia es ${numbers}`
    : `Nuestros números de licencia son ${numbers}`
}

const paymentNames = {
  card: 'con tarjeta de crédito o de débito',
  cash: 'en efectivo',
  check: 'con cheque',
  transfer: 'por transferencia',
}

const atTheDoor = (methods: readonly PaymentMethod[]) =>
  methods.flatMap((method) => (method === 'invoice' ? [] : paymentNames[method]))

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

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

const dayInWords = (date: string) => day.format(new Date(`${date}T00:00Z`))
