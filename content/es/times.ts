import type { ContactWay } from '#content/promise-rules.ts'
import { windowEndOf } from '#content/time/appointments.ts'
import { type DayAway, dayAway, dayMs, tenMonthsMs } from '#content/time/day-away.ts'
import { clockInSentence, locale, tidyClocks } from './locale.ts'

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

type DayForms = Readonly<Record<DayAway, typeof date>>

/** "lunes", "lun, 15 de mar", "lun, 15 de mar de 2027". */
const alone: DayForms = { near: weekday, far: date, yearOff: dateWithYear }

const fullDate = format({ weekday: 'long', month: 'long', day: 'numeric' })
const fullDateWithYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** Behind "el": "lunes", "lunes 15 de marzo", "lunes 15 de marzo de 2027". */
const inSentence: DayForms = {
  near: weekday,
  far: (moment, timeZone) => fullDate(moment, timeZone).replace(',', ''),
  yearOff: (moment, timeZone) => fullDateWithYear(moment, timeZone).replace(',', ''),
}

/** "7:48 p. m.", and "7 a. m." on the hour; the day where it is another one than now and not soon, else an empty text. */
function dayAndClock(
  moment: Moment,
  now: Date,
  timeZone: string,
  forms = alone,
): { day: string; clock: string } {
  const at = new Date(moment)
  const clock = clockOf(at, timeZone)
  const away = dayAway(at, now, timeZone)
  return { day: away ? forms[away](at, timeZone) : '', clock }
}

const clockOf = (moment: Date, timeZone: string) => time(moment, timeZone).replace(':00', '')

/** "7:48 p. m.", with the day where it is another one: "lunes a las 7 a. m.", "lun, 15 de mar, a las 9 a. m.". */
export function timeInWords(moment: Moment, now: Date, timeZone: string): string {
  const { day, clock } = dayAndClock(moment, now, timeZone)
  return day ? onDayAt(day, clockInSentence(clock)) : clock
}

const onDayAt = (day: string, time: string) => `${day}${day.includes(',') ? ',' : ''} a ${time}`

/** "a las 7:48 p. m.", "el lunes a las 7 a. m.", "el lunes 15 de marzo a la 1 p. m.". */
export function atTimeInWords(moment: Moment, now: Date, timeZone: string): string {
  const { day, clock } = dayAndClock(moment, now, timeZone, inSentence)
  return day ? `el ${day} a ${clockInSentence(clock)}` : `a ${clockInSentence(clock)}`
}

type Appointment = { scheduledAt: Moment; windowMinutes?: number | null }

/** "2 p. m.", or its window: "entre las 2 y las 4 p. m.", "entre las 11 a. m. y la 1 p. m.". Both ends have their article. */
export function arrivalInWords(
  { scheduledAt, windowMinutes = null }: Appointment,
  timeZone: string,
  inWords = (from: string, until: string) => `entre ${from} y ${until}`,
): string {
  const begin = new Date(scheduledAt)
  const from = clockOf(begin, timeZone)
  const end = windowEndOf({ scheduledAt, windowMinutes })
  if (!end) return from
  const until = clockOf(end, timeZone)
  // In the night in which clocks go back: "entre la 1:30 a. m. CDT y la 1:30 a. m. CST".
  if (until === from && end.getTime() - begin.getTime() < dayMs)
    return inWords(
      clockInSentence(timeWithZone(begin, timeZone)),
      clockInSentence(timeWithZone(end, timeZone)),
    )
  return inWords(
    clockInSentence(from.replace(/\s[ap]\.\sm\.$/u, (half) => (until.endsWith(half) ? '' : half))),
    clockInSentence(until),
  )
}

const bare = (clock: string) => clock.replace(/^las? /, '')

/** "2 a 4 p. m.", "11 a. m. a 1 p. m.": on a button. */
export const windowInWords = (window: Appointment, timeZone: string): string =>
  arrivalInWords(window, timeZone, (from, until) => `${bare(from)} a ${bare(until)}`)

/** "hoy a las 7:48 p. m.", "lunes, entre las 2 y las 4 p. m.". */
export function appointmentInWords(appointment: Appointment, now: Date, timeZone: string): string {
  const { day } = dayAndClock(appointment.scheduledAt, now, timeZone)
  return arrivalOn(day || 'hoy', appointment, timeZone)
}

function arrivalOn(day: string, appointment: Appointment, timeZone: string): string {
  const arrival = arrivalInWords(appointment, timeZone)
  return windowEndOf({ windowMinutes: null, ...appointment })
    ? `${day}, ${arrival}`
    : onDayAt(day, clockInSentence(arrival))
}

const shortWeekday = format({ weekday: 'short' })
const dayNumber = format({ day: 'numeric' })
const shortMonth = format({ month: 'short' })

/** "mar", "1" and "dic": for a calendar. A date as "2026-12-01". */
export function calendarDay(date: string): Record<'weekday' | 'day' | 'month' | 'full', string> {
  const at = new Date(`${date}T00:00Z`)
  const [weekday, day, month, full] = [shortWeekday, dayNumber, shortMonth, fullDate].map((said) =>
    said(at, 'UTC'),
  )
  return { weekday: weekday ?? '', day: day ?? '', month: month ?? '', full: full ?? '' }
}

/**
 * "viernes, 28 de noviembre, a las 2 p. m.": for what is read on another day than it was written, such as a mail. With its year where
 * that is ten months off, or `now` is not known.
 */
export function appointmentInFull(appointment: Appointment, timeZone: string, now?: Moment): string {
  const at = new Date(appointment.scheduledAt)
  const isNear = now !== undefined && Math.abs(at.getTime() - new Date(now).getTime()) < tenMonthsMs
  const day = isNear ? fullDate(at, timeZone) : fullDateWithYear(at, timeZone)
  return arrivalOn(day, appointment, timeZone)
}

/** A customer who asked for an email or a text is promised no call. */
const answers: Readonly<Record<ContactWay, string>> = {
  email: 'Le escribimos por correo',
  text: 'Le escribimos por mensaje de texto',
}

export const answerInWords = (contactBy: ContactWay | null | undefined): string =>
  contactBy ? answers[contactBy] : 'Le llamamos'

/** "Le llamamos antes de las 7:48 p. m.", "Le escribimos por correo el lunes antes de las 7:30 a. m.". */
export function promiseInWords(
  promisedBy: Moment,
  now: Date,
  timeZone: string,
  contactBy?: ContactWay | null,
): string {
  const { day, clock } = dayAndClock(promisedBy, now, timeZone, inSentence)
  const answer = answerInWords(contactBy)
  return `${day ? `${answer} el ${day}` : answer} antes de ${clockInSentence(clock)}`
}

/** "Abrimos el lunes a las 8:30 a. m.", "Abrimos a las 8:30 a. m.". */
export const opensInWords = (opensAt: Moment, now: Date, timeZone: string): string =>
  `Abrimos ${atTimeInWords(opensAt, now, timeZone)}`

/** For an emergency; in Spanish the ordinary promise is as short as that. */
export const callByInWords = (
  promisedBy: Moment,
  now: Date,
  timeZone: string,
  contactBy?: ContactWay | null,
): string => promiseInWords(promisedBy, now, timeZone, contactBy)
