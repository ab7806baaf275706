import { CircleCheck, MapPin, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { mapHref } from '#app/admin/leads/map-links.ts'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, isoDate } from '#app/ui/dates.ts'
import { endOf, usualMinutes } from '#content/time/appointments.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { arrivalInWords } from '#words/times.ts'
import { jobClasses, type PlacedJob } from './columns.ts'
import { dayName } from './day-names.ts'
import { clockOf, dayMinutes } from './day-spans.ts'
import { lengthDrag, moveDrag, step } from './drag.ts'
import { type JobPlace, MoveForm, placeOf, useMove } from './move.tsx'
import { PersonMark, personClass } from './person-mark.tsx'
import type { Job, ScheduledJob, ScheduledPerson } from './schedule-data.ts'
import type { Spot, SpotText } from './spot.ts'

type JobProps = {
  placed: PlacedJob
  firstHour: number
  date: string
  columns: readonly Partial<JobPlace>[]
  index: number
  focused: { current: string | undefined }
  people: readonly ScheduledPerson[]
  nameOf: (id: string) => string
  textAt: TextAt
  mayWrite: boolean
  isOfPerson: boolean
}

/** What a job of that length would be told at a place of the grid. */
export type TextAt = (job: Job, spot: Spot, minutes: number) => SpotText

export const jobElementId = (id: string) => `job-${id}`

export function JobBlock(props: JobProps) {
  const { placed, firstHour, date, columns, index, focused, people, nameOf, textAt, mayWrite, isOfPerson } =
    props
  const { job, minutes } = placed
  const timeZone = useTimeZone()
  const block = useRef<HTMLLIElement>(null)
  const move = useMove(job, people)
  const place = placeOf(job, timeZone, date)
  // In another column it is another element.
  useLayoutEffect(() => {
    const { current } = block
    if (focused.current === job.id) {
      focused.current = undefined
      current?.querySelector('a')?.focus()
    }
    return () => {
      if (current?.contains(document.activeElement)) focused.current = job.id
    }
  }, [focused, job.id])
  const textOf = ({ time, minutes }: JobPlace, column = index) =>
    textAt(job, { column, minutes: minutesOf(time) }, minutes)
  const drag = moveDrag(
    block,
    index,
    ({ minutes: by, column }) => textOf(shifted(place, by), column),
    ({ minutes: by, column }) =>
      move.moveTo({ ...shifted(place, by), ...(column !== index && columns[column]) }),
  )
  const isWrong = job.clashesWith.length > 0 || job.tightWith.length > 0 || job.decline !== null
  const pull = lengthDrag(
    block,
    (by) => textOf(longer(place, by)),
    (by) => move.moveTo(longer(place, by)),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !event.key.startsWith('Arrow')) return
    // Else the browser goes back in its history.
    event.preventDefault()
    const to = keyed(event, place, { before: columns[index - 1], after: columns[index + 1] })
    if (to) move.moveTo(to)
  }
  return (
    <li
      ref={block}
      id={jobElementId(job.id)}
      tabIndex={-1}
      className={`job ${personClass(job.assignee)} ${jobClasses(placed, firstHour)}`}
      data-done={job.status === 'completed' || undefined}
      data-clash={isWrong || undefined}
      data-short={minutes < 40 || undefined}
      aria-busy={move.isBusy || undefined}
    >
      <div className="job-head" {...(mayWrite && { onKeyDown, ...drag })}>
        <p className="job-time">
          {job.status === 'completed' && (
            <>
              <CircleCheck className="icon" />
              <span className="sr-only">{words.done}</span>
            </>
          )}
          {isWrong && <TriangleAlert className="icon job-wrong" />}
          <Times job={job} date={date} />
        </p>
        <Told job={job} />
        <JobWho job={job} isOfPerson={isOfPerson} {...(mayWrite && { shortcuts })} />
      </div>
      <Warnings job={job} nameOf={nameOf} />
      <JobReach job={job} />
      {mayWrite && (
        <details className="job-move">
          <summary className="btn btn-small">{words.move}</summary>
          <MoveForm job={job} people={people} start={place} move={move} />
        </details>
      )}
      {mayWrite && <span className="job-edge" aria-hidden="true" title={words.resize} {...pull} />}
    </li>
  )
}

