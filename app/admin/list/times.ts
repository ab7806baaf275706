import { houstonTimeZone as timeZone } from '#content/houston-time.ts'

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone })

// ICU puts a narrow no-break space before AM and PM, browsers do not agree; a plain one reads the same everywhere.
const plain = (text: string) => text.replace(/\u202f/g, ' ')

/** "Nov 20, 2026, 9:41 PM", Houston's time. */
export const dateTimeText = (iso: string) => plain(dateTime.format(new Date(iso)))

/** "Nov 20, 2026", Houston's date. */
export const dayText = (iso: string) => day.format(new Date(iso))

/** "9:41 PM", Houston's time. */
export const clockText = (iso: string) => plain(time.format(new Date(iso)))

/** "Friday, November 20, 2026 at 9:41:07 PM CST" */
export const exactText = (iso: string) => plain(exact.format(new Date(iso)))

/** The time of something that followed: "2:19 PM", or "Nov 21, 2:19 PM" when it was another day in Houston. */
export function followUpText(iso: string, since: string): string {
  const sameDay = day.format(new Date(iso)) === day.format(new Date(since))
  return sameDay ? clockText(iso) : `${shortDate.format(new Date(iso))}, ${clockText(iso)}`
}

/** How long between two moments: "less than 1 min", "9 min", "1 h 5 min", "3 days". Never more than it was. */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'less than 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}

/** What the thank-you promises: contact within 30 minutes. After that a request is late. */
export const promisedMilliseconds = 30 * 60_000
