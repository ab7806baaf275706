import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { conflictsOf, declineOf, endOf, wishOf } from '#content/time/appointments.ts'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import { appointmentHours, closedDatesFrom, openOn } from '#content/time/opening-hours.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { declineType, requestKindType } from '#server/models/leads/lead-events.ts'
import { mayMail } from '#server/models/leads/mails/request-confirmation.ts'
import { personType, staffLabel, staffPlace } from '#server/models/leads/people.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { isOf, ownerOnly } from './own-requests.ts'

const dayMs = 86_400_000
/** An appointment is at most a day long (lead-progress.ts). */
const longestMs = dayMs
/** Six weeks, as a month is shown, in which the clocks may go back. */
const mostDays = 43
const mostScheduled = 2_000
const mostWithoutTime = 30

type JobRow = Awaited<ReturnType<typeof selectJobs>>[number]

const selectJobs = (db: Queryable, where: SQL | undefined, { order, most }: { order: SQL; most: number }) =>
  db
    .select({
      id: requests.id,
      kind: requests.kind,
      number: requests.number,
      name: requests.name,
      phone: requests.phone,
      phoneE164: requests.phoneE164,
      email: requests.email,
      promisedBy: requests.promisedBy,
      quarantineReasons: requests.quarantineReasons,
      appointmentMails: requests.appointmentMails,
      service: requests.service,
      address: requests.address,
      status: requests.status,
      isEmergency: requests.isEmergency,
      scheduledAt: requests.scheduledAt,
      scheduledMinutes: requests.scheduledMinutes,
      windowMinutes: requests.windowMinutes,
      declinedAppointment: requests.declinedAppointment,
      followUpAt: requests.followUpAt,
      pickedFrom: requests.pickedFrom,
      pickedUntil: requests.pickedUntil,
      reservedUntil: requests.reservedUntil,
      assigneeId: requests.assigneeId,
      takenAt: requests.takenAt,
      assigneeName: users.name,
      assigneeLabel: staffLabel,
      assigneePlace: staffPlace,
      updatedAt: requests.updatedAt,
    })
    .from(requests)
    .leftJoin(users, eq(requests.assigneeId, users.id))
    .where(where)
    .orderBy(order, requests.id)
    .limit(most)

const isScheduled = (job: JobRow): job is JobRow & { scheduledAt: Date } => job.scheduledAt !== null

/** What has an appointment between the two moments, also begun before; not what was canceled or lost. */
export async function scheduledBetween(db: Queryable, owner: string | undefined, from: Date, to: Date) {
  const { scheduledAt, cancelledAt, lostReason } = requests
  const found = await selectJobs(
    db,
    and(
      isOf(owner),
      isNotNull(scheduledAt),
      gt(scheduledAt, new Date(from.getTime() - longestMs)),
      lt(scheduledAt, to),
      isNull(cancelledAt),
      isNull(lostReason),
    ),
    { order: asc(scheduledAt), most: mostScheduled },
  )
  return found.filter(isScheduled).filter((job) => endOf(job) > from)
}

function withoutTime(db: Queryable, owner: string | undefined) {
  const { scheduledAt, stage, stageAt, declinedAppointment } = requests
  const isDeclined = and(inArray(stage, ['followUp', 'emergencyFollowUp']), isNotNull(declinedAppointment))
  const isWished = and(
    inArray(stage, ['waiting', 'followUp']),
    isNotNull(requests.pickedFrom),
    isNull(requests.reservedUntil),
  )
  const isToPlan = or(eq(stage, 'working'), isDeclined, isWished)
  return selectJobs(db, and(isOf(owner), isNull(scheduledAt), isToPlan), {
    order: desc(stageAt),
    most: mostWithoutTime,
  })
}

type StoredAppointment = { scheduledAt: Date; scheduledMinutes: number | null }

/** From its beginning to its end: a job that goes on past midnight may do so into a closed day. */
export function againstHours(profile: BusinessProfile, appointment: StoredAppointment) {
  const [from, until] = [appointment.scheduledAt, endOf(appointment)]
  const dateOf = (moment: Date) => clockAt(moment, profile.timeZone).date
  const lastDate = dateOf(new Date(until.getTime() - 1))
  const isOnClosedDay = closedDatesFrom(profile, dateOf(from), 2).some((date) => date <= lastDate)
  const timetable = appointmentHours(profile)
  const days = [dateAfter(dateOf(from), -1), dateOf(from)]
  const fits = days
    .flatMap((day) => openOn(timetable, day))
    .some(({ opens, closes }) => opens <= from && until <= closes)
  return { isOnClosedDay, isOutsideHours: timetable.hours.length > 0 && !isOnClosedDay && !fits }
}

type ScheduledJob = JobRow & {
  clashesWith: readonly string[]
  tightWith: readonly string[]
  isOnClosedDay: boolean
  isOutsideHours: boolean
  mailsTo: string | null
}

