/** An appointment as a calendar shows it. */
export type Appointment = {
  /** Of the request, so that the same appointment replaces itself when it is read again. */
  id: string
  title: string
  address: string | null
  /** Where staff read the rest, signed in; none where the host is not known. */
  url: string | null
  startsAt: Date
  minutes: number
  changedAt: Date
}

/** How often calendars look for changes; some look less often, whatever they are told. */
const refresh = 'PT15M'

/** An iCalendar file (RFC 5545). Times are in UTC, which every calendar shows in the time zone of who reads it. */
export function calendarFile(name: string, appointments: readonly Appointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...appointments.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ id, title, address, url, startsAt, minutes, changedAt }: Appointment): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@lantern`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    ...(url ? [`DESCRIPTION:${escaped(url)}`, `URL:${url}`] : []),
    'END:VEVENT',
  ]
}

/** "20261121T153000Z" */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Section 3.3.11: a text value; other control characters must not stand in it. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const mostOctets = 75

/** Section 3.1: lines of at most 75 octets, never cut within a character; what goes on begins with a space. */
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
