export type CalendarAppointment = {
  /** The request's id, so that an appointment that is read again replaces itself. */
  id: string
  title: string
  address: string | null
  notes: readonly string[]
  url: string | null
  startsAt: Date
  minutes: number
  changedAt: Date
}

/** A hint: some calendars look less often. */
const refresh = 'PT15M'

/** RFC 5545. Times are in UTC, which calendars show in the reader's time zone. */
export function calendarFile(name: string, appointments: readonly CalendarAppointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedCalendarText(name)}`,
    `X-WR-CALNAME:${escapedCalendarText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...appointments.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({
  id,
  title,
  address,
  notes,
  url,
  startsAt,
  minutes,
  changedAt,
}: CalendarAppointment): string[] {
  const description = [...notes, url ?? ''].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@lantern`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapedCalendarText(title)}`,
    ...(address ? [`LOCATION:${escapedCalendarText(address)}`] : []),
    ...(description ? [`DESCRIPTION:${escapedCalendarText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545 section 3.3.11; other control characters are not allowed. */
const escapedCalendarText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const mostOctets = 75

/** RFC 5545 section 3.1: lines of at most 75 octets, not cut within a character, continued after a space. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
