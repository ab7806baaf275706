import { clockAt, dateAfter, momentOf, type Weekday, weekdays } from './clocks.ts'
import { type Holiday, holidayIn } from './holidays.ts'

/** The same hours on each day of a run of days; times as "07:00". What closes no later than it opens is open past midnight. */
export type OpeningHours = Readonly<{ from: Weekday; to: Weekday; opens: string; closes: string }>

/** The days of a run, both ends included. It may go over the end of the week: Saturday to Monday. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from)
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1
  return [...weekdays, ...weekdays].slice(first, first + count)
}

type ClosedDates = Readonly<{ closedDays: readonly { date: string }[]; holidays: readonly Holiday[] }>

/** A business as far as its opening hours need it. */
export type Calendar = ClosedDates & Readonly<{ timeZone: string }>

export type Timetable = Calendar & Readonly<{ hours: readonly OpeningHours[] }>

export const timetableOf = (
  { closedDays, holidays, timeZone }: Calendar,
  ...hours: readonly (readonly OpeningHours[])[]
): Timetable => ({ hours: hours.flat(), closedDays, holidays, timeZone })

/** The hours in which appointments are: those of the field, where there are any. */
export const appointmentHours = (
  profile: Calendar & Readonly<Record<'fieldHours' | 'officeHours', readonly OpeningHours[]>>,
): Timetable => timetableOf(profile, profile.fieldHours.length > 0 ? profile.fieldHours : profile.officeHours)

const linesOn = (hours: readonly OpeningHours[], weekday: Weekday) =>
  hours.filter(({ from, to }) => daysBetween(from, to).includes(weekday))

const isClosedOn = ({ closedDays, holidays }: ClosedDates, date: string): boolean =>
  closedDays.some((day) => day.date === date) ||
  holidays.some((holiday) => holidayIn(Number(date.slice(0, 4)), holiday) === date)

/** In order, of the `days` days that begin with `date`. */
export function closedDatesFrom({ closedDays, holidays }: ClosedDates, date: string, days: number): string[] {
  const end = dateAfter(date, days)
  const dates = closedDays.map((day) => day.date)
  for (let year = Number(date.slice(0, 4)); year <= Number(end.slice(0, 4)); year += 1)
    dates.push(...holidays.map((holiday) => holidayIn(year, holiday)))
  return [...new Set(dates)].filter((day) => date <= day && day < end).toSorted()
}

/** Those of the next 60 days with their names; holidays are named without a date. */
export const comingClosedDays = (
  { closedDays }: { closedDays: readonly { date: string; name?: string | null | undefined }[] },
  today: string,
): { date: Date; name: string | null | undefined }[] =>
  closedDatesFrom({ holidays: [], closedDays }, today, 60).map((date) => ({
    date: new Date(date),
    name: closedDays.find((closed) => closed.date === date)?.name,
  }))

export function isOpenAt(timetable: Timetable, moment: Date): boolean {
  const { date, time, weekday } = clockAt(moment, timetable.timeZone)
  const before = dateAfter(date, -1)
  const dayBefore = weekdays.at(weekdays.indexOf(weekday) - 1) ?? weekday
  const today = linesOn(timetable.hours, weekday).some(
    (line) => line.opens <= time && (time < line.closes || isPastMidnight(line)),
  )
  const sinceYesterday = linesOn(timetable.hours, dayBefore).some(
    (line) => isPastMidnight(line) && time < line.closes,
  )
  return (today && !isClosedOn(timetable, date)) || (sinceYesterday && !isClosedOn(timetable, before))
}

const isPastMidnight = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>) => closes <= opens

export function openOn(timetable: Timetable, date: string): { opens: Date; closes: Date }[] {
  const { hours, timeZone } = timetable
  const weekday = weekdayOf(date)
  if (!weekday || isClosedOn(timetable, date)) return []
  return linesOn(hours, weekday)
    .map((line) => ({
      opens: momentOf(date, line.opens, timeZone),
      closes: momentOf(isPastMidnight(line) ? dateAfter(date, 1) : date, line.closes, timeZone),
    }))
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime())
}

const weekdayOf = (date: string) => weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]

/** A run of days with the same hours; closed where it has none. */
export type DayRun = { from: Weekday; to: Weekday; opens?: string; closes?: string }

/** All seven days from Monday on, those without hours included. */
export function weekOf(hours: readonly OpeningHours[]): DayRun[] {
  const closed: DayRun[] = []
  for (const [index, day] of weekdays.entries()) {
    if (linesOn(hours, day).length > 0) continue
    const last = closed.at(-1)
    if (last && last.to === weekdays[index - 1]) last.to = day
    else closed.push({ from: day, to: day })
  }
  return [...hours, ...closed].toSorted((a, b) => weekdays.indexOf(a.from) - weekdays.indexOf(b.from))
}

const dayMinutes = 24 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * When it is open, as minutes of a week that begins on Monday at midnight. One from a Sunday into the night ends after the
 * week does.
 */
export const minutesOfWeek = (hours: readonly OpeningHours[]): { from: number; to: number }[] =>
  hours
    .flatMap((line) =>
      daysBetween(line.from, line.to).map((day) => {
        const midnight = weekdays.indexOf(day) * dayMinutes
        return {
          from: midnight + minuteOf(line.opens),
          to: midnight + minuteOf(line.closes) + (isPastMidnight(line) ? dayMinutes : 0),
        }
      }),
    )
    .toSorted((one, other) => one.from - other.from)

/** The moment itself while it is open, else the next opening; undefined when it does not open within a year. */
export function openFrom(timetable: Timetable, moment: Date): Date | undefined {
  if (isOpenAt(timetable, moment)) return moment
  const { hours, timeZone } = timetable
  const today = clockAt(moment, timeZone).date
  for (let days = 0; hours.length > 0 && days <= 366; days += 1) {
    const next = openOn(timetable, dateAfter(today, days)).find(({ opens }) => opens > moment)
    if (next) return next.opens
  }
  return undefined
}
