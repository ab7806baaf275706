import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSeesOnlyOwn } from '#app/admin/rights.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { dayName, dayTitle, monthTitle } from './day-names.ts'
import { PersonMark } from './person-mark.tsx'
import type { ScheduledPerson } from './schedule-data.ts'
import { queryOf, type ShownDays, stepped, views } from './shown.ts'

type ToolbarProps = { shown: ShownDays; today: string; people: readonly ScheduledPerson[]; count: number }

export function pathsOf(shown: ShownDays, today: string) {
  const to = (change: Partial<ShownDays>) => ({ search: queryOf({ ...shown, ...change }, today) })
  return {
    k: to({ date: stepped(shown, -1) }),
    t: to({ date: today }),
    j: to({ date: stepped(shown, 1) }),
    d: to({ view: 'day' }),
    w: to({ view: 'week' }),
    m: to({ view: 'month' }),
  }
}

export function Toolbar({ shown, today, people, count }: ToolbarProps) {
  const paths = pathsOf(shown, today)
  const byView = { day: paths.d, week: paths.w, month: paths.m }
  return (
    <div className="schedule-tools">
      <div className="schedule-days">
        <Link
          to={paths.k}
          className="btn btn-square"
          aria-label={words.before[shown.view]}
          aria-keyshortcuts="k"
        >
          <ChevronLeft className="icon" />
        </Link>
        <Link to={paths.t} className="btn" aria-keyshortcuts="t">
          {words.today}
        </Link>
        <Link
          to={paths.j}
          className="btn btn-square"
          aria-label={words.after[shown.view]}
          aria-keyshortcuts="j"
        >
          <ChevronRight className="icon" />
        </Link>
      </div>
      <h2 className="schedule-title">
        {titleOf(shown)}
        <span className="schedule-count">{count > 0 ? words.jobs(count) : words.none}</span>
      </h2>
      <nav className="tabs schedule-views" aria-label={words.views}>
        {views.map((view) => (
          <Link key={view} to={byView[view]} aria-current={view === shown.view ? 'page' : undefined}>
            {words[view]}
          </Link>
        ))}
      </nav>
      <Whose shown={shown} today={today} people={people} />
    </div>
  )
}

const titleOf = ({ view, date, dates }: ShownDays): string =>
  ({
    day: () => dayTitle(date),
    week: () => words.weekOf(dayName(dates[0] ?? date), dayName(dates.at(-1) ?? date)),
    month: () => monthTitle(date),
  })[view]()

/** Whose jobs are shown, and what color each person has. */
function Whose({ shown, today, people }: Omit<ToolbarProps, 'count'>) {
  const seesOnlyOwn = useSeesOnlyOwn()
  if (seesOnlyOwn) return null
  const linkTo = (who: string) => ({
    to: { search: queryOf({ ...shown, who }, today) },
    'aria-current': who === shown.who ? ('page' as const) : undefined,
  })
  return (
    <nav className="tabs schedule-who" aria-label={words.who}>
      <Link {...linkTo('')}>{words.everybody}</Link>
      <Link {...linkTo('me')}>{words.mine}</Link>
      {people.length > 1 &&
        people.map((person) => (
          <Link key={person.id} {...linkTo(person.id)}>
            <PersonMark person={person} />
            <span className="who-name">{person.name}</span>
          </Link>
        ))}
    </nav>
  )
}
