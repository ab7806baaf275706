import { clockAt } from '#content/clocks.ts'
import { locale } from './locale.ts'

/** What the promise to call is made of; moments as Date or ISO text. */
export type CallPromise = {
  promisedBy: Date | string
  /** When we open, where the request came while we were closed. */
  opensAt: Date | string | null
}

const time = format({ hour: 'numeric', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const date = format({ weekday: 'short', month: 'short', day: 'numeric' })

function format(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: Date, timeZone: string) => {
    const made = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, made)
    return made.format(moment).replace(/\s(?=[AP]M\b)/g, '\u00a0')
  }
}

const hourMs = 3_600_000

/** So soon after now, nobody at night takes it for another day: "12:11 AM" at a quarter to twelve. */
const soonMs = 3 * hourMs

/** "7:48 PM", and "7 AM" on the hour; with the day where it is another one than now and not soon: "Monday 7 AM". */
export function timeInWords(moment: Date | string, now: Date, timeZone: string): string {
  const at = new Date(moment)
  const clock = time(at, timeZone).replace(':00', '')
  const [there, here] = [clockAt(at, timeZone), clockAt(now, timeZone)]
  const ahead = at.getTime() - now.getTime()
  if (there.date === here.date || (ahead > 0 && ahead < soonMs)) return clock
  // Of a weekday six days off or more nobody knows which one is meant.
  return `${Math.abs(ahead) < 6 * 24 * hourMs ? weekday(at, timeZone) : date(at, timeZone)} ${clock}`
}

/** "We call by 7:48 PM" or, closed, "We open Monday 7 AM and call by 7:30 AM". */
export function promiseInWords({ promisedBy, opensAt }: CallPromise, now: Date, timeZone: string): string {
  const isClosed = opensAt !== null && new Date(opensAt) > now
  if (!isClosed) return `We call by ${timeInWords(promisedBy, now, timeZone)}`
  const opens = timeInWords(opensAt, now, timeZone)
  return `We open ${opens} and call by ${timeInWords(promisedBy, new Date(opensAt), timeZone)}`
}
