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
    assignee {
      id
      name: label
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
    }
    people @include(if: $all) {
      id
      name: label
    }
  }
`,
  [jobInSchedule],
)

type ScheduleResult = ResultOf<typeof ReadSchedule>

export type Job = ScheduleResult['schedule']['withoutTime'][number]
export type ScheduledPerson = NonNullable<ScheduleResult['people']>[number]

export type ScheduledJob = Job & { scheduledAt: string }

export type Schedule = { scheduled: ScheduledJob[]; withoutTime: Job[]; people: ScheduledPerson[] }

export async function readSchedule(
  run: Run,
  { dates }: ShownDays,
  timeZone: string,
  only: ScheduledPerson | undefined,
): Promise<Schedule | undefined> {
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return undefined
  const read = await run(ReadSchedule, {
    from: momentOf(first, '00:00', timeZone).toISOString(),
    to: momentOf(dateAfter(last, 1), '00:00', timeZone).toISOString(),
    all: !only,
  })
  if (!read.ok) return undefined
  const { schedule, people = only ? [only] : [] } = read.value
  const scheduled = schedule.scheduled.filter((job): job is ScheduledJob => job.scheduledAt !== null)
  return { scheduled, withoutTime: schedule.withoutTime, people }
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
