import { endOf } from '#content/time/appointments.ts'
import { lanesOf } from './day-lanes.ts'
import { closedOn, type DaySpan, dayMinutes, type Moments, minuteOn, skippedOn, spanOn } from './day-spans.ts'
import type { Schedule, ScheduledJob } from './schedule-data.ts'
import type { ShownDays } from './shown.ts'

/** `key`: a date in the week, a person's id in the day (empty: not assigned). */
export type ScheduleColumn = {
  key: string
  date: string
  jobs: readonly PlacedJob[]
  drives: readonly PlacedDrive[]
  closed: readonly DaySpan[]
  skipped: readonly DaySpan[]
}

/** `lane` of `lanes`: side by side where several are at the same time. */
export type PlacedJob = DaySpan & { job: ScheduledJob; lane: number; lanes: number }

/** To a job, from the one before it. `freeMinutes` is less than the drive takes where it is tight. */
export type PlacedDrive = DaySpan & { to: string; takes: number; freeMinutes: number; isTight: boolean }

/** Of a job that takes less, so that its name can be read. */
const leastShown = 24

const momentsOf = (job: ScheduledJob): Moments => {
  const from = new Date(job.scheduledAt)
  return { from, until: endOf({ ...job, scheduledAt: from }) }
}

/** Each job in the first lane that is free; jobs that touch each other share the width. */
export function inLanes(jobs: readonly Omit<PlacedJob, 'lane' | 'lanes'>[]): PlacedJob[] {
  const placed: PlacedJob[] = []
  let group: PlacedJob[] = []
  const shownUntil = ({ from, minutes }: DaySpan) => from + Math.max(minutes, leastShown)
  for (const job of jobs.toSorted((one, other) => one.from - other.from)) {
    if (group.every((other) => shownUntil(other) <= job.from)) group = []
    const isFree = (lane: number) =>
      group.every((other) => other.lane !== lane || shownUntil(other) <= job.from)
    let lane = 0
    while (!isFree(lane)) lane += 1
    const one = { ...job, lane, lanes: 1 }
    group.push(one)
    placed.push(one)
    const lanes = Math.max(...group.map((other) => other.lane)) + 1
    for (const other of group) other.lanes = lanes
  }
  return placed
}

type Shown = Pick<Schedule, 'people' | 'open' | 'travelMinutes'> & {
  timeZone: string
  now: number
  /** A person who sees only their own jobs has no column of unassigned ones. */
  isOwn: boolean
}

/** The days of a week; of one day the people, by name, and unassigned jobs last. */
export function columnsOf(
  jobs: readonly ScheduledJob[],
  { view, dates, who }: ShownDays,
  { people, open, travelMinutes, timeZone, now, isOwn }: Shown,
): ScheduleColumn[] {
  const columnOf = (key: string, date: string, of: readonly ScheduledJob[], isOfOne: boolean) => {
    const onDay = of.flatMap((job) => {
      const span = spanOn(date, momentsOf(job), timeZone)
      return span ? [{ job, ...span }] : []
    })
    return {
      key,
      date,
      jobs: inLanes(onDay),
      drives: isOfOne ? drivesTo(onDay, date, { travelMinutes, timeZone, now }) : [],
      closed: open ? closedOn(date, open, timeZone) : [],
      skipped: skippedOn(date, timeZone),
    }
  }
  if (view !== 'day') return dates.map((date) => columnOf(date, date, jobs, who !== ''))
  const [date = ''] = dates
  const shown = who ? people.filter(({ id }) => id === who) : people
  const columns = shown.map(({ id }) =>
    columnOf(
      id,
      date,
      jobs.filter(({ assignee }) => assignee?.id === id),
      true,
    ),
  )
  if (who || isOwn) return columns
  const nobodys = jobs.filter(({ assignee }) => !people.some(({ id }) => id === assignee?.id))
  return [...columns, columnOf('', date, nobodys, false)]
}

type DriveClock = Pick<Shown, 'travelMinutes' | 'timeZone' | 'now'>

function drivesTo(
  placed: readonly (DaySpan & { job: ScheduledJob })[],
  date: string,
  { timeZone, ...clock }: DriveClock,
): PlacedDrive[] {
  const lanes = lanesOf(
    placed.map(({ job }) => job),
    clock,
  )
  return lanes.flatMap(({ stops }) =>
    stops.flatMap(({ job, drive }) => {
      if (!drive) return []
      const { minutes: takes, freeMinutes, isTight } = drive
      const until = new Date(job.scheduledAt)
      const from = new Date(until.getTime() - Math.max(freeMinutes, 1) * 60_000)
      const span = spanOn(date, { from, until }, timeZone)
      return span ? [{ ...span, to: job.id, takes, freeMinutes, isTight }] : []
    }),
  )
}

/** Full hours: from 7 to 19 at least, all in which it is open, and whatever is earlier or later. */
export function hoursOf(columns: readonly ScheduleColumn[]): { first: number; last: number } {
  const open = columns.flatMap(({ closed }) => openWithin(closed))
  const all = [...columns.flatMap(({ jobs }) => jobs), ...open]
  return {
    first: Math.min(7, ...all.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(19, ...all.map(({ from, minutes }) => Math.ceil((from + minutes) / 60))),
  }
}

/** Empty for a day that is closed as a whole, and where no hours are set. */
function openWithin(closed: readonly DaySpan[]): DaySpan[] {
  const [first] = closed
  const last = closed.at(-1)
  if (!first || !last || first.minutes === dayMinutes) return []
  const from = first.from === 0 ? first.minutes : 0
  const until = last.from + last.minutes === dayMinutes ? last.from : dayMinutes
  return [{ from, minutes: until - from }]
}

type Start = { today: string; now: Date; timeZone: string; assigneeId: string }

/** Where keys begin to place a job: in the column of its assignee, today at the next full hour, else when it opens. */
export function startOfPlacing(
  columns: readonly ScheduleColumn[],
  { today, now, timeZone, assigneeId }: Start,
): { column: number; minutes: number } {
  const found = columns.findIndex(({ key }) => key === assigneeId || key === today)
  const column = Math.max(0, found)
  const { first, last } = hoursOf(columns)
  const { date = '', closed = [] } = columns[column] ?? {}
  const minute = minuteOn(date, now, timeZone)
  const opens = openWithin(closed)[0]?.from ?? usualStart * 60
  const wanted = minute === undefined ? opens : (Math.floor(minute / 60) + 1) * 60
  return { column, minutes: Math.min(Math.max(wanted, first * 60), (last - 1) * 60) }
}

const usualStart = 9

/** The highest number in places.css. */
const mostLanes = 40

/** Where something stands in the grid, by the utilities of places.css: the policy allows no style attribute in the HTML. */
export function placeClasses({ from, minutes }: DaySpan, firstHour: number, least = 0): string {
  const start = from - firstHour * 60
  const length = Math.max(minutes, least)
  return `from-hour-${Math.floor(start / 60)} from-minute-${start % 60} for-hours-${Math.floor(length / 60)} for-minutes-${length % 60}`
}

export const jobClasses = (placed: PlacedJob, firstHour: number): string =>
  `${placeClasses(placed, firstHour, leastShown)} lane-${Math.min(placed.lane, mostLanes - 1)} ${lanesClass(placed.lanes)}`

export const lanesClass = (lanes: number) => `of-lanes-${Math.min(lanes, mostLanes)}`
