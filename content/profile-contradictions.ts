import { profileWarnings as words } from '#words/panel/business.ts'
import type { BusinessProfile } from './profile/business-profile.ts'
import { digitsWithoutCountry, extensionOf } from './profile/phone-line.ts'
import type { ProfileSection } from './profile/profile-sections.ts'
import { type ServiceSlug, serviceCards, serviceSlugs } from './services.ts'
import { momentOf, weekdays } from './time/clocks.ts'
import { bookingRulesOf, whyNoWindow } from './time/free-windows.ts'
import { appointmentHours, daysBetween, type OpeningHours } from './time/opening-hours.ts'
import { isKeptIn } from './time/state-clocks.ts'
import { isPostalCodeOf } from './us-postal-codes.ts'
import { stateNames } from './us-states.ts'

/** Something that a visitor would stumble over; it never keeps a profile from being saved. */
export type ProfileWarning = { section: ProfileSection; says: string }

/** Where two claims of the profile disagree, or one cannot be true. `today`: the business's day, as "2026-11-24". */
export function contradictionsOf(profile: BusinessProfile, today: string): ProfileWarning[] {
  const { dispatch, office, radiusMiles } = profile
  const { service, freeTravel } = radiusMiles
  return [
    ...exampleValuesOf(profile),
    ...place(profile),
    ...found('phones', [
      [office !== null && digitsOf(dispatch) === digitsOf(office), words.sameNumber],
      [profile.takesTexts && extensionOf(dispatch) !== undefined, words.textsWithExtension],
      [!profile.nights && words.night.test(dispatch.label), words.labelSaysNight(dispatch.label)],
    ]),
    ...hours(profile, today),
    ...booking(profile, today),
    ...promises(profile),
    ...services(profile),
    ...licenses(profile),
    ...reputation(profile, today),
    ...found('prices', [
      [profile.paymentLink !== null && profile.paymentMethods.length === 0, words.linkWithoutMethods],
    ]),
    ...found('area', [
      [service !== null && freeTravel !== null && freeTravel > service, words.freeBeyondService],
    ]),
  ]
}

type Reachable = Pick<BusinessProfile, 'email'> & {
  dispatch: { display: string }
  office: { display: string } | null
  licenses: readonly { number: string }[]
}

/** Facts of the fictional example that Lantern ships with: they reach no real business. */
export function exampleValuesOf({ dispatch, office, email, licenses }: Reachable): ProfileWarning[] {
  return [
    ...found('phones', [
      [isFictional(dispatch), words.exampleNumber(dispatch.display)],
      [office !== null && isFictional(office), words.exampleNumber(office?.display ?? '')],
      [/@(?:[^@]+\.)?example(?:\.(?:com|org|net))?$/i.test(email ?? ''), words.exampleEmail(email ?? '')],
    ]),
    ...found(
      'licenses',
      licenses.map(({ number }) => [/^\D*0+$/.test(number), words.exampleLicense(number)]),
    ),
  ]
}

function place({ place, timeZone }: BusinessProfile): ProfileWarning[] {
  const { city, state, street, postalCode, latitude, walkIn } = place
  return found('place', [
    [latitude === null, words.notOnMap(`${city}, ${state}`)],
    [
      postalCode !== null && !isPostalCodeOf(state, postalCode),
      words.otherPostalCode(postalCode ?? '', stateNames[state]),
    ],
    [walkIn && street === null, words.walkInWithoutStreet],
    [!isKeptIn(state, timeZone), words.otherTimeZone(timeZone, stateNames[state])],
  ])
}

function booking(profile: BusinessProfile, today: string): ProfileWarning[] {
  if (profile.bookingMode === null) return []
  if (profile.fieldHours.length + profile.officeHours.length === 0)
    return found('booking', [[true, words.bookingWithoutHours]])
  const [rules, timetable] = [bookingRulesOf(profile), appointmentHours(profile)]
  const now = momentOf(today, '00:00', profile.timeZone)
  const why = whyNoWindow({ timetable, rules, now })
  const { daysAhead, noticeMinutes, minutes, windowMinutes } = rules
  const facts = { hours: noticeMinutes / 60, minutes: Math.max(minutes, windowMinutes) }
  return why ? found('booking', [[true, words.noWindow(daysAhead, words.whyNoWindow[why](facts))]]) : []
}

function services({ hiddenServices, hiddenCards }: BusinessProfile): ProfileWarning[] {
  const isHidden = (slug: ServiceSlug) => hiddenServices.includes(slug)
  const shown = serviceSlugs.filter((slug) => !isHidden(slug))
  const empty = shown.filter((slug) =>
    serviceCards[slug].every((card) => hiddenCards.includes(`${slug}/${card}`)),
  )
  return found('services', [
    [shown.length === 0, words.noServices],
    [empty.length > 0, words.serviceWithoutCards],
  ])
}

function licenses({ licenses, place }: BusinessProfile): ProfileWarning[] {
  const numbers = licenses.map(({ number }) => number)
  const isInTexas = place.state === 'TX'
  return found('licenses', [
    [isInTexas && licenses.length === 0, words.noTexasLicense],
    [
      isInTexas && licenses.length > 0 && !licenses.some(({ covers }) => /lock/i.test(covers)),
      words.noLocksmithLicense,
    ],
    [new Set(numbers).size < numbers.length, words.sameLicense],
  ])
}

