import { Car } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import {
  hoursOf,
  lanesClass,
  type PlacedDrive,
  type PlacedJob,
  placeClasses,
  type ScheduleColumn,
} from './columns.ts'
import { dayName, hourText } from './day-names.ts'
import { minuteOn } from './day-spans.ts'
import { PersonMark, personClass } from './person-mark.tsx'
import type { Schedule } from './schedule-data.ts'
import { queryOf, type ShownDays } from './shown.ts'

type GridProps = {
  columns: readonly ScheduleColumn[]
  shown: ShownDays
  today: string
  people: Schedule['people']
  children: (placed: PlacedJob, index: number) => ReactNode
}

/** On a phone a list by person or by day; in a wide window the same elements stand in a grid of hours. */
export function ScheduleGrid({ columns, shown, today, people, children }: GridProps) {
  const { first, last } = hoursOf(columns)
  const grid = useRef<HTMLDivElement>(null)
  const begins = first < usualHour ? usualHour - first : 0
  useEffect(() => {
    // Browsers that know scroll-initial-target have done it before the first paint.
    if (!CSS.supports('scroll-initial-target', 'nearest'))
      grid.current?.querySelector('[data-begins]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isWeek = shown.view === 'week'
  return (
    <div ref={grid} className="schedule-grid">
      <div className="schedule-lanes">
        <div className="schedule-hours" aria-hidden="true">
          <ol>
            {hoursBetween(first, last).map((hour, index) => (
              <li key={hour} data-begins={(begins > 0 && index === begins) || undefined}>
                {index > 0 && hourText(hour)}
              </li>
            ))}
          </ol>
          {columns.some(({ date }) => date === today) && (
            <NowLine date={today} {...{ first, last }} isLabel />
          )}
        </div>
        {columns.map((column, index) => (
          <Column
            key={column.key}
            column={column}
            head={
              isWeek ? (
                <DayHead date={column.key} {...{ shown, today }} />
              ) : (
                <PersonHead id={column.key} people={people} count={column.jobs.length} />
              )
            }
            isToday={isWeek && column.date === today}
            {...{ first, last }}
          >
            {column.jobs.map((placed) => {
              const drive = column.drives.find(({ to }) => to === placed.job.id)
              return (
                <Fragment key={placed.job.id}>
                  {drive && <Drive drive={drive} firstHour={first} />}
                  {children(placed, index)}
                </Fragment>
              )
            })}
          </Column>
        ))}
      </div>
    </div>
  )
}

/** Where a grid that begins in the night is first looked at. */
const usualHour = 7

const hoursBetween = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => first + index)

type Hours = { first: number; last: number }

type ColumnProps = Hours & { column: ScheduleColumn; head: ReactNode; isToday: boolean; children: ReactNode }

function Column({ column, head, isToday, first, last, children }: ColumnProps) {
  const { date, jobs, closed, skipped } = column
  const sideBySide = Math.max(1, ...jobs.map(({ lanes }) => lanes))
  return (
    <section
      className={`schedule-column ${lanesClass(sideBySide)}`}
      data-empty={jobs.length === 0 || undefined}
      data-today={isToday || undefined}
    >
      <h3>{head}</h3>
      {[...closed, ...skipped].map(({ from, minutes }) => {
        const until = Math.min(from + minutes, last * 60)
        const since = Math.max(from, first * 60)
        return (
          until > since && (
            <div
              key={from}
              className={`schedule-closed ${placeClasses({ from: since, minutes: until - since }, first)}`}
            />
          )
        )
      })}
      <ol>{children}</ol>
      <NowLine date={date} first={first} last={last} />
    </section>
  )
}

type PersonHeadProps = { id: string; people: Schedule['people']; count: number }

function PersonHead({ id, people, count }: PersonHeadProps) {
  const person = people.find((one) => one.id === id)
  const name = person?.name ?? words.nobody
  return (
    <span className={`column-head ${personClass(person)}`} title={name}>
      <PersonMark person={person} />
      <span className="column-name">{name}</span>
      {count > 0 && (
        <span className="column-count" title={words.jobs(count)}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words.jobs(count)}</span>
        </span>
      )}
    </span>
  )
}

type DayHeadProps = { date: string; shown: ShownDays; today: string }

const DayHead = ({ date, shown, today }: DayHeadProps) => (
  <Link
    className="column-head"
    to={{ search: queryOf({ ...shown, view: 'day', date }, today) }}
    aria-current={date === today ? 'date' : undefined}
  >
    {dayName(date)}
  </Link>
)

function Drive({ drive, firstHour }: { drive: PlacedDrive; firstHour: number }) {
  const { takes, freeMinutes, isTight } = drive
  const place = placeClasses(drive, firstHour)
  if (!isTight)
    return (
      <li className={`schedule-drive ${place}`}>
        <Car className="icon" />
        {words.drive(takes)}
      </li>
    )
  const says = words.tightDrive({ takes, free: freeMinutes })
  return (
    <li className={`schedule-drive ${place}`} title={says} data-tight>
      <Car className="icon" />
      <span aria-hidden="true">{words.freeOfDrive({ takes, free: freeMinutes })}</span>
      <span className="sr-only">{says}</span>
    </li>
  )
}

/** Of the moment, as long as its date is shown; its place is in the HTML too. */
function NowLine({ date, first, last, isLabel = false }: Hours & { date: string; isLabel?: boolean }) {
  const now = new Date(useNow())
  const timeZone = useTimeZone()
  const at = minuteOn(date, now, timeZone)
  if (at === undefined || at < first * 60 || at >= last * 60) return null
  const className = `schedule-now ${placeClasses({ from: at, minutes: 0 }, first)}`
  return isLabel ? (
    <time className={className} dateTime={now.toISOString()}>
      {clockText(now, timeZone)}
    </time>
  ) : (
    <div className={className} aria-hidden="true" />
  )
}
