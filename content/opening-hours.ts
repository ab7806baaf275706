import { daysBetween, type OpeningHours } from './business-profile.ts'
import { clockAt, momentOf, type Weekday, weekdays } from './clocks.ts'

const linesOn = (hours: readonly OpeningHours[], weekday: Weekday) =>
  hours.filter(({ from, to }) => daysBetween(from, to).includes(weekday))

export function isOpenAt(hours: readonly OpeningHours[], moment: Date, timeZone: string): boolean {
  const { time, weekday } = clockAt(moment, timeZone)
  return linesOn(hours, weekday).some(({ opens, closes }) => opens <= time && time < closes)
}

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

const dayMs = 86_400_000

/** The moment itself while it is open, else the next opening; undefined when it never opens. */
export function openFrom(hours: readonly OpeningHours[], moment: Date, timeZone: string): Date | undefined {
  if (isOpenAt(hours, moment, timeZone)) return moment
  const today = Date.parse(`${clockAt(moment, timeZone).date}T00:00Z`)
  for (let days = 0; days <= 7; days += 1) {
    const day = new Date(today + days * dayMs)
    const weekday = weekdays[(day.getUTCDay() + 6) % 7]
    const date = day.toISOString().slice(0, 10)
    const openings = weekday
      ? linesOn(hours, weekday).map(({ opens }) => momentOf(date, opens, timeZone))
      : []
    const next = openings.filter((opening) => opening > moment).sort((a, b) => a.getTime() - b.getTime())[0]
    if (next) return next
  }
  return undefined
}
