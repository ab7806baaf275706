import { CircleCheck, MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { requestPath } from '#app/admin/leads/lead.ts'
import { mapHref } from '#app/admin/leads/reach.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, isoDate } from '#app/ui/dates.ts'
import { endOf, usualMinutes } from '#content/time/appointments.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { contactServiceLabel, serviceLabel } from '#words/site/service-choices.ts'
import { arrivalInWords } from '#words/times.ts'
import type { PlacedJob } from './columns.ts'
import { dayName } from './day-names.ts'
import { MoveForm, type Place, placeOf, useMove } from './move.tsx'
import type { Job, Person, ScheduledJob } from './schedule-data.ts'

export type Neighbors = { before: Partial<Place> | undefined; after: Partial<Place> | undefined }

type JobProps = {
  placed: PlacedJob
  firstHour: number
  date: string
  neighbors: Neighbors
  people: readonly Person[]
  nameOf: (id: string) => string
  mayWrite: boolean
  isOfPerson: boolean
}

const step = 15
const minutesPerPixel = 1

export function JobBlock(props: JobProps) {
  const { placed, firstHour, date, neighbors, people, nameOf, mayWrite, isOfPerson } = props
  const { job, from, minutes, lane, lanes } = placed
  const timeZone = useTimeZone()
  const block = useRef<HTMLLIElement>(null)
  const move = useMove(job, people)
  const place = placeOf(job, timeZone, date)
  // The policy of the panel allows no style in its HTML; a narrow screen shows a list.
  useLayoutEffect(() => {
    const { style } = block.current ?? {}
    style?.setProperty('--from', String(from - firstHour * 60))
    style?.setProperty('--minutes', String(Math.max(minutes, 2 * step)))
    style?.setProperty('--lane', String(lane))
    style?.setProperty('--lanes', String(lanes))
  }, [from, minutes, lane, lanes, firstHour])
  const drag = useDrag(block, (by) => {
    const to = neighborAt(by.columns, neighbors)
    move.moveTo({ ...shifted(place, by.minutes), ...to })
  })
  const pull = useDrag(block, (by) => move.moveTo(longer(place, by.minutes)), '--longer')
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey ? keyed(event, place, neighbors) : undefined
    if (!to) return
    event.preventDefault()
    move.moveTo(to)
  }
  return (
    <li
      ref={block}
      id={`job-${job.id}`}
      tabIndex={-1}
      className="job"
      data-done={job.status === 'completed' || undefined}
      data-clash={job.clashesWith.length > 0 || job.decline !== null || undefined}
      data-tight={job.tightWith.length > 0 || undefined}
      data-short={minutes < 40 || undefined}
      aria-busy={move.isBusy || undefined}
    >
      <div className="job-head" {...(mayWrite && { onKeyDown, ...drag })}>
        <p className="job-time">
          {job.status === 'completed' && (
            <>
              <CircleCheck className="icon" aria-hidden="true" />
              <span className="sr-only">{words.done}</span>
            </>
          )}
          <Times job={job} date={date} />
        </p>
        <Told job={job} />
        <Who job={job} isOfPerson={isOfPerson} />
      </div>
      <Warnings job={job} nameOf={nameOf} />
      <Reach job={job} />
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

export function JobWithoutTime({
  job,
  date,
  people,
  mayWrite,
}: Pick<JobProps, 'people' | 'mayWrite' | 'date'> & { job: Job }) {
  const timeZone = useTimeZone()
  const move = useMove(job, people)
  return (
    <li id={`job-${job.id}`} tabIndex={-1} className="job">
      <div className="job-head">
        <Who job={job} />
      </div>
      {job.decline && <p className="job-warning">{words.declines[job.decline]}</p>}
      <Reach job={job} />
      {mayWrite && (
        <details className="job-move">
          <summary className="btn btn-small">{words.book}</summary>
          <MoveForm job={job} people={people} start={placeOf(job, timeZone, date)} move={move} />
        </details>
      )}
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

function Who({ job, isOfPerson = false }: { job: Job; isOfPerson?: boolean }) {
  const { name, service, kind, isEmergency, assignee, isGiven } = job
  return (
    <>
      <p className="job-who">
        <Link to={requestPath(job)} aria-label={words.open(name)} dir="auto">
          {name}
        </Link>
      </p>
      <p className="job-what">
        {isEmergency && <EmergencyMark />}
        {isOfPerson && isGiven && <b>{words.noYes}</b>}
        {!isEmergency && <span>{(kind === 'Quote' ? serviceLabel : contactServiceLabel)(service)}</span>}
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
    </>
  )
}

function Reach({ job }: { job: Job }) {
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
          <MapPin className="icon" aria-hidden="true" />
          <span>{job.address}</span>
        </a>
      ) : (
        <p className="job-address text-ink-3">{words.noAddress}</p>
      )}
      <CallButton request={job} isFirst={false} className="job-call" />
    </div>
  )
}

const dayMinutes = 24 * 60

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Within its day: to another one it is moved by the form, or along the columns of the week. */
function shifted(place: Place, by: number): Place {
  const [hours = 0, minutes = 0] = place.time.split(':').map(Number)
  const at = Math.min(Math.max(hours * 60 + minutes + by, 0), dayMinutes - step)
  return { ...place, time: clockOf(at) }
}

function keyed({ key, shiftKey }: KeyboardEvent, place: Place, { before, after }: Neighbors) {
  const minutes = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0
  if (minutes !== 0) return shiftKey ? longer(place, minutes) : shifted(place, minutes)
  const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
  return to && { ...place, ...to }
}

const longer = (place: Place, by: number): Place => ({
  ...place,
  minutes: Math.min(dayMinutes, Math.max(step, (place.minutes || usualMinutes) + by)),
})

const neighborAt = (columns: number, { before, after }: Neighbors) =>
  (columns < 0 ? before : columns > 0 ? after : undefined) ?? {}

/** With a mouse or a pen; a finger scrolls. Snaps to a quarter of an hour, and to the columns beside it. */
function useDrag(
  block: { current: HTMLElement | null },
  onDrop: (by: { minutes: number; columns: number }) => void,
  /** The custom property that shows it. At the bottom edge there are no columns. */
  shownAs: '--moved' | '--longer' = '--moved',
) {
  const [start, setStart] = useState<{ x: number; y: number }>()
  const byOf = (event: PointerEvent) => {
    const width = block.current?.closest('.schedule-column')?.clientWidth ?? Number.POSITIVE_INFINITY
    const [x, y] = start ? [event.clientX - start.x, event.clientY - start.y] : [0, 0]
    const columns = shownAs === '--moved' ? Math.max(-1, Math.min(1, Math.round(x / width))) : 0
    return { minutes: Math.round((y * minutesPerPixel) / step) * step, columns }
  }
  const show = (by: { minutes: number; columns: number } | undefined) => {
    block.current?.style.setProperty(shownAs, String(by?.minutes ?? 0))
    block.current?.style.setProperty('--across', String(by?.columns ?? 0))
    block.current?.toggleAttribute('data-moved', Boolean(by && (by.minutes || by.columns)))
  }
  const end = () => {
    setStart(undefined)
    show(undefined)
  }
  return {
    onPointerDown(event: PointerEvent) {
      const isGrid = matchMedia('(width >= 68rem)').matches
      if (event.pointerType === 'touch' || event.button !== 0 || !isGrid) return
      setStart({ x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => start && show(byOf(event)),
    onPointerUp(event: PointerEvent) {
      const by = start && byOf(event)
      end()
      if (by && (by.minutes || by.columns)) onDrop(by)
    },
    onPointerCancel: end,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