function Times({ job, date }: { job: ScheduledJob; date: string }) {
  const timeZone = useTimeZone()
  const scheduledAt = new Date(job.scheduledAt)
  const day = isoDate(scheduledAt, timeZone)
  const end = endOf({ scheduledAt, scheduledMinutes: job.scheduledMinutes })
  return (
    <time dateTime={job.scheduledAt}>
      {day !== date && `${dayName(day)}, `}
      {clockText(scheduledAt, timeZone)}{' '}
      <span className="job-until">{words.until(clockText(end, timeZone))}</span>
    </time>
  )
}

function Told({ job }: { job: ScheduledJob }) {
  const timeZone = useTimeZone()
  return (
    <>
      {job.windowMinutes && <p className="job-told">{arrivalInWords(job, timeZone, words.told)}</p>}
      {job.decline && <p className="job-warning">{words.declines[job.decline]}</p>}
    </>
  )
}

const shortcuts =
  'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown'

type WhoProps = { job: Job; isOfPerson?: boolean; shortcuts?: string }

export function JobWho({ job, isOfPerson = false, shortcuts }: WhoProps) {
  const { name, service, kind, isEmergency, assignee, isGiven } = job
  return (
    <>
      <p className="job-who">
        {!isOfPerson && <PersonMark person={assignee} />}
        <Link to={requestPath(job)} aria-label={words.open(name)} aria-keyshortcuts={shortcuts} dir="auto">
          {name}
        </Link>
      </p>
      <p className="job-what">
        {isEmergency && <EmergencyMark />}
        {isOfPerson && isGiven && <b>{words.noYes}</b>}
        {!isEmergency && <span>{serviceOf({ kind, service })}</span>}
        {!isOfPerson && (
          <b>{assignee ? (isGiven ? words.given(assignee.name) : assignee.name) : words.nobody}</b>
        )}
      </p>
    </>
  )
}

function Warnings({ job, nameOf }: { job: Job; nameOf: (id: string) => string }) {
  return (
    <>
      {job.clashesWith.length > 0 && (
        <p className="job-warning">{words.clash(job.clashesWith.map(nameOf).join(', '))}</p>
      )}
      {job.tightWith.length > 0 && (
        <p className="job-warning">{words.tight(job.tightWith.map(nameOf).join(', '))}</p>
      )}
      {job.isOnClosedDay && <p className="job-warning">{words.closedDay}</p>}
      {job.isOutsideHours && <p className="job-warning">{words.outsideHours}</p>}
    </>
  )
}

export function JobReach({ job }: { job: Job }) {
  return (
    <div className="job-reach">
      {job.address ? (
        <a
          href={mapHref(job.address)}
          target="_blank"
          rel="noreferrer"
          className="job-address"
          aria-label={words.mapOf(job.address)}
        >
          <MapPin className="icon" />
          <span>{job.address}</span>
        </a>
      ) : (
        <p className="job-address text-ink-3">{words.noAddress}</p>
      )}
      <CallButton request={job} isFirst={false} className="job-call" />
    </div>
  )
}

/** Within its day: to another one it is moved by the form, or along the columns of the week. */
function shifted(place: JobPlace, by: number): JobPlace {
  const at = Math.min(Math.max(minutesOf(place.time) + by, 0), dayMinutes - step)
  return { ...place, time: clockOf(at) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type Neighbors = Readonly<Record<'before' | 'after', Partial<JobPlace> | undefined>>

function keyed({ key, shiftKey }: KeyboardEvent, place: JobPlace, { before, after }: Neighbors) {
  const minutes = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0
  if (minutes !== 0) return shiftKey ? longer(place, minutes) : shifted(place, minutes)
  const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
  return to && { ...place, ...to }
}

const longer = (place: JobPlace, by: number): JobPlace => ({
  ...place,
  minutes: Math.min(dayMinutes, Math.max(step, (place.minutes || usualMinutes) + by)),
})
