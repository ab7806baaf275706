import { daysBetween, type OpeningHours, type Weekday, weekdays } from './business-profile.ts'

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

/** What the clocks of a time zone show at a moment. */
export function clockAt(moment: Date, timeZone: string): Clock {
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(' ')
  const day = new Date(`${date}T00:00Z`).getUTCDay()
  const weekday = weekdays[(day + 6) % 7]
  if (!weekday) throw new Error(`no weekday of ${date}`)
  return { date, time, weekday }
}

/** The moment at which the clocks of a time zone show a time; in the hour that spring leaves out, the moment after it. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shownAt = (moment: number) => {
    const shown = clockAt(new Date(moment), timeZone)
    return Date.parse(`${shown.date}T${shown.time}Z`)
  }
  const first = asUtc - (shownAt(asUtc) - asUtc)
  // Once more, because the offset may be another one there.
  return new Date(first + (asUtc - shownAt(first)))
}

const linesOn = (hours: readonly OpeningHours[], weekday: Weekday) =>
  hours.filter(({ from, to }) => daysBetween(from, to).includes(weekday))

/** Whether a moment lies in the opening hours. */
export function isOpenAt(hours: readonly OpeningHours[], moment: Date, timeZone: string): boolean {
  const { time, weekday } = clockAt(moment, timeZone)
  return linesOn(hours, weekday).some(({ opens, closes }) => opens <= time && time < closes)
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
