import { type Weekday, weekdays } from './business-profile.ts'

/** The days of a run, both ends included. It may go over the end of the week: Saturday to Monday. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from)
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1
  return [...weekdays, ...weekdays].slice(first, first + count)
}
