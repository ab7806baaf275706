import { houstonTimeZone as timeZone } from '#content/houston-time.ts'

const houston = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The date in Houston at this moment, as date fields write it: "2026-11-20". */
export const houstonDate = (moment: Date): string => houston.format(moment)

const utcDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 20, 2026", of a date that is stored as its midnight in UTC. */
export const storedDateText = (iso: string): string => utcDate.format(new Date(iso))

/** How a date without a time of day is stored (specification section 5). */
export const midnightUtc = (date: string): string => `${date}T00:00:00.000Z`

/** A moment of that day which falls on the same date everywhere in America. */
export const noonInHouston = (date: string): string => `${date}T18:00:00.000Z`

/** Whether a text is a date that exists. */
export function isDate(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}