const jobType = new GraphQLObjectType<ScheduledJob>({
  name: 'ScheduledRequest',
  description: 'A request in the schedule, with what one needs on the way to it',
  fields: {
    kind: { type: new GraphQLNonNull(requestKindType) },
    id: required.id,
    number: required.text,
    name: required.text,
    phone: required.text,
    phoneE164: optional.text,
    service: required.text,
    address: optional.text,
    status: required.text,
    isEmergency: required.flag,
    scheduledAt: { type: DateTime, description: 'Null while nobody has said when' },
    scheduledMinutes: { type: GraphQLInt, description: 'Null: an hour' },
    windowMinutes: { type: GraphQLInt, description: 'The window of arrival; null for an exact time' },
    decline: {
      type: declineType,
      description: 'What the customer does not want of it, until staff answer',
      resolve: declineOf,
    },
    wishedAt: {
      ...optional.time,
      description: 'When the window begins that the customer asked for online, until staff answer',
      resolve: (job) => wishOf(job)?.scheduledAt,
    },
    assignee: {
      type: personType,
      resolve: ({ assigneeId, assigneeName, assigneeLabel, assigneePlace }) =>
        assigneeId
          ? { id: assigneeId, name: assigneeName ?? '', label: assigneeLabel ?? '', place: assigneePlace }
          : null,
    },
    takenAt: { type: DateTime, description: 'When the assignee said yes' },
    isGiven: {
      ...required.flag,
      description: 'Whoever it was given to has not said yes',
      resolve: ({ assigneeId, takenAt }) => assigneeId !== null && takenAt === null,
    },
    clashesWith: {
      type: listOf(GraphQLID),
      description: 'What the same person has at the same time',
    },
    tightWith: {
      type: listOf(GraphQLID),
      description: 'What the same person has with less than travelMinutes of the profile between',
    },
    isOnClosedDay: required.flag,
    isOutsideHours: {
      ...required.flag,
      description: 'Not within the hours for appointments, which do not bind emergencies',
    },
    mailsTo: { ...optional.text, description: 'Where the customer is mailed a new appointment; null: not' },
    updatedAt: required.time,
  },
})

type OpenSpan = ReturnType<typeof openOn>[number]

const openSpanType = new GraphQLObjectType<OpenSpan>({
  name: 'OpenSpan',
  fields: { opens: required.time, closes: required.time },
})

/** Null where the business has not said when it is open. */
function openBetween(profile: BusinessProfile, from: Date, to: Date): OpenSpan[] | null {
  const timetable = appointmentHours(profile)
  if (timetable.hours.length === 0) return null
  const spans: OpenSpan[] = []
  const last = clockAt(new Date(to.getTime() - 1), profile.timeZone).date
  for (let date = clockAt(from, profile.timeZone).date; date <= last; date = dateAfter(date, 1))
    spans.push(...openOn(timetable, date))
  return spans
}

const scheduleType = new GraphQLObjectType({
  name: 'Schedule',
  fields: {
    scheduled: { type: listOf(jobType) },
    open: {
      type: new GraphQLList(new GraphQLNonNull(openSpanType)),
      description: 'The hours for appointments on these days, in order; null where the profile has none',
    },
    withoutTime: {
      type: listOf(jobType),
      description: `The newest ${mostWithoutTime} open requests that were taken, talked about or asked a time for and have no appointment`,
    },
  },
})

export const scheduleCalls: ExtraCalls = {
  queries: {
    schedule: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: new GraphQLNonNull(scheduleType),
      description: `The appointments between two moments, at most ${mostDays} days apart`,
      args: { from: required.time, to: required.time },
      resolve: async ({ from, to }: { from: Date; to: Date }, call) => {
        const { db, services, actor } = call
        if (to <= from || to.getTime() - from.getTime() > mostDays * dayMs)
          return refuse({ code: 'BAD_INPUT', reason: 'scheduleTooLong', facts: { most: mostDays } })
        const profile = services.profile()
        const owner = ownerOnly(actor)
        const [scheduled, unplanned, facts] = await Promise.all([
          scheduledBetween(db, owner, from, to),
          withoutTime(db, owner),
          readLeadFacts(db),
        ])
        const left = scheduled.filter(({ status }) => status !== 'completed')
        const conflicts = conflictsOf(left, profile.travelMinutes ?? 0)
        const shown = (job: JobRow): ScheduledJob => {
          const isLeft = job.status !== 'completed'
          const hours = isLeft && isScheduled(job) ? againstHours(profile, job) : undefined
          return {
            ...job,
            clashesWith: conflicts.get(job.id)?.clashes ?? [],
            tightWith: conflicts.get(job.id)?.tight ?? [],
            isOnClosedDay: hours?.isOnClosedDay ?? false,
            isOutsideHours: hours?.isOutsideHours === true && !job.isEmergency,
            mailsTo:
              isLeft && job.appointmentMails && mayMail('appointment', job, facts, call) ? job.email : null,
          }
        }
        return done({
          scheduled: scheduled.map(shown),
          withoutTime: unplanned.map(shown),
          open: openBetween(profile, from, to),
        })
      },
    }),
  },
}
