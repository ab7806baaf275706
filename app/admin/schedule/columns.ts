import { usualMinutes } from '#content/time/appointments.ts'
import { localTimeText } from '#content/time/clocks.ts'
import type { ScheduledJob, ScheduledPerson } from './schedule-data.ts'
import type { ShownDays } from './shown.ts'

/** `key`: a date in the week, a person's id in the day (empty: not assigned). */
export type ScheduleColumn = { key: string; jobs: readonly PlacedJob[] }

/** `lane` of `lanes`: side by side where several are at the same time. */
export type PlacedJob = { job: ScheduledJob; from: number; minutes: number; lane: number; lanes: number }

const dayMinutes = 24 * 60

/** Minutes since midnight by the clocks of the firm; one that began the day before begins at 0. None for another day's. */
function minutesOn(date: string, { scheduledAt, scheduledMinutes }: ScheduledJob, timeZone: string) {
  const [day = '', time = ''] = localTimeText(new Date(scheduledAt), timeZone).split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const daysBefore = (Date.parse(date) - Date.parse(day)) / 86_400_000
  const begun = hours * 60 + minutes - daysBefore * dayMinutes
  const from = Math.max(0, begun)
  return { from, minutes: Math.min(dayMinutes, begun + (scheduledMinutes ?? usualMinutes)) - from }
}

/** Each job in the first lane that is free; jobs that touch each other share the width. */
export function inLanes(jobs: readonly Omit<PlacedJob, 'lane' | 'lanes'>[]): PlacedJob[] {
  const placed: PlacedJob[] = []
  let group: PlacedJob[] = []
  const endOf = ({ from, minutes }: Pick<PlacedJob, 'from' | 'minutes'>) => from + minutes
  for (const job of jobs.toSorted((one, other) => one.from - other.from)) {
    if (group.every((other) => endOf(other) <= job.from)) group = []
    const isFree = (lane: number) => group.every((other) => other.lane !== lane || endOf(other) <= job.from)
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

const isOn = (date: string, job: ScheduledJob, timeZone: string) => minutesOn(date, job, timeZone).minutes > 0

/** The days of the week, or of one day the people; people without a job stand last. */
export function columnsOf(
  jobs: readonly ScheduledJob[],
  { view, dates, who }: ShownDays,
  { people, timeZone }: { people: readonly ScheduledPerson[]; timeZone: string },
): ScheduleColumn[] {
  const placed = (date: string, of: readonly ScheduledJob[]) =>
    inLanes(of.map((job) => ({ job, ...minutesOn(date, job, timeZone) })))
  const onDay = (date: string) => jobs.filter((job) => isOn(date, job, timeZone))
  if (view === 'week') return dates.map((date) => ({ key: date, jobs: placed(date, onDay(date)) }))
  const [date = ''] = dates
  const today = onDay(date)
  const keys = who ? people.filter(({ id }) => id === who).map(({ id }) => id) : people.map(({ id }) => id)
  const isOfNobody = ({ assignee }: ScheduledJob) => !people.some(({ id }) => id === assignee?.id)
  const nobodys = today.filter(isOfNobody)
  return [
    ...keys.map((key) => ({
      key,
      jobs: placed(
        date,
        today.filter(({ assignee }) => assignee?.id === key),
      ),
    })),
    ...(nobodys.length > 0 && !who ? [{ key: '', jobs: placed(date, nobodys) }] : []),
  ].toSorted((one, other) => Number(other.jobs.length > 0) - Number(one.jobs.length > 0))
}

/** Full hours: from 7 to 19 at least, and whatever is earlier or later. */
export function hoursOf(columns: readonly ScheduleColumn[]): { first: number; last: number } {
  const all = columns.flatMap(({ jobs }) => jobs)
  return {
    first: Math.min(7, ...all.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(19, ...all.map(({ from, minutes }) => Math.ceil((from + minutes) / 60))),
  }
}

/** The highest number in places.css. */
const mostLanes = 40

const shortest = 30

/** Where a job stands in the grid, by the utilities of places.css: the policy allows no style attribute in the HTML. */
export function placeClasses({ from, minutes, lane, lanes }: PlacedJob, firstHour: number): string {
  const start = from - firstHour * 60
  const length = Math.max(minutes, shortest)
  return [
    `from-hour-${Math.floor(start / 60)} from-minute-${start % 60}`,
    `for-hours-${Math.floor(length / 60)} for-minutes-${length % 60}`,
    `lane-${Math.min(lane, mostLanes - 1)} ${lanesClass(lanes)}`,
  ].join(' ')
}

export const lanesClass = (lanes: number) => `of-lanes-${Math.min(lanes, mostLanes)}`