function reputation(profile: BusinessProfile, today: string): ProfileWarning[] {
  const { since, crewExperience, customers, rating } = profile
  const years = since === null ? 0 : Number(today.slice(0, 4)) - since
  const crewYears = crewExperience === null ? undefined : yearsInWords(crewExperience)
  const served = customers === null ? Number.NaN : Number.parseInt(customers.replace(/\D/g, ''), 10)
  return [
    ...found('reputation', [
      [years < 0, words.futureStart(since ?? 0)],
      [crewYears !== undefined && crewYears < years, words.youngCrew(crewExperience ?? '', years)],
    ]),
    ...(rating
      ? found('reputation', [
          [rating.value > 5, words.ratingTooHigh],
          [rating.count === 0, words.noRatings],
          [rating.count > served, words.moreRatingsThanCustomers(rating.count, customers ?? '')],
          [rating.asOf > today, words.futureRating],
          [rating.asOf < yearBefore(today), words.oldRating(rating.asOf)],
        ])
      : []),
  ]
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

function promises(profile: BusinessProfile): ProfileWarning[] {
  const { emergencyArrival, averageArrivalMinutes: average, sameDayBefore, fieldHours } = profile
  const { nights, callbackMinutes, officeHours, radiusMiles } = profile
  const sameDay = sameDayBefore === null ? undefined : minutesOfTime(sameDayBefore)
  const closing = Math.max(...fieldHours.map(({ closes }) => minutesOfTime(closes) ?? 0))
  return [
    ...found('promises', [
      [
        callbackMinutes !== null && officeHours.length === 0 && !nights,
        words.callbackWithoutHours(callbackMinutes ?? 0),
      ],
    ]),
    ...(emergencyArrival
      ? found('promises', [
          [emergencyArrival.from > emergencyArrival.to, words.windowBackwards],
          // Faster on average than the window says is what the contact page explains.
          [(radiusMiles.arrival ?? 0) > (radiusMiles.service ?? 1_000), words.arrivalBeyondService],
          [(average ?? 0) > emergencyArrival.to, words.slowAverage(average ?? 0, emergencyArrival.to)],
        ])
      : []),
    ...(sameDayBefore === null
      ? []
      : found('promises', [
          [sameDay === undefined, words.noTime(sameDayBefore)],
          [
            sameDay !== undefined && fieldHours.length > 0 && sameDay >= closing,
            words.sameDayTooLate(sameDayBefore),
          ],
        ])),
  ]
}

function hours({ fieldHours, officeHours, closedDays }: BusinessProfile, today: string): ProfileWarning[] {
  const lists = [
    { lines: fieldHours, whose: words.field },
    { lines: officeHours, whose: words.office },
  ]
  const past = closedDays.filter(({ date }) => date < today)
  return [
    ...lists.flatMap(({ lines, whose }) => [
      ...found(
        'hours',
        lines.map(({ opens, closes }) => [closes <= opens, words.closesFirst(whose, opens, closes)]),
      ),
      ...found(
        'hours',
        daysTwice(lines).map((day) => [true, words.dayTwice(whose, day)]),
      ),
    ]),
    ...found('hours', [[past.length > 0, words.pastDays(past.length)]]),
  ]
}

const found = (
  section: ProfileSection,
  rules: readonly (readonly [applies: boolean, says: string])[],
): ProfileWarning[] => rules.flatMap(([applies, says]) => (applies ? [{ section, says }] : []))

const digitsOf = ({ display }: { display: string }) => digitsWithoutCountry(display)

/** 555-0100 to 555-0199 is kept for films. */
const isFictional = (line: { display: string }) => /55501\d\d$/.test(digitsOf(line))

const daysOf = (lines: readonly OpeningHours[]) => lines.flatMap(({ from, to }) => daysBetween(from, to))

const daysTwice = (lines: readonly OpeningHours[]) =>
  weekdays.filter((day) => daysOf(lines).filter((each) => each === day).length > 1)

const numberWords = [
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
] as const

/** The years in "over two decades" or "15 years"; undefined when none can be made out. */
export function yearsInWords(text: string): number | undefined {
  const [, amount, unit] = /(\w+)\+?[\s-]+(decade|year)s?\b/i.exec(text) ?? []
  if (!amount || !unit) return undefined
  const number = /^\d+$/.test(amount)
    ? Number(amount)
    : numberWords.find(([word]) => word === amount.toLowerCase())?.[1]
  return number && number * (unit.toLowerCase() === 'decade' ? 10 : 1)
}

/** Minutes since midnight of "2 PM", "2:30 pm", "noon" or "14:00"; undefined of anything else. */
export function minutesOfTime(text: string): number | undefined {
  if (/^noon$/i.test(text.trim())) return 12 * 60
  const [, hour, minute = '0', half] =
    /^(\d{1,2})(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours * 60 + Number(minute)
}
