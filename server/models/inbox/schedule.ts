import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { GraphQLID, GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { conflictsOf, declineOf, endOf } from '#content/time/appointments.ts'
import { clockAt } from '#content/time/clocks.ts'
import { closedDatesFrom, openOn, timetableOf } from '#content/time/opening-hours.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { declineType, requestKindType } from '#server/models/leads/lead-events.ts'
import { mayMail } from '#server/models/leads/mails/request-confirmation.ts'
import { personType, staffLabel } from '#server/models/leads/people.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import { anyRequestTable, calls, type RequestKind, requestKinds, requestNames } from '#server/schema/leads.ts'
import { isOf, ownerOnly } from './own-requests.ts'

const dayMs = 86_400_000
/** An appointment is at most a day long (lead-progress.ts). */
const longestMs = dayMs
const mostDays = 32
const mostScheduled = 1_000
const mostWithoutTime = 30

type Job = Awaited<ReturnType<typeof selectJobs>>[number] & { kind: RequestKind }

const selectJobs = (db: Queryable, kind: RequestKind, { where, order, most }: Selection) => {
  const table = anyRequestTable(kind)
  return db
    .select({
      id: table.id,
      number: table.number,
      name: requestNames[kind],
      phone: table.phone,
      phoneE164: table.phoneE164,
      email: table.email,
      promisedBy: table.promisedBy,
      quarantineReasons: table.quarantineReasons,
      appointmentMails: table.appointmentMails,
      ...(kind === 'Call' && { source: calls.source }),
      service: table.service,
      address: table.address,
      status: table.status,
      isEmergency: table.isEmergency,
      scheduledAt: table.scheduledAt,
      scheduledMinutes: table.scheduledMinutes,
      windowMinutes: table.windowMinutes,
      declinedAppointment: table.declinedAppointment,
      followUpAt: table.followUpAt,
      assigneeId: table.assigneeId,
      takenAt: table.takenAt,
      assigneeName: users.name,
      assigneeLabel: staffLabel,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .leftJoin(users, eq(table.assigneeId, users.id))
    .where(where(table))
    .orderBy(order(table))
    .limit(most)
}

type Table = ReturnType<typeof anyRequestTable>
type Selection = { where: (table: Table) => SQL | undefined; order: (table: Table) => SQL; most: number }

async function jobsOfAllKinds(
  db: Queryable,
  owner: string | undefined,
  { where, ...rest }: Selection,
): Promise<Job[]> {
  const selection = { ...rest, where: (table: Table) => and(where(table), isOf(owner)(table)) }
  const ofKind = async (kind: RequestKind) =>
    (await selectJobs(db, kind, selection)).map((job) => ({ ...job, kind }))
  return (await Promise.all(requestKinds.map(ofKind))).flat()
}

const isScheduled = (job: Job): job is Job & { scheduledAt: Date } => job.scheduledAt !== null

/** What has an appointment between the two moments, also begun before; not what was canceled or lost. */
export async function scheduledBetween(db: Queryable, owner: string | undefined, from: Date, to: Date) {
  const found = await jobsOfAllKinds(db, owner, {
    where: (table) =>
      and(
        isNotNull(table.scheduledAt),
        gt(table.scheduledAt, new Date(from.getTime() - longestMs)),
        lt(table.scheduledAt, to),
        isNull(table.cancelledAt),
        isNull(table.lostReason),
      ),
    order: (table) => asc(table.scheduledAt),
    most: mostScheduled,
  })
  return found
    .filter(isScheduled)
    .filter((job) => endOf(job) > from)
    .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime())
}

const withoutTime = (db: Queryable, owner: string | undefined) =>
  jobsOfAllKinds(db, owner, {
    where: (table) =>
      and(
        isNull(table.scheduledAt),
        or(
          eq(table.stage, 'working'),
          and(inArray(table.stage, ['followUp', 'emergencyFollowUp']), isNotNull(table.declinedAppointment)),
        ),
      ),
    order: (table) => desc(table.stageAt),
    most: mostWithoutTime,
  })

type Appointment = { scheduledAt: Date; scheduledMinutes: number | null }

export const appointmentHours = (profile: BusinessProfile) =>
  timetableOf(profile, profile.fieldHours.length > 0 ? profile.fieldHours : profile.officeHours)

/** From its beginning to its end: a job that goes on past midnight may do so into a closed day. */
export function againstHours(profile: BusinessProfile, appointment: Appointment) {
  const [from, until] = [appointment.scheduledAt, endOf(appointment)]
  const dateOf = (moment: Date) => clockAt(moment, profile.timeZone).date
  const lastDate = dateOf(new Date(until.getTime() - 1))
  const isOnClosedDay = closedDatesFrom(profile, dateOf(from), 2).some((date) => date <= lastDate)
  const timetable = appointmentHours(profile)
  const fits = openOn(timetable, dateOf(from)).some(({ opens, closes }) => opens <= from && until <= closes)
  return { isOnClosedDay, isOutsideHours: timetable.hours.length > 0 && !isOnClosedDay && !fits }
}

type Shown = Job & {
  clashesWith: readonly string[]
  tightWith: readonly string[]
  isOnClosedDay: boolean
  isOutsideHours: boolean
  mailsTo: string | null
}

const jobType = new GraphQLObjectType<Shown>({
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
    assignee: {
      type: personType,
      resolve: ({ assigneeId, assigneeName, assigneeLabel }) =>
        assigneeId ? { id: assigneeId, name: assigneeName ?? '', label: assigneeLabel ?? '' } : null,
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

const scheduleType = new GraphQLObjectType({
  name: 'Schedule',
  fields: {
    scheduled: { type: listOf(jobType) },
    withoutTime: {
      type: listOf(jobType),
      description: `The newest ${mostWithoutTime} open requests that were taken or talked about and have no appointment`,
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
        const [scheduled, open, facts] = await Promise.all([
          scheduledBetween(db, owner, from, to),
          withoutTime(db, owner),
          readLeadFacts(db),
        ])
        const left = scheduled.filter(({ status }) => status !== 'completed')
        const conflicts = conflictsOf(left, profile.travelMinutes ?? 0)
        const shown = (job: Job): Shown => {
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
        return done({ scheduled: scheduled.map(shown), withoutTime: open.map(shown) })
      },
    }),
  },
}
