import { clockText, dateTimeText, durationText, isoDate, monthDay } from '#app/ui/dates.ts'

/** How a state says since when it is. `lately`: of a duration, `earlier`: of a moment. */
export type AgeWords = Readonly<Record<'lately' | 'earlier', (age: string) => string>>

const countedMs = 12 * 60 * 60_000

/** Hours are counted for half a day; nobody counts back "19 h 40 min", so what is older is said as its moment. */
export function ageText({ lately, earlier }: AgeWords, at: string, now: number, timeZone: string): string {
  const age = now - Date.parse(at)
  return age < countedMs ? lately(durationText(age)) : earlier(timeOrDate(at, now, timeZone))
}

/** "2:19 PM" today, "Nov 20, 2:19 PM" this year, with its year where that is another. */
export function timeOrDate(at: string, now: number, timeZone: string): string {
  const [date, today] = [isoDate(at, timeZone), isoDate(new Date(now), timeZone)]
  if (date === today) return clockText(at, timeZone)
  return date.slice(0, 4) === today.slice(0, 4)
    ? `${monthDay(at, timeZone)}, ${clockText(at, timeZone)}`
    : dateTimeText(at, timeZone)
}
