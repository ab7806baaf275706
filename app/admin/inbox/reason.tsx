import { useNow } from '#app/admin/list/time.tsx'
import { ageText, timeOrDate } from '#app/admin/records/age.ts'
import { useBusiness } from '#app/admin/screen/panel-context.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { durationText } from '#app/ui/dates.ts'
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
  return ` · ${over > 0 ? ageText(words.late, callBy, now, timeZone) : dueAt(contactBy)(timeOrDate(callBy, now, timeZone))}`
}

const dueAt = (contactBy: string | null) => (contactBy ? words.answerAt : words.promisedAt)

const anHourMs = 60 * 60_000

/** `now` goes on after the list was read, so a promise can end meanwhile. */
function reasonText(
  { reason, at, submittedAt, contactBy }: RequestInInbox,
  now: number,
  timeZone: string,
): string {
  const left = Date.parse(at) - now
  switch (reason) {
    case 'complained':
      return ageText(words.complained, at, now, timeZone)
    case 'emergency':
    case 'waiting':
      return ageText(words.waiting, at, now, timeZone)
    case 'promised':
    case 'late':
      if (left <= 0) return ageText(words.late, at, now, timeZone)
      return left > anHourMs
        ? dueAt(contactBy)(timeOrDate(at, now, timeZone))
        : words.promised(durationText(left))
    case 'suspicious':
      return ageText(words.suspicious, submittedAt, now, timeZone)
    case 'taken':
      return ageText(words.taken, at, now, timeZone)
    default:
      return words[reason](timeOrDate(at, now, timeZone))
  }
}

/** How much of the time to call is left, as a ring that empties. An emergency has its mark instead. */
function PromiseClock({
  request: { reason, at, isEmergency },
  now,
}: {
  request: RequestInInbox
  now: number
}) {
  const left = (Date.parse(at) - now) / (useBusiness().minutesToCall * 60_000)
  if (reason !== 'promised' || isEmergency || left <= 0 || left > 1) return null
  return (
    <svg className="inbox-clock" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="6" pathLength="1" strokeDasharray={`${left} 1`} transform="rotate(-90 8 8)" />
    </svg>
  )
}
