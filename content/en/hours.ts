import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { texts } from '#content/texts.ts'
import type { Holiday } from '#content/time/holidays.ts'
import {
  comingClosedDays,
  type DayRun,
  daysBetween,
  type OpeningHours,
  weekOf,
} from '#content/time/opening-hours.ts'

/** "Monday to Friday" and "7 AM to 7 PM", for each line of opening hours. */
export const hoursInWords = (hours: readonly OpeningHours[]): { days: string; hours: string }[] =>
  hours.map((run) => ({ days: daysInWords(run), hours: spanInWords(run) }))

/** The same for all seven days; `closed` is what a day without hours says. */
export const weekInWords = (hours: readonly OpeningHours[], closed: string) =>
  weekOf(hours).map((run) => {
    const { opens, closes } = run
    return { days: daysInWords(run), hours: opens && closes ? spanInWords({ opens, closes }) : closed, run }
  })

function daysInWords({ from, to }: DayRun): string {
  if (from === to) return from
  if (daysBetween(from, to).length === 7) return 'Every day'
  return daysBetween(from, to).length === 2 ? `${from} and ${to}` : `${from} to ${to}`
}

const spanInWords = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string =>
  opens === closes ? '24 hours' : `${timeInWords(opens)} to ${timeInWords(closes)}`

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Opening hours inside a sentence: "Monday to Friday 7 AM to 7 PM and Saturday 8 AM to 5 PM". */
export const hoursInSentence = (hours: readonly OpeningHours[]): string =>
  list.format(hoursInWords(hours).map(({ days, hours }) => `${days.replace(/^Every/, 'every')} ${hours}`))

/** "20–30 minutes", as every page says it. */
export const emergencyArrivalText = ({
  from,
  to,
}: NonNullable<BusinessProfile['emergencyArrival']>): string =>
  from === to ? `${from} ${from === 1 ? 'minute' : 'minutes'}` : `${from}–${to} minutes`

export const closedWords = texts({
  today: 'Closed today',
  days: 'Closed on {days}.',
})

export const holidayNames: Readonly<Record<Holiday, string>> = {
  newYear: 'New Year’s Day',
  martinLutherKing: 'Martin Luther King Jr. Day',
  washington: 'Presidents’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  christmasEve: 'Christmas Eve',
  christmas: 'Christmas Day',
  newYearsEve: 'New Year’s Eve',
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** "Thanksgiving, Christmas Day, and December 28 (inventory)": holidays, then the closed days of the next 60 days. */
export function closedDaysInWords(
  { holidays, closedDays }: Pick<BusinessProfile, 'holidays' | 'closedDays'>,
  today: string,
): string | undefined {
  const coming = comingClosedDays({ closedDays }, today).map(({ date, name }) =>
    name ? `${day.format(date)} (${name})` : day.format(date),
  )
  const names = [...holidays.map((holiday) => holidayNames[holiday]), ...coming]
  return names.length > 0 ? list.format(names) : undefined
}
