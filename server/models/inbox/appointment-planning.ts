import { GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { conflictsOf, endOf } from '#content/time/appointments.ts'
import { daysAhead, freeTimes } from '#content/time/free-times.ts'
import { appointmentHours } from '#content/time/opening-hours.ts'
import type { Call } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, refuseField } from '#server/result.ts'
import { againstHours, scheduledBetween } from './schedule.ts'

const dayMs = 86_400_000

type ForWhom = { assigneeId?: string | null | undefined; exceptId?: string | null | undefined }
type Wanted = ForWhom & { minutes: number; after?: Date | null }

const freeTimesType = new GraphQLObjectType({
  name: 'FreeTimes',
  fields: {
    hasHours: { ...required.flag, description: 'Whether the profile says when appointments are possible' },
    times: { type: listOf(DateTime) },
  },
})

const areMinutes = (minutes: number) => minutes >= 5 && minutes <= dayMs / 60_000

const names = { type: listOf(GraphQLString) }

const appointmentCheckType = new GraphQLObjectType({
  name: 'AppointmentCheck',
  fields: {
    clashesWith: { ...names, description: 'Names of whom the same person visits at the same time' },
    tightWith: {
      ...names,
      description: 'Names of whom the same person visits with less than travelMinutes of the profile between',
    },
    isOnClosedDay: required.flag,
    isOutsideHours: { ...required.flag, description: 'Not within the hours for appointments of that day' },
    isPast: required.flag,
  },
})

type AskedAppointment = ForWhom & { scheduledAt: Date; minutes: number }

/** What the person still has to do between two moments, beside the request that the appointment is of. */
async function otherJobs(db: Queryable, { assigneeId, exceptId }: ForWhom, from: Date, until: Date) {
  if (!assigneeId || !isUuid(assigneeId)) return []
  const jobs = await scheduledBetween(db, assigneeId, from, until)
  return jobs.filter(({ id, status }) => id !== exceptId && status !== 'completed')
}

const noConflict = { clashesWith: [], tightWith: [], isOnClosedDay: false, isOutsideHours: false }

async function checkAppointment(
  { assigneeId, scheduledAt, minutes, exceptId }: AskedAppointment,
  call: Call,
) {
  const { db, services, now } = call
  const profile = services.profile()
  const travelMinutes = profile.travelMinutes ?? 0
  const planned = { id: 'planned', scheduledAt, scheduledMinutes: minutes, assigneeId: assigneeId ?? null }
  const isPast = endOf(planned) < (now?.() ?? new Date())
  if (isPast) return { ...noConflict, isPast }
  const [from, until] = [scheduledAt.getTime(), endOf(planned).getTime()]
  const [earliest, latest] = [from - travelMinutes * 60_000, until + travelMinutes * 60_000]
  const others = await otherJobs(db, { assigneeId, exceptId }, new Date(earliest), new Date(latest))
  const found = conflictsOf([planned, ...others], travelMinutes).get(planned.id)
  const namesOf = (ids: readonly string[] = []) =>
    others.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    clashesWith: namesOf(found?.clashes),
    tightWith: namesOf(found?.tight),
    ...againstHours(profile, planned),
    isPast,
  }
}

async function readFreeTimes({ assigneeId, minutes, after, exceptId }: Wanted, { db, services, now }: Call) {
  const profile = services.profile()
  const { travelMinutes } = profile
  const timetable = appointmentHours(profile)
  const today = now?.() ?? new Date()
  const from = after && after > today ? after : today
  const until = new Date(from.getTime() + daysAhead * dayMs)
  const others = await otherJobs(db, { assigneeId, exceptId }, from, until)
  const busy = others.map((job) => ({ from: job.scheduledAt, until: endOf(job) }))
  const times = freeTimes(timetable, { busy, minutes, travelMinutes: travelMinutes ?? 0, from })
  return { hasHours: timetable.hours.length > 0, times }
}

export const planningCalls: ExtraCalls = {
  queries: {
    freeTimes: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(freeTimesType),
      description: 'The next times at which a person has room for a job, within the hours for appointments',
      args: {
        assigneeId: { type: GraphQLID, description: 'Null: only the hours count' },
        minutes: required.int,
        after: { type: DateTime, description: 'Null, or past: from now' },
        exceptId: { type: GraphQLID, description: 'The request that is to be moved' },
      },
      resolve: async (asked: Wanted, call) => {
        if (!areMinutes(asked.minutes)) return refuseField('minutes', { reason: 'figure' })
        return done(await readFreeTimes(asked, call))
      },
    }),
    checkAppointment: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(appointmentCheckType),
      description: 'What the schedule would say of an appointment, before it is stored',
      args: {
        assigneeId: { type: GraphQLID, description: 'Null: only the day counts' },
        scheduledAt: required.time,
        minutes: required.int,
        exceptId: { type: GraphQLID, description: 'The request that the appointment is of' },
      },
      resolve: async (asked: AskedAppointment, call) =>
        areMinutes(asked.minutes)
          ? done(await checkAppointment(asked, call))
          : refuseField('minutes', { reason: 'figure' }),
    }),
  },
}
