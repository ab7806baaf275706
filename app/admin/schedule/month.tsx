import { Siren } from 'lucide-react'
import { Link } from 'react-router'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { dayOfMonth, dayTitle, weekdayName } from './day-names.ts'
import type { DayInMonth, JobInMonth, Month } from './month-data.ts'
import { PersonMark, personClass } from './person-mark.tsx'
import { queryOf, type ShownDays } from './shown.ts'

type MonthProps = { month: Month; shown: ShownDays; today: string }

/** A link for each day; on a phone a day says how many jobs it has. */
export function MonthTable({ month: { days }, shown, today }: MonthProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className="month">
      <thead>
        <tr>
          {days.slice(0, 7).map(({ date }) => (
            <th key={date} scope="col">
              {weekdayName(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Day key={day.date} day={day} shown={shown} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = Omit<MonthProps, 'month'> & { day: DayInMonth }

function Day({ day: { date, first, count, isClosed }, shown, today }: DayProps) {
  const said = [dayTitle(date), count > 0 ? words.jobs(count) : words.none, isClosed && words.closed]
  return (
    <td
      data-other={date.slice(0, 7) !== shown.date.slice(0, 7) || undefined}
      data-today={date === today || undefined}
      data-closed={isClosed || undefined}
    >
      <Link
        to={{ search: queryOf({ ...shown, view: 'day', date }, today) }}
        className="month-day"
        aria-label={said.filter(Boolean).join(', ')}
        aria-current={date === today ? 'date' : undefined}
      >
        <span className="month-number">{dayOfMonth(date)}</span>
        {count > 0 && (
          <span className="month-count" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      {first.length > 0 && (
        <ul>
          {first.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </ul>
      )}
      {count > first.length && <p className="month-more">{words.more(count - first.length)}</p>}
    </td>
  )
}

function JobLine({ job }: { job: JobInMonth }) {
  const { name, scheduledAt, status, isEmergency, assignee } = job
  const timeZone = useTimeZone()
  return (
    <li className={`month-job ${personClass(assignee)}`} data-done={status === 'completed' || undefined}>
      <PersonMark person={assignee} />
      <span className="sr-only">{assignee?.name ?? words.nobody}</span>
      {isEmergency && <Siren className="icon" />}
      <time dateTime={scheduledAt}>{clockText(scheduledAt, timeZone)}</time> <span>{name}</span>
    </li>
  )
}
