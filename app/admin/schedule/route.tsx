import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type ScreenHandle, useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { PanelTitle, useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { clockText, isoDate } from '#app/ui/dates.ts'
import { dateAfter } from '#content/time/clocks.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { Route } from './+types/route.ts'
import { columnsOf, hoursOf, lanesClass, type ScheduleColumn } from './columns.ts'
import { dayName, dayTitle } from './day-names.ts'
import { JobBlock, JobWithoutTime, jobElementId } from './job.tsx'
import { moveJob, readSchedule, restoreJob, type Schedule } from './schedule-data.ts'
import { ScheduleKeys } from './schedule-keys.tsx'
import { queryOf, type ShownDays, shownIn, stepDays, views } from './shown.ts'

export const handle = { needs: { area: 'leads', to: 'own' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const at = new Date().toISOString()
  const timeZone = await readTimeZone(run)
  const today = isoDate(at, timeZone)
  const shown = shownIn(url.searchParams, today)
  const me = { id: user.userId, name: user.name }
  const only = user.rights.leads === 'own' ? me : undefined
  return { at, today, shown, me: user.userId, schedule: await readSchedule(run, shown, timeZone, only) }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadNewest('schedule', args, () => undefined)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = {
  move: (form: FormData, run: Parameters<typeof moveJob>[0]) => moveJob(run, form),
  restore: restoreJob,
}

const messages = { move: words.moveFailed, restore: words.undoFailed }

export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  const { live } = useAdminOutlet()
  const kept = useSticky(loaderData?.schedule ? loaderData : undefined)
  const today = kept?.today ?? loaderData?.today
  const isStale = !kept || kept !== loaderData
  return (
    <UndoProvider elementOf={jobElementId}>
      <PanelTitle title={words.title} />
      <header className="list-heading">
        <h1 className="grow">{words.title}</h1>
        <LiveBadge state={live} at={isStale ? undefined : kept?.at} />
      </header>
      {isStale && (
        <StaleNotice since={kept?.at} words={words} failed={`${words.failed}. ${words.failedHint}`} />
      )}
      {kept?.schedule && today && <ShownSchedule {...kept} schedule={kept.schedule} today={today} />}
    </UndoProvider>
  )
}

type ShownScheduleProps = { schedule: Schedule; shown: ShownDays; today: string; me: string }

function ShownSchedule({ schedule, shown, today, me }: ShownScheduleProps) {
  const { people, scheduled, withoutTime } = schedule
  const timeZone = useTimeZone()
  const mayWrite = useMayWrite('leads')
  const who = shown.who === 'me' ? me : shown.who
  const theirs = scheduled.filter(({ assignee }) => !who || assignee?.id === who)
  const columns = columnsOf(theirs, { ...shown, who }, { people, timeZone })
  const { first, last } = hoursOf(columns)
  const places = columns.map(({ key }) => (shown.view === 'week' ? { date: key } : { assigneeId: key }))
  const focused = useRef<string>(undefined)
  const nameOf = (id: string) => scheduled.find((job) => job.id === id)?.name ?? ''
  return (
    <>
      <Toolbar shown={shown} today={today} people={people} />
      <h2 className="schedule-title">
        {shown.view === 'day'
          ? dayTitle(shown.date)
          : words.weekOf(dayName(shown.dates[0] ?? shown.date), dayName(shown.dates.at(-1) ?? shown.date))}
        <span className="schedule-count">{theirs.length > 0 ? words.jobs(theirs.length) : words.none}</span>
      </h2>
      <Hours first={first} last={last}>
        {columns.map((column, index) => (
          <DayColumn
            key={column.key}
            column={column}
            title={shown.view === 'week' ? dayName(column.key) : personName(people, column.key)}
            isToday={shown.view === 'week' && column.key === today}
          >
            {column.jobs.map((placed) => (
              <JobBlock
                key={placed.job.id}
                placed={placed}
                firstHour={first}
                date={shown.view === 'week' ? column.key : shown.date}
                columns={places}
                index={index}
                focused={focused}
                people={people}
                nameOf={nameOf}
                mayWrite={mayWrite}
                isOfPerson={shown.view === 'day'}
              />
            ))}
          </DayColumn>
        ))}
      </Hours>
      <ScheduleKeys paths={pathsOf(shown, today)} />
      {withoutTime.length > 0 && (
        <section aria-labelledby="without-time" className="schedule-waiting">
          <h2 id="without-time">{words.withoutTime}</h2>
          <p className="text-fine text-ink-2">{words.withoutTimeHint}</p>
          <ul>
            {withoutTime.map((job) => (
              <JobWithoutTime
                key={job.id}
                job={job}
                date={shown.date < today ? today : shown.date}
                people={people}
                mayWrite={mayWrite}
                firstHour={first}
                columns={shown.view === 'week' ? places : places.map((one) => ({ ...one, date: shown.date }))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const personName = (people: Schedule['people'], id: string) =>
  people.find((person) => person.id === id)?.name ?? words.nobody

type ToolbarProps = { shown: ShownDays; today: string; people: Schedule['people'] }

function pathsOf(shown: ShownDays, today: string) {
  const by = stepDays[shown.view]
  const to = (date: string) => ({ search: queryOf({ ...shown, date }, today) })
  return { k: to(dateAfter(shown.date, -by)), t: to(today), j: to(dateAfter(shown.date, by)) }
}

function Toolbar({ shown, today, people }: ToolbarProps) {
  const { view, who } = shown
  const to = (change: Partial<ShownDays>) => ({ search: queryOf({ ...shown, ...change }, today) })
  const paths = pathsOf(shown, today)
  const seesOnlyOwn = useSeesOnlyOwn()
  return (
    <div className="schedule-tools">
      <div className="schedule-days">
        <Link to={paths.k} className="btn btn-square" aria-label={words.before[view]} aria-keyshortcuts="k">
          <ChevronLeft className="icon" />
        </Link>
        <Link to={paths.t} className="btn" aria-keyshortcuts="t">
          {words.today}
        </Link>
        <Link to={paths.j} className="btn btn-square" aria-label={words.after[view]} aria-keyshortcuts="j">
          <ChevronRight className="icon" />
        </Link>
      </div>
      <nav className="tabs" aria-label={words.views}>
        {views.map((one) => (
          <Link key={one} to={to({ view: one })} aria-current={one === view ? 'page' : undefined}>
            {words[one]}
          </Link>
        ))}
      </nav>
      {!seesOnlyOwn && (
        <nav className="tabs" aria-label={words.who}>
          <Link to={to({ who: '' })} aria-current={who === '' ? 'page' : undefined}>
            {words.everybody}
          </Link>
          <Link to={to({ who: 'me' })} aria-current={who === 'me' ? 'page' : undefined}>
            {words.mine}
          </Link>
          {people.length > 1 &&
            people.map(({ id, name }) => (
              <Link key={id} to={to({ who: id })} aria-current={who === id ? 'page' : undefined}>
                {name}
              </Link>
            ))}
        </nav>
      )}
    </div>
  )
}

type HoursProps = { first: number; last: number; children: ReactNode }

function Hours({ first, last, children }: HoursProps) {
  return (
    <div className="schedule-grid">
      <ol className="schedule-hours" aria-hidden="true">
        {hoursBetween(first, last).map((hour) => (
          <li key={hour}>{hourText(hour)}</li>
        ))}
      </ol>
      {children}
    </div>
  )
}

const hoursBetween = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => first + index)

const hourText = (hour: number) => clockText(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC')

type DayColumnProps = { column: ScheduleColumn; title: string; isToday: boolean; children: ReactNode }

function DayColumn({ column, title, isToday, children }: DayColumnProps) {
  const sideBySide = Math.max(1, ...column.jobs.map(({ lanes }) => lanes))
  return (
    <section
      className={`schedule-column ${lanesClass(sideBySide)}`}
      data-empty={column.jobs.length === 0 || undefined}
      data-today={isToday || undefined}
    >
      <h3>{title}</h3>
      <ol>{children}</ol>
    </section>
  )
}
