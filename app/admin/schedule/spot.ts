import { clockText } from '#app/ui/dates.ts'
import { conflictsOf } from '#content/time/appointments.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { ScheduleColumn } from './columns.ts'
import { dayMinutes } from './day-spans.ts'

/** `minutes`: since midnight by the clocks of the firm. */
export type Spot = { column: number; minutes: number }

/** What is dragged onto it. `assigneeId`: null where nobody goes. */
type Placed = { id: string; minutes: number; assigneeId: string | null }

export type SpotText = { time: string; warnings: string }

/** What a job would be told there by what is shown, while it is dragged; the server says the same once it is saved. */
export function spotText(
  columns: readonly ScheduleColumn[],
  { column, minutes }: Spot,
  placed: Placed,
  travelMinutes: number | null,
): SpotText {
  const { jobs = [], closed = [] } = columns[column] ?? {}
  const momentAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const others = jobs
    .filter(({ job }) => job.id !== placed.id)
    .map(({ job, from, minutes }) => ({
      id: job.id,
      scheduledAt: momentAt(from),
      scheduledMinutes: minutes,
      assigneeId: job.assignee?.id ?? null,
    }))
  const own = { ...placed, scheduledAt: momentAt(minutes), scheduledMinutes: placed.minutes }
  const { clashes = [], tight = [] } = conflictsOf([...others, own], travelMinutes ?? 0).get(placed.id) ?? {}
  const namesOf = (ids: readonly string[]) =>
    jobs.flatMap(({ job }) => (ids.includes(job.id) ? [job.name] : [])).join(', ')
  const closedThen = closed.find(
    (span) => span.from < minutes + placed.minutes && minutes < span.from + span.minutes,
  )
  const warnings = [
    clashes.length > 0 && words.clash(namesOf(clashes)),
    tight.length > 0 && words.tight(namesOf(tight)),
    closedThen && (closedThen.minutes === dayMinutes ? words.closedDay : words.outsideHours),
  ]
  return { time: clockText(momentAt(minutes), 'UTC'), warnings: warnings.filter(Boolean).join('. ') }
}
