import { clockAt } from '#content/time/clocks.ts'
import { durationWords, locale, tidyClocks } from '#words/locale.ts'

/*
 * longDate "September 22, 2026" (specification section 9), shortDate "Sep 22, 2026" (its 'MMM d, yyyy' of the review list),
 * weekdayShort "Fri", weekdayDate "Friday, November 20", longDateTimeText "September 22, 2026 at 9:41 PM", dateTimeText "Nov 20, 2026, 9:41 PM", exactText "Friday,
 * November 20, 2026 at 9:41:07 PM CST", isoDate "2026-11-20", isoDateTime "2026-11-20 21:41:07". Swedish times are ISO 8601
 * with a blank, which every spreadsheet takes for a time.
 */
export const longDate = dateForm({ dateStyle: 'long' })

export const shortDate = dateForm({ dateStyle: 'medium' })

export const longDateTimeText = dateForm({ dateStyle: 'long', timeStyle: 'short' })

export const dateTimeText = dateForm({ dateStyle: 'medium', timeStyle: 'short' })

export const clockText = dateForm({ timeStyle: 'short' })

export const exactText = dateForm({ dateStyle: 'full', timeStyle: 'long' })

export const monthDay = dateForm({ month: 'short', day: 'numeric' })

export const weekdayShort = dateForm({ weekday: 'short' })

export const weekdayDate = dateForm({ weekday: 'long', month: 'long', day: 'numeric' })

export const isoDate = (moment: string | Date, timeZone: string): string =>
  clockAt(new Date(moment), timeZone).date

export const isoDateTime = dateForm({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE')

/** Making a format costs more than using it, so each is cached. */
function dateForm(options: Intl.DateTimeFormatOptions, writtenAs = locale) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: string | Date, timeZone: string): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(writtenAs, { ...options, timeZone })
    formats.set(timeZone, format)
    return tidyClocks(format.format(new Date(moment)))
  }
}

/** On December 31 in the evening the server's own year may be the next. */
export const calendarYear = (timeZone: string, now: Date): number =>
  Number(isoDate(now, timeZone).slice(0, 4))

/** The time of something that followed: "2:19 PM", or "Nov 21, 2:19 PM" when it was another day there. */
export function followUpText(iso: string | Date, since: string | Date, timeZone: string): string {
  const time = clockText(iso, timeZone)
  return isoDate(iso, timeZone) === isoDate(since, timeZone) ? time : `${monthDay(iso, timeZone)}, ${time}`
}

/** "less than 1 min", "9 min", "1 h 5 min", "3 days": rounded down. */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return durationWords.underAMinute
  if (minutes < 60) return durationWords.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return durationWords.hours(hours, minutes % 60)
  return durationWords.days(Math.floor(hours / 24))
}

/** "Central Time", or the zone's own name where it has no such one. */
export const timeZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

export const midnightUtc = (date: string): string => `${date}T00:00:00.000Z`
