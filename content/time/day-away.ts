import { clockAt } from './clocks.ts'

const hourMs = 3_600_000
const soonMs = 3 * hourMs
export const dayMs = 24 * hourMs
export const tenMonthsMs = 300 * dayMs

/** What a day is named by: a weekday alone may mean another week from six days on, a date another year from ten months on. */
export type DayAway = 'near' | 'far' | 'yearOff'

/** Null where the clock is enough: today, and soon. */
export function dayAway(at: Date, now: Date, timeZone: string): DayAway | null {
  const ahead = at.getTime() - now.getTime()
  const isToday = clockAt(at, timeZone).date === clockAt(now, timeZone).date
  if (isToday || (ahead > 0 && ahead < soonMs)) return null
  const away = Math.abs(ahead)
  if (away < 6 * dayMs) return 'near'
  return away < tenMonthsMs ? 'far' : 'yearOff'
}
