import { profileWarnings as words } from '#words/admin-business.ts'
import { type BusinessProfile, daysBetween, type OpeningHours } from './business-profile.ts'
import { weekdays } from './clocks.ts'

export type ProfileSection =
  | 'identity'
  | 'phones'
  | 'licenses'
  | 'reputation'
  | 'promises'
  | 'prices'
  | 'area'
  | 'hours'

/** Something that a visitor would stumble over; it never keeps a profile from being saved. */
export type ProfileWarning = { section: ProfileSection; says: string }

/** Where two claims of the profile disagree, or one cannot be true, in the order of the sections. */
export function contradictionsOf(profile: BusinessProfile, year: number): ProfileWarning[] {
  return [
    ...exampleValuesOf(profile),
    ...found('phones', [[digitsOf(profile.dispatch) === digitsOf(profile.office), words.sameNumber]]),
    ...licenses(profile),
    ...reputation(profile, year),
    ...promises(profile),
    ...found('area', [
      [profile.radiusMiles.freeTravel > profile.radiusMiles.service, words.freeBeyondService],
    ]),
    ...hours(profile),
  ]
}

/** How visitors reach the business and check it. */
type Reachable = {
  dispatch: { display: string }
  office: { display: string }
  email: string
  licenses: readonly { number: string }[]
}

/** Facts of the fictional example that Lantern ships with: they reach no real business. */
export function exampleValuesOf({ dispatch, office, email, licenses }: Reachable): ProfileWarning[] {
  return [
    ...found('phones', [
      [isFictional(dispatch), words.exampleNumber(dispatch.display)],
      [isFictional(office), words.exampleNumber(office.display)],
      [/@(?:[^@]+\.)?example(?:\.(?:com|org|net))?$/i.test(email), words.exampleEmail(email)],
    ]),
    ...found(
      'licenses',
      licenses.map(({ number }) => [/^\D*0+$/.test(number), words.exampleLicense(number)]),
    ),
  ]
}

function licenses({ licenses }: BusinessProfile): ProfileWarning[] {
  const numbers = licenses.map(({ number }) => number)
  return found('licenses', [
    [!licenses.some(({ covers }) => /lock/i.test(covers)), words.noLocksmithLicense],
    [new Set(numbers).size < numbers.length, words.sameLicense],
  ])
}

function reputation(profile: BusinessProfile, year: number): ProfileWarning[] {
  const { since, crewExperience, customers, rating } = profile
  const years = year - since
  const crewYears = yearsInWords(crewExperience)
  const served = Number.parseInt(customers.replace(/\D/g, ''), 10)
  return found('reputation', [
    [years < 0, words.futureStart(since)],
    [crewYears !== undefined && crewYears < years, words.youngCrew(crewExperience, years)],
    [rating.value > 5, words.ratingTooHigh],
    [rating.count === 0, words.noRatings],
    [rating.count > served, words.moreRatingsThanCustomers(rating.count, customers)],
  ])
}

function promises(profile: BusinessProfile): ProfileWarning[] {
  const { emergencyArrival, averageArrivalMinutes: average, sameDayBefore, fieldHours } = profile
  const sameDay = minutesOfTime(sameDayBefore)
  const closing = Math.max(...fieldHours.map(({ closes }) => minutesOfTime(closes) ?? 0))
  return found('promises', [
    [emergencyArrival.from > emergencyArrival.to, words.windowBackwards],
    // Faster on average than the window says is what the contact page explains.
    [average > emergencyArrival.to, words.slowAverage(average, emergencyArrival.to)],
    [sameDay === undefined, words.noTime(sameDayBefore)],
    [
      sameDay !== undefined && fieldHours.length > 0 && sameDay >= closing,
      words.sameDayTooLate(sameDayBefore),
    ],
  ])
}

function hours({ fieldHours, officeHours }: BusinessProfile): ProfileWarning[] {
  const lists = [
    { lines: fieldHours, whose: words.field },
    { lines: officeHours, whose: words.office },
  ]
  return [
    ...lists.flatMap(({ lines, whose }) => [
      ...found('hours', [[lines.length === 0, words.noHours(whose)]]),
      ...found(
        'hours',
        lines.map(({ opens, closes }) => [closes <= opens, words.closesFirst(whose, opens, closes)]),
      ),
      ...found(
        'hours',
        daysTwice(lines).map((day) => [true, words.dayTwice(whose, day)]),
      ),
    ]),
  ]
}

const found = (
  section: ProfileSection,
  rules: readonly (readonly [applies: boolean, says: string])[],
): ProfileWarning[] => rules.flatMap(([applies, says]) => (applies ? [{ section, says }] : []))

const digitsOf = ({ display }: { display: string }) => display.replace(/\D/g, '').slice(-10)

/** 555-0100 to 555-0199 is kept for films. */
const isFictional = (line: { display: string }) => /55501\d\d$/.test(digitsOf(line))

const daysOf = (lines: readonly OpeningHours[]) => lines.flatMap(({ from, to }) => daysBetween(from, to))

const daysTwice = (lines: readonly OpeningHours[]) =>
  weekdays.filter((day) => daysOf(lines).filter((each) => each === day).length > 1)

/** Figures that stand in the owner's own words, for checking one claim against another. */

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
