import { graphql, type ResultOf } from '#app/graphql.ts'
import { localTimeText } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { closedOn, dayMinutes, type Moments } from './day-spans.ts'
import { momentsOfDays, peopleOf, type ScheduledPerson } from './schedule-data.ts'
import type { ShownDays } from './shown.ts'

const ReadMonth = graphql(`
  query AdminScheduleOfMonth($from: AWSDateTime!, $to: AWSDateTime!, $all: Boolean!) {
    schedule(from: $from, to: $to) {
      scheduled {
        id
        name
        status
        isEmergency
        scheduledAt
        assignee {
          id
          name: label
          place
        }
      }
      open {
        opens
        closes
      }
    }
    people @include(if: $all) {
      id
      name: label
      place
    }
  }
`)

type FoundJob = ResultOf<typeof ReadMonth>['schedule']['scheduled'][number]

export type JobInMonth = FoundJob & { scheduledAt: string }

/** `first`: the first of its jobs; `count` says how many there are. */
export type DayInMonth = { date: string; first: readonly JobInMonth[]; count: number; isClosed: boolean }

export type Month = { people: ScheduledPerson[]; days: readonly DayInMonth[] }

const shownOfDay = 3

/** A day has the jobs that begin on it, of `who` or, without one, of everybody. Only those that are shown travel. */
export async function readMonth(
  run: Run,
  { dates }: ShownDays,
  timeZone: string,
  who: { only: Pick<ScheduledPerson, 'id' | 'name'> | undefined; id: string },
): Promise<Month | undefined> {
  const read = await run(ReadMonth, { ...momentsOfDays(dates, timeZone), all: !who.only })
  if (!read.ok) return undefined
  const { schedule, people } = read.value
  const jobs = schedule.scheduled
    .filter((job): job is JobInMonth => job.scheduledAt !== null)
    .filter(({ assignee }) => !who.id || assignee?.id === who.id)
  const open = schedule.open?.map(({ opens, closes }) => ({ from: new Date(opens), until: new Date(closes) }))
  return { people: people ?? peopleOf(who.only, jobs), days: daysOfMonth(dates, { jobs, open, timeZone }) }
}

type OfMonth = { jobs: readonly JobInMonth[]; open: readonly Moments[] | undefined; timeZone: string }

export function daysOfMonth(dates: readonly string[], { jobs, open, timeZone }: OfMonth): DayInMonth[] {
  const byDate = Map.groupBy(jobs, ({ scheduledAt }) => dateOf(scheduledAt, timeZone))
  return dates.map((date) => {
    const all = byDate.get(date) ?? []
    // "+1 more" would take the line of the job that it hides.
    const first = all.length === shownOfDay + 1 ? all : all.slice(0, shownOfDay)
    const [closed] = open ? closedOn(date, open, timeZone) : []
    return { date, first, count: all.length, isClosed: closed?.minutes === dayMinutes }
  })
}

const dateOf = (moment: string, timeZone: string) => localTimeText(new Date(moment), timeZone).slice(0, 10)
