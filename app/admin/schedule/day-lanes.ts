import { endOf } from '#content/time/appointments.ts'

type Booked = {
  id: string
  status: string
  scheduledAt: string
  scheduledMinutes: number | null
  assignee: { id: string } | null
}

/** `past`: its planned time is over, and nobody has said that it is done. */
type StopState = 'done' | 'past' | 'underWay' | 'ahead'

/** `freeMinutes`: what the plan leaves for it, at most its own length. */
export type Drive = {
  minutes: number
  leaveAt: Date
  isOver: boolean
  isTight: boolean
  freeMinutes: number
}

/** A job on the line of a person's day, with the drive from the one before it while it is ahead. */
export type Stop<Job> = { job: Job; ends: Date; state: StopState; drive: Drive | undefined }

export type Lane<Job extends Booked> = { person: Job['assignee']; stops: readonly Stop<Job>[] }

type Clock = { now: number; travelMinutes: number | null }

/** One for each person by their first job; what nobody has comes last. */
export function lanesOf<Job extends Booked>(jobs: readonly Job[], clock: Clock): Lane<Job>[] {
  const inOrder = jobs.toSorted((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt))
  const ids = [...new Set(inOrder.map(({ assignee }) => assignee?.id))]
  const lanes = ids.map((id) => {
    const own = inOrder.filter(({ assignee }) => assignee?.id === id)
    return { person: own[0]?.assignee ?? null, stops: stopsOf(own, clock) }
  })
  return [...lanes.filter(({ person }) => person), ...lanes.filter(({ person }) => !person)]
}

function stopsOf<Job extends Booked>(jobs: readonly Job[], clock: Clock): Stop<Job>[] {
  const stops: Stop<Job>[] = []
  for (const job of jobs) {
    const ends = plannedEnd(job)
    const state = stateOf(job, ends, clock.now)
    const before = stops.toSorted((one, other) => other.ends.getTime() - one.ends.getTime())[0]
    stops.push({ job, ends, state, drive: state === 'ahead' ? driveOf(job, before, clock) : undefined })
  }
  return stops
}

const plannedEnd = ({ scheduledAt, scheduledMinutes }: Booked): Date =>
  endOf({ scheduledAt: new Date(scheduledAt), scheduledMinutes })

function stateOf({ status, scheduledAt }: Booked, ends: Date, now: number): StopState {
  if (status === 'completed') return 'done'
  if (ends.getTime() <= now) return 'past'
  return Date.parse(scheduledAt) <= now ? 'underWay' : 'ahead'
}

/**
 * Between two jobs of one person, by the minutes of the profile. None before the first job, whose start is not known, nor between
 * two at the same time, which `clashesWith` says.
 */
function driveOf(
  { scheduledAt, assignee }: Booked,
  before: Stop<Booked> | undefined,
  { now, travelMinutes }: Clock,
): Drive | undefined {
  const begins = Date.parse(scheduledAt)
  const isOpen = before && before.state !== 'done'
  if (!assignee || !before || !travelMinutes || (isOpen && before.ends.getTime() > begins)) return undefined
  const leaveAt = new Date(begins - travelMinutes * 60_000)
  const isTight = Boolean(isOpen) && before.ends > leaveAt
  return {
    minutes: travelMinutes,
    leaveAt,
    isOver: leaveAt.getTime() <= now,
    isTight,
    freeMinutes: isTight ? (begins - before.ends.getTime()) / 60_000 : travelMinutes,
  }
}
