import { use } from 'react'
import { useNow } from '#app/admin/list/time.tsx'
import { MinutesToCall } from '#app/admin/screen/panel-context.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, dateTimeText, durationText, isoDate, monthDay } from '#app/ui/dates.ts'
import { groupsToCall } from '#content/promise-rules.ts'
import { reasonWords as words } from '#words/panel/leads.ts'
import type { RequestInInbox } from './inbox-list.ts'

export const waitsForCall = ({ group }: Pick<RequestInInbox, 'group'>): boolean =>
  groupsToCall.some((one) => one === group)

/** By id: the emergencies, else who waits longest. Amber is theirs alone. */
export function callFirst(requests: readonly RequestInInbox[]): ReadonlySet<string> {
  const waiting = requests.filter(waitsForCall)
  const urgent = waiting.filter(({ isEmergency }) => isEmergency)
  return new Set((urgent.length > 0 ? urgent : waiting.slice(0, 1)).map(({ id }) => id))
}

/** The minutes count on; screen readers do not announce them. */
export function Reason({ request }: { request: RequestInInbox }) {
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <>
      <PromiseClock request={request} now={now} />
      <span className="waiting" data-late={isLate(request, now) || undefined}>
        {reasonText(request, now, timeZone)}
        {callByText(request, now, timeZone)}
      </span>
    </>
  )
}

const isLate = ({ reason, at, group, callBy }: RequestInInbox, now: number): boolean =>
  group !== 'cleanUp' &&
  ((callBy !== null && Date.parse(callBy) < now) ||
    reason === 'late' ||
    reason === 'complained' ||
    (reason === 'promised' && Date.parse(at) < now))

/** Beside what they asked for: by when they were promised the call about it. */
function callByText({ callBy, contactBy }: RequestInInbox, now: number, timeZone: string): string {
  if (callBy === null) return ''
  const over = now - Date.parse(callBy)
  return ` · ${over > 0 ? words.late(durationText(over)) : dueAt(contactBy)(timeText(callBy, now, timeZone))}`
}

const dueAt = (contactBy: string | null) => (contactBy ? words.answerAt : words.promisedAt)

const anHourMs = 60 * 60_000

/** `now` goes on after the list was read, so a promise can end meanwhile. */
function reasonText(
  { reason, at, submittedAt, contactBy }: RequestInInbox,
  now: number,
  timeZone: string,
): string {
  const since = durationText(now - Date.parse(at))
  const left = Date.parse(at) - now
  switch (reason) {
    case 'complained':
      return words.complained(since)
    case 'emergency':
    case 'waiting':
      return words.waiting(since)
    case 'promised':
    case 'late':
      if (left <= 0) return words.late(since)
      return left > anHourMs
        ? dueAt(contactBy)(timeText(at, now, timeZone))
        : words.promised(durationText(left))
    case 'suspicious':
      return words.suspicious(durationText(now - Date.parse(submittedAt)))
    case 'taken':
      return words.taken(since)
    default:
      return words[reason](timeText(at, now, timeZone))
  }
}

/** "2:19 PM" today, "Nov 20, 2:19 PM" this year, with its year where that is another. */
function timeText(at: string, now: number, timeZone: string): string {
  const [date, today] = [isoDate(at, timeZone), isoDate(new Date(now), timeZone)]
  if (date === today) return clockText(at, timeZone)
  return date.slice(0, 4) === today.slice(0, 4)
    ? `${monthDay(at, timeZone)}, ${clockText(at, timeZone)}`
    : dateTimeText(at, timeZone)
}

/** How much of the time to call is left, as a ring that empties. An emergency has its mark instead. */
function PromiseClock({
  request: { reason, at, isEmergency },
  now,
}: {
  request: RequestInInbox
  now: number
}) {
  const left = (Date.parse(at) - now) / (use(MinutesToCall) * 60_000)
  if (reason !== 'promised' || isEmergency || left <= 0 || left > 1) return null
  return (
    <svg className="inbox-clock" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="6" pathLength="1" strokeDasharray={`${left} 1`} transform="rotate(-90 8 8)" />
    </svg>
  )
}
