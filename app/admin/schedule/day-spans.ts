import { dateAfter, localTimeText, momentOf, momentOfLocalTime } from '#content/time/clocks.ts'

/** What stands in a column of the grid: minutes since midnight by the clocks of the firm, and how many of them. */
export type DaySpan = { from: number; minutes: number }

export type Moments = { from: Date; until: Date }

export const dayMinutes = 24 * 60

/** As a clock shows it: below 0 on the day before, above 1,440 on the day after. */
function minutesAt(moment: Date, date: string, timeZone: string): number {
  const [day = '', time = ''] = localTimeText(moment, timeZone).split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (Date.parse(day) - Date.parse(date)) / 60_000 + hours * 60 + minutes
}

/**
 * The part of it that is on a date; undefined where none is. It begins and ends where the clocks say so, also on a day of 23
 * hours. In the hour that comes twice in autumn its end may not be after its beginning: there it is as long as it takes.
 */
export function spanOn(date: string, { from, until }: Moments, timeZone: string): DaySpan | undefined {
  const begins = minutesAt(from, date, timeZone)
  const shown = minutesAt(until, date, timeZone)
  const ends = shown > begins ? shown : begins + (until.getTime() - from.getTime()) / 60_000
  const first = Math.max(0, begins)
  const last = Math.min(dayMinutes, ends)
  return last > first ? { from: first, minutes: last - first } : undefined
}

/** What is not open on a date. `open`: in order. */
export function closedOn(date: string, open: readonly Moments[], timeZone: string): DaySpan[] {
  const closed: DaySpan[] = []
  let since = 0
  for (const { from, minutes } of open.flatMap((span) => spanOn(date, span, timeZone) ?? [])) {
    if (from > since) closed.push({ from: since, minutes: from - since })
    since = Math.max(since, from + minutes)
  }
  if (since < dayMinutes) closed.push({ from: since, minutes: dayMinutes - since })
  return closed
}

/** The hour that a date leaves out in spring, which no clock shows. */
export function skippedOn(date: string, timeZone: string): DaySpan[] {
  const midnight = (day: string) => momentOf(day, '00:00', timeZone).getTime()
  if (midnight(dateAfter(date, 1)) - midnight(date) >= dayMinutes * 60_000) return []
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 30)
  const isSkipped = (from: number) => !momentOfLocalTime(`${date}T${clockOf(from)}`, timeZone)
  return halfHours.filter(isSkipped).map((from) => ({ from, minutes: 30 }))
}

/** "09:30" of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Where a moment stands on a date: undefined on another one. */
export const minuteOn = (date: string, moment: Date, timeZone: string): number | undefined =>
  spanOn(date, { from: moment, until: new Date(moment.getTime() + 60_000) }, timeZone)?.from
