import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { UpdateRequest } from '#app/admin/leads/lead-data.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import {
  refusedAt,
  type SubmissionHandler,
  type SubmissionOutcome,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { dateAfter, momentOf, momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { Moments } from './day-spans.ts'
import type { ShownDays } from './shown.ts'

const jobInSchedule = graphql(`
  fragment JobInSchedule on ScheduledRequest @_unmask {
    kind
    id
    number
    name
    phone
    phoneE164
    service
    address
    status
    isEmergency
    scheduledAt
    scheduledMinutes
    windowMinutes
    decline
    wishedAt
    assignee {
      id
      name: label
      place
    }
    takenAt
    isGiven
    clashesWith
    tightWith
    isOnClosedDay
    isOutsideHours
    mailsTo
    updatedAt
  }
`)

const ReadSchedule = graphql(
  `
  query AdminSchedule($from: AWSDateTime!, $to: AWSDateTime!, $all: Boolean!) {
    schedule(from: $from, to: $to) {
      scheduled {
        ...JobInSchedule
      }
      withoutTime {
        ...JobInSchedule
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
    businessProfile {
      travelMinutes
    }
  }
`,
  [jobInSchedule],
)

type ScheduleResult = ResultOf<typeof ReadSchedule>

export type Job = ScheduleResult['schedule']['withoutTime'][number]
export type ScheduledPerson = NonNullable<ScheduleResult['people']>[number]

export type ScheduledJob = Job & { scheduledAt: string }

export type Schedule = {
  scheduled: ScheduledJob[]
  withoutTime: Job[]
  people: ScheduledPerson[]
  open: Moments[] | null
  travelMinutes: number | null
}

/** `only`: the person whose jobs are the only ones shown. */
export async function readSchedule(
  run: Run,
  { dates }: ShownDays,
  timeZone: string,
  only: Pick<ScheduledPerson, 'id' | 'name'> | undefined,
): Promise<Schedule | undefined> {
  const read = await run(ReadSchedule, { ...momentsOfDays(dates, timeZone), all: !only })
  if (!read.ok) return undefined
  const { schedule, businessProfile } = read.value
  const scheduled = schedule.scheduled.filter((job): job is ScheduledJob => job.scheduledAt !== null)
  return {
    scheduled,
    withoutTime: schedule.withoutTime,
    people: read.value.people ?? peopleOf(only, scheduled),
    open:
      schedule.open?.map(({ opens, closes }) => ({ from: new Date(opens), until: new Date(closes) })) ?? null,
    travelMinutes: businessProfile.travelMinutes,
  }
}

export function momentsOfDays(dates: readonly string[], timeZone: string): { from: string; to: string } {
  const midnightOf = (date: string) => momentOf(date, '00:00', timeZone).toISOString()
  return { from: midnightOf(dates[0] ?? ''), to: midnightOf(dateAfter(dates.at(-1) ?? '', 1)) }
}

export function peopleOf(
  only: Pick<ScheduledPerson, 'id' | 'name'> | undefined,
  jobs: readonly Pick<Job, 'assignee'>[],
): ScheduledPerson[] {
  const place = jobs.find(({ assignee }) => assignee?.id === only?.id)?.assignee?.place ?? 0
  return only ? [{ ...only, place }] : []
}

type Input = {
  id: string
  scheduledAt?: string | null
  scheduledMinutes?: number | null
  windowMinutes?: number | null
  assigneeId?: string | null
  takenAt?: string
}

const change = (run: Run, form: FormData, input: Omit<Input, 'id'>): Promise<SubmissionOutcome> =>
  run(UpdateRequest, {
    input: { id: textIn(form, 'id'), ...input },
    condition: ifUnmodifiedSince(form.get('savedAt')),
  })

/** `assigneeId` of a form is sent only where it changed, so that the person who has it need not accept again. */
const personIn = (form: FormData) =>
  textIn(form, 'assigneeId') === textIn(form, 'hadId')
    ? {}
    : { assigneeId: textIn(form, 'assigneeId') || null }

export async function moveJob(run: Run, form: FormData): Promise<SubmissionOutcome> {
  const at = `${textIn(form, 'date')}T${textIn(form, 'time')}`
  const scheduledAt = momentOfLocalTime(at, await readTimeZone(run))
  if (!scheduledAt) return refusedAt('date', textIn(form, 'time') && whyNoTime(at))
  return change(run, form, {
    scheduledAt: scheduledAt.toISOString(),
    scheduledMinutes: Number(textIn(form, 'minutes')) || null,
    windowMinutes: Number(textIn(form, 'window')) || null,
    ...personIn(form),
  })
}

export const restoreJob: SubmissionHandler = (form, run) =>
  change(run, form, {
    scheduledAt: textIn(form, 'scheduledAt') || null,
    scheduledMinutes: Number(textIn(form, 'scheduledMinutes')) || null,
    windowMinutes: Number(textIn(form, 'windowMinutes')) || null,
    ...personIn(form),
    ...(textIn(form, 'takenAt') && { takenAt: textIn(form, 'takenAt') }),
  })
