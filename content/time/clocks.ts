export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** What a clock in a time zone shows: "2026-11-21", "09:30" and the day of the week. */
type Clock = { date: string; time: string; weekday: Weekday }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: name }))
  } catch {
    return false
  }
}

const firstMoment = Date.UTC(1900, 0, 1)
const endOfMoments = Date.UTC(2201, 0, 1)

/** Whether a business can mean it: 1900 to 2200. `050126` in a date box is the year 26. */
export const isPlausible = (moment: Date): boolean =>
  moment.getTime() >= firstMoment && moment.getTime() < endOfMoments

/** A day like "2026-11-21" that is in the calendar. */
export function isInCalendar(text: string): boolean {
  const moment = new Date(`${text}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

/** One that a business can mean. */
export const isDay = (text: string): boolean => isInCalendar(text) && isPlausible(new Date(`${text}T00:00Z`))

/** In UTC. */
const dayOf = (moment: Date) => moment.toISOString().replace(/T.*/, '')

/** A moment that is not plausible is shown in UTC: formats write years below 1000, before Christ or above 9999 in ways of their own. */
export function clockAt(moment: Date, timeZone: string): Clock {
  const [date = '', time = ''] = isPlausible(moment)
    ? formatOf(timeZone).format(moment).split(' ')
    : [dayOf(moment), moment.toISOString().slice(-13, -8)]
  const day = new Date(`${date}T00:00Z`).getUTCDay()
  const weekday = weekdays[(day + 6) % 7]
  if (!weekday) throw new Error(`no weekday of ${date}`)
  return { date, time, weekday }
}

const dayMs = 86_400_000

export const dateAfter = (date: string, days: number): string =>
  dayOf(new Date(Date.parse(`${date}T00:00Z`) + days * dayMs))

/** The moment at which the clocks of a time zone show a time. In the hour that spring leaves out, 2:30 is 3:30. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shownAt = (moment: number) => {
    const shown = clockAt(new Date(moment), timeZone)
    return Date.parse(`${shown.date}T${shown.time}Z`)
  }
  const first = asUtc - (shownAt(asUtc) - asUtc)
  // Once more, because the offset may be another one there.
  const second = first + (asUtc - shownAt(first))
  return new Date(shownAt(second) === asUtc ? second : Math.max(first, second))
}

/** "2026-11-21T09:30": a moment as the clocks of a time zone show it, in the form of a datetime-local field. */
export function localTimeText(moment: Date, timeZone: string): string {
  const { date, time } = clockAt(moment, timeZone)
  return `${date}T${time}`
}

/**
 * The moment at which the clocks of a time zone show this ("2026-11-21T09:30"); of the hour that comes twice in autumn, the
 * earlier one. Undefined for what no clock shows, be it in the hour that is left out in spring, or no date that a business
 * can mean.
 */
export function momentOfLocalTime(text: string, timeZone: string): Date | undefined {
  const [, date = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(text) ?? []
  if (!isDay(date) || Number.isNaN(Date.parse(`${date}T${time}Z`))) return undefined
  const moment = momentOf(date, time, timeZone)
  return localTimeText(moment, timeZone) === `${date}T${time}` ? moment : undefined
}
