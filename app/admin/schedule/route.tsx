import { useRef } from 'react'
import { staffContext } from '#app/admin/access.ts'
import { Now } from '#app/admin/list/time.tsx'
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
import { isoDate } from '#app/ui/dates.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { Route } from './+types/route.ts'
import { columnsOf, hoursOf, startOfPlacing } from './columns.ts'
import { dayName } from './day-names.ts'
import { ScheduleGrid } from './grid.tsx'
import { JobBlock, jobElementId, type TextAt } from './job.tsx'
import { MonthTable } from './month.tsx'
import { type Month, readMonth } from './month-data.ts'
import { moveJob, readSchedule, restoreJob, type Schedule } from './schedule-data.ts'
import { ScheduleKeys } from './schedule-keys.tsx'
import { type ShownDays, shownIn } from './shown.ts'
import { spotText } from './spot.ts'
import { pathsOf, Toolbar } from './toolbar.tsx'
import { Tray } from './tray.tsx'

export const handle = { needs: { area: 'leads', to: 'own' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const at = new Date().toISOString()
  const timeZone = await readTimeZone(run)
  const today = isoDate(at, timeZone)
  const shown = shownIn(url.searchParams, today)
  const only = user.rights.leads === 'own' ? { id: user.userId, name: user.name } : undefined
  const who = shown.who === 'me' ? user.userId : shown.who
  const found =
    shown.view === 'month'
      ? { month: await readMonth(run, shown, timeZone, { only, id: who }) }
      : { schedule: await readSchedule(run, shown, timeZone, only) }
  return { at, today, shown, who, ...found }
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
  const isLoaded = loaderData && ('month' in loaderData ? loaderData.month : loaderData.schedule)
  const kept = useSticky(isLoaded ? loaderData : undefined)
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
      {kept && (
        <Now at={kept.at}>
          {'month' in kept
            ? kept.month && <ShownMonth {...kept} month={kept.month} />
            : kept.schedule && <ShownSchedule {...kept} schedule={kept.schedule} />}
          <ScheduleKeys paths={pathsOf(kept.shown, kept.today)} />
        </Now>
      )}
    </UndoProvider>
  )
}

type Days = { shown: ShownDays; today: string }

function ShownMonth({ month, shown, today }: Days & { month: Month }) {
  const inMonth = month.days.filter(({ date }) => date.slice(0, 7) === shown.date.slice(0, 7))
  const count = inMonth.reduce((sum, day) => sum + day.count, 0)
  return (
    <>
      <Toolbar shown={shown} today={today} people={month.people} count={count} />
      <MonthTable month={month} shown={shown} today={today} />
    </>
  )
}

type ShownScheduleProps = Days & { at: string; who: string; schedule: Schedule }

function ShownSchedule({ at, schedule, shown, today, who }: ShownScheduleProps) {
  const { people, scheduled, withoutTime } = schedule
  const timeZone = useTimeZone()
  const mayWrite = useMayWrite('leads')
  const isOwn = useSeesOnlyOwn()
  const isWeek = shown.view === 'week'
  const now = Date.parse(at)
  const theirs = scheduled.filter(({ assignee }) => !who || assignee?.id === who)
  const columns = columnsOf(theirs, { ...shown, who }, { ...schedule, timeZone, now, isOwn })
  const hours = hoursOf(columns)
  const places = columns.map(({ key }) => (isWeek ? { date: key } : { assigneeId: key }))
  const date = shown.date < today ? today : shown.date
  const focused = useRef<string>(undefined)
  const nameOf = (id: string) => scheduled.find((job) => job.id === id)?.name ?? ''
  const textAt: TextAt = ({ id, assignee }, spot, minutes) => {
    const assigneeId = isWeek ? assignee?.id : columns[spot.column]?.key
    return spotText(columns, spot, { id, minutes, assigneeId: assigneeId || null }, schedule.travelMinutes)
  }
  return (
    <>
      <Toolbar shown={shown} today={today} people={people} count={theirs.length} />
      <div className="schedule-body" data-tray={withoutTime.length > 0 || undefined}>
        <ScheduleGrid columns={columns} shown={shown} today={today} people={people}>
          {(placed, index) => (
            <JobBlock
              key={placed.job.id}
              placed={placed}
              firstHour={hours.first}
              date={columns[index]?.date ?? shown.date}
              columns={places}
              index={index}
              focused={focused}
              people={people}
              nameOf={nameOf}
              textAt={textAt}
              mayWrite={mayWrite}
              isOfPerson={!isWeek}
            />
          )}
        </ScheduleGrid>
        <Tray
          jobs={withoutTime}
          date={date}
          people={people}
          mayWrite={mayWrite}
          hours={hours}
          columns={isWeek ? places : places.map((one) => ({ ...one, date: shown.date }))}
          nameOf={(column) => {
            const key = columns[column]?.key ?? ''
            return isWeek ? dayName(key) : (people.find(({ id }) => id === key)?.name ?? words.nobody)
          }}
          textAt={textAt}
          startOf={(assigneeId) =>
            startOfPlacing(columns, { today, now: new Date(now), timeZone, assigneeId })
          }
        />
      </div>
    </>
  )
}
