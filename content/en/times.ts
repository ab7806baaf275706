import type { ContactWay } from '#content/promise-rules.ts'
import { windowEndOf } from '#content/time/appointments.ts'
import { type DayAway, dayAway, dayMs, tenMonthsMs } from '#content/time/day-away.ts'
import { locale, tidyClocks } from './locale.ts'

/** Moments as Date or ISO text. */
export type Moment = Date | string

const time = format({ hour: 'numeric', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const date = format({ weekday: 'short', month: 'short', day: 'numeric' })
const dateWithYear = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const timeWithZone = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

function format(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: Date, timeZone: string) => {
    const made = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, made)
    return tidyClocks(made.format(moment))
  }
}

const dayForms: Readonly<Record<DayAway, typeof date>> = { near: weekday, far: date, yearOff: dateWithYear }

/** "7:48 PM", and "7 AM" on the hour; the day where it is another one than now and not soon, else an empty text. */
function dayAndClock(moment: Moment, now: Date, timeZone: string): { day: string; clock: string } {
  const at = new Date(moment)
  const clock = time(at, timeZone).replace(':00', '')
  const away = dayAway(at, now, timeZone)
  return { day: away ? dayForms[away](at, timeZone) : '', clock }
}

/** "7:48 PM", with the day where it is another one: "Monday 7 AM", "Mon, Mar 15, 9 AM". */
export function timeInWords(moment: Moment, now: Date, timeZone: string): string {
  const { day, clock } = dayAndClock(moment, now, timeZone)
  if (!day) return clock
  return day.includes(',') ? `${day}, ${clock}` : `${day} ${clock}`
}

/** "at 7:48 PM", "Monday at 7 AM". */
export function atTimeInWords(moment: Moment, now: Date, timeZone: string): string {
  const { day, clock } = dayAndClock(moment, now, timeZone)
  return day ? `${day} at ${clock}` : `at ${clock}`
}

type Appointment = { scheduledAt: Moment; windowMinutes?: number | null }

/** "2 PM", or its window: "between 2 and 4 PM", "between 11 AM and 1 PM". */
export function arrivalInWords(
  { scheduledAt, windowMinutes = null }: Appointment,
  timeZone: string,
  inWords = (from: string, until: string) => `between ${from} and ${until}`,
): string {
  const clockOf = (moment: Date) => time(moment, timeZone).replace(':00', '')
  const begin = new Date(scheduledAt)
  const from = clockOf(begin)
  const end = windowEndOf({ scheduledAt, windowMinutes })
  if (!end) return from
  const until = clockOf(end)
  // In the night in which clocks go back: "between 1:30 AM CDT and 1:30 AM CST".
  if (until === from && end.getTime() - begin.getTime() < dayMs)
    return inWords(timeWithZone(begin, timeZone), timeWithZone(end, timeZone))
  return inWords(
    from.replace(/\s?[AP]M$/u, (half) => (until.endsWith(half) ? '' : half)),
    until,
  )
}

/** "2 to 4 PM", "11 AM to 1 PM": on a button. */
export const windowInWords = (window: Appointment, timeZone: string): string =>
  arrivalInWords(window, timeZone, (from, until) => `${from} to ${until}`)

/** "today, 7:48 PM", "Monday, between 2 and 4 PM". */
export function appointmentInWords(appointment: Appointment, now: Date, timeZone: string): string {
  const { day } = dayAndClock(appointment.scheduledAt, now, timeZone)
  return `${day || 'today'}, ${arrivalInWords(appointment, timeZone)}`
}

const shortWeekday = format({ weekday: 'short' })
const dayNumber = format({ day: 'numeric' })
const shortMonth = format({ month: 'short' })

/** "Tue", "1" and "Dec": for a calendar. A date as "2026-12-01". */
export function calendarDay(date: string): Record<'weekday' | 'day' | 'month' | 'full', string> {
  const at = new Date(`${date}T00:00Z`)
  const [weekday, day, month, full] = [shortWeekday, dayNumber, shortMonth, fullDate].map((said) =>
    said(at, 'UTC'),
  )
  return { weekday: weekday ?? '', day: day ?? '', month: month ?? '', full: full ?? '' }
}

const fullDate = format({ weekday: 'long', month: 'long', day: 'numeric' })
const fullDateWithYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/**
 * "Friday, November 28, 2 PM": for what is read on another day than it was written, such as a mail. With its year where that is
 * ten months off, or `now` is not known.
 */
export function appointmentInFull(appointment: Appointment, timeZone: string, now?: Moment): string {
  const at = new Date(appointment.scheduledAt)
  const isNear = now !== undefined && Math.abs(at.getTime() - new Date(now).getTime()) < tenMonthsMs
  const day = isNear ? fullDate(at, timeZone) : fullDateWithYear(at, timeZone)
  return `${day}, ${arrivalInWords(appointment, timeZone)}`
}

/** A customer who asked for an email or a text is promised no call. */
const answers: Readonly<Record<ContactWay, string>> = { email: 'We’ll email you', text: 'We’ll text you' }

export const answerInWords = (contactBy: ContactWay | null | undefined): string =>
  contactBy ? answers[contactBy] : 'We’ll call you'

/** "We’ll call you by 7:48 PM", "We’ll email you Monday by 7:30 AM". */
export function promiseInWords(
  promisedBy: Moment,
  now: Date,
  timeZone: string,
  contactBy?: ContactWay | null,
): string {
  const { day, clock } = dayAndClock(promisedBy, now, timeZone)
  const answer = answerInWords(contactBy)
  return day ? `${answer} ${day} by ${clock}` : `${answer} by ${clock}`
}

/** "We open Monday at 8:30 AM", "We open at 8:30 AM". */
export const opensInWords = (opensAt: Moment, now: Date, timeZone: string): string =>
  `We open ${atTimeInWords(opensAt, now, timeZone)}`

/** "We’ll call by 2:19 AM": shorter, for an emergency. */
export const callByInWords = (
  promisedBy: Moment,
  now: Date,
  timeZone: string,
  contactBy?: ContactWay | null,
): string => `${contactBy ? answers[contactBy] : 'We’ll call'} by ${timeInWords(promisedBy, now, timeZone)}`
