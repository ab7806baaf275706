import { type KeyboardEvent, useState } from 'react'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { clockOf } from './day-spans.ts'
import { bookDrag, scrollToSpot, showSpot, step } from './drag.ts'
import { JobReach, JobWho, jobElementId, type TextAt } from './job.tsx'
import { type JobPlace, MoveForm, placeOf, useMove } from './move.tsx'
import { personClass } from './person-mark.tsx'
import type { Job, ScheduledPerson } from './schedule-data.ts'
import type { Spot, SpotText } from './spot.ts'

type TrayProps = Omit<JobWithoutTimeProps, 'job'> & { jobs: readonly Job[] }

/** What has no time yet: beside the grid, and on a phone below the list. */
export function Tray({ jobs, ...onto }: TrayProps) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="without-time" className="schedule-waiting">
      <h2 id="without-time">
        {words.withoutTime} <span className="schedule-count">{jobs.length}</span>
      </h2>
      <p className="text-fine text-ink-2">{words.withoutTimeHint}</p>
      {onto.mayWrite && <p className="tray-hint text-fine text-ink-2">{words.dragHint}</p>}
      <ul>
        {jobs.map((job) => (
          <JobWithoutTime key={job.id} job={job} {...onto} />
        ))}
      </ul>
    </section>
  )
}

type JobWithoutTimeProps = {
  job: Job
  date: string
  people: readonly ScheduledPerson[]
  mayWrite: boolean
  hours: { first: number; last: number }
  columns: readonly Partial<JobPlace>[]
  /** The label of a column. */
  nameOf: (column: number) => string
  /** Where keys begin with a job of that person. */
  startOf: (assigneeId: string) => Spot
  textAt: TextAt
}

function JobWithoutTime({ job, date, people, mayWrite, ...grid }: JobWithoutTimeProps) {
  const { hours, columns, textAt } = grid
  const timeZone = useTimeZone()
  const move = useMove(job, people)
  const place = placeOf(job, timeZone, date)
  const book = ({ column, minutes }: Spot) =>
    move.moveTo({ ...place, ...columns[column], time: clockOf(minutes) })
  const textOf = (spot: Spot) => textAt(job, spot, place.minutes)
  const drag = bookDrag(hours.first, textOf, book)
  const { said, ...byKeys } = usePlacedByKeys({ ...grid, textOf }, place, book)
  return (
    <li
      id={jobElementId(job.id)}
      tabIndex={-1}
      className={`job ${personClass(job.assignee)}`}
      aria-busy={move.isBusy || undefined}
    >
      <div className="job-head" {...(mayWrite && { ...drag, ...byKeys })}>
        <JobWho job={job} {...(mayWrite && { shortcuts })} />
      </div>
      {job.decline && <p className="job-warning">{words.declines[job.decline]}</p>}
      {job.wishedAt && <p className="job-warning">{words.asksFor(dateTimeText(job.wishedAt, timeZone))}</p>}
      <JobReach job={job} />
      {mayWrite && (
        <details className="job-move">
          <summary className="btn btn-small">{words.book}</summary>
          <MoveForm job={job} people={people} start={place} move={move} />
        </details>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </li>
  )
}

const shortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

type ByKeys = Pick<JobWithoutTimeProps, 'hours' | 'columns' | 'nameOf' | 'startOf'> & {
  textOf: (spot: Spot) => SpotText
}

/** Alt and an arrow take the job onto the grid and along it, Enter books it there, Esc leaves it where it was. */
function usePlacedByKeys(
  { hours: { first, last }, columns, nameOf, startOf, textOf }: ByKeys,
  { assigneeId }: JobPlace,
  onPlaced: (spot: Spot) => void,
) {
  const [spot, setSpot] = useState<Spot>()
  const [said, setSaid] = useState('')
  const show = (next: Spot | undefined) => {
    setSpot(next)
    const text = next && textOf(next)
    showSpot(next && text && { ...next, ...text }, first)
    if (!next || !text) return
    scrollToSpot(next, first)
    setSaid([text.warnings, words.placing(nameOf(next.column), text.time)].filter(Boolean).join('. '))
  }
  const leave = () => {
    if (spot) setSaid(words.notPlaced)
    show(undefined)
  }
  return {
    said,
    onBlur: leave,
    onKeyDown(event: KeyboardEvent) {
      const { altKey, key } = event
      if (altKey && key.startsWith('Arrow')) {
        show(spot ? stepped(spot, key, { columns: columns.length, first, last }) : startOf(assigneeId))
      } else if (spot && key === 'Escape') leave()
      else if (spot && key === 'Enter') {
        show(undefined)
        onPlaced(spot)
      } else return
      event.preventDefault()
    },
  }
}

type Bounds = { columns: number; first: number; last: number }

function stepped({ column, minutes }: Spot, key: string, { columns, first, last }: Bounds): Spot {
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const down = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
  return {
    column: within(column + across, 0, columns - 1),
    minutes: within(minutes + down, first * 60, last * 60 - step),
  }
}
