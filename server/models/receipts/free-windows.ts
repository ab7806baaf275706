import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { usualMinutes, windowEndOf, wishOf } from '#content/time/appointments.ts'
import {
  type BookingDay,
  type BookingRules,
  bookingRulesOf,
  type Claim,
  claimedBy,
  freeWindows,
  type Window,
} from '#content/time/free-windows.ts'
import { appointmentHours } from '#content/time/opening-hours.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { scheduledBetween } from '#server/models/inbox/schedule.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { done } from '#server/result.ts'
import { rolesThatGoOut } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { isPageOver, readRequest } from './receipt-facts.ts'
import { mayBook, type RequestRow } from './receipt-stage.ts'

const dayMs = 86_400_000

type ForRequest = { row: Pick<RequestRow, 'id'>; profile: BusinessProfile; now: Date }

/** What customers may book, or what the one who has this request may move it to. */
export async function readFreeWindows(
  db: Queryable,
  { row, profile, now }: ForRequest,
): Promise<BookingDay[]> {
  const rules = bookingRulesOf(profile)
  const crew = await readCrew(db)
  const claims = await readClaims(db, { exceptId: row.id, rules, now })
  return freeWindows({ timetable: appointmentHours(profile), rules, now }, { crew, claims })
}

/** Technicians; where there are none, the owners go out themselves. */
async function readCrew(db: Queryable): Promise<string[]> {
  const staff = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(inArray(users.role, [...rolesThatGoOut, 'owner']))
    .orderBy(asc(users.id))
  const technicians = staff.filter(({ role }) => role !== 'owner')
  return (technicians.length > 0 ? technicians : staff).map(({ id }) => id)
}

type Planned = { exceptId: string; rules: BookingRules; now: Date }

/** Appointments, and the windows that others have reserved or asked for. Suspicious requests do not count. */
export async function readClaims(db: Queryable, { exceptId, rules, now }: Planned): Promise<Claim[]> {
  const { travelMinutes } = rules
  const [from, until] = [-1, rules.daysAhead + 1].map((days) => new Date(now.getTime() + days * dayMs))
  if (!from || !until) return []
  const appointments = (await scheduledBetween(db, undefined, from, until)).filter(
    ({ id, status }) => id !== exceptId && status !== 'completed',
  )
  return [
    ...appointments.map(({ assigneeId, scheduledAt, ...appointment }) => {
      const minutes = appointment.scheduledMinutes ?? usualMinutes
      const end = windowEndOf({ ...appointment, scheduledAt }) ?? scheduledAt
      return {
        ...claimedBy({ from: scheduledAt, until: end }, { minutes, travelMinutes }),
        personId: assigneeId,
      }
    }),
    ...(await readPicked(db, { exceptId, from, until, now })).map((window) => ({
      ...claimedBy(window, rules),
      personId: null,
    })),
  ]
}

async function readPicked(
  db: Queryable,
  { exceptId, from, until, now }: { exceptId: string; from: Date; until: Date; now: Date },
): Promise<Window[]> {
  const { pickedFrom, pickedUntil, reservedUntil, cancelledAt, lostReason, status } = requests
  const rows = await db
    .select({ from: pickedFrom, until: pickedUntil })
    .from(requests)
    .where(
      and(
        isNotNull(pickedFrom),
        gte(pickedFrom, from),
        lt(pickedFrom, until),
        or(isNull(reservedUntil), gt(reservedUntil, now)),
        ne(requests.id, exceptId),
        ne(status, 'completed'),
        isNull(cancelledAt),
        isNull(lostReason),
        eq(sql`cardinality(${requests.quarantineReasons})`, 0),
      ),
    )
  return rows.flatMap((row) => (row.from && row.until ? [{ from: row.from, until: row.until }] : []))
}

const windowType = new GraphQLObjectType<Window>({
  name: 'FreeWindow',
  description: 'A window of arrival that a customer may book',
  fields: { from: required.time, until: required.time },
})

const dayType = new GraphQLObjectType<BookingDay>({
  name: 'BookingDay',
  fields: {
    date: { ...required.text, description: 'By the clocks of the business: "2026-12-01"' },
    windows: { type: listOf(windowType) },
  },
})

export const freeWindowCalls: ExtraCalls = {
  queries: {
    freeWindows: defineCall({
      may: everybody,
      type: listOf(dayType),
      description:
        'What the customer of a request may book beside what they have, by the token of its receipt; each day from today on, or none where nothing can be booked',
      args: { token: required.text },
      resolve: async ({ token }: { token: string }, call) => done(await freeWindowsOf(token, call)),
    }),
  },
}

async function freeWindowsOf(token: string, call: Call): Promise<BookingDay[]> {
  const { db, services } = call
  const profile = services.profile()
  const lead = services.receipts.leadOf(token)
  if (!profile.bookingMode || !lead || lead.kind === 'Review' || !isUuid(lead.id)) return []
  const now = call.now?.() ?? new Date()
  const row = await readRequest(db, { kind: lead.kind, id: lead.id })
  if (!row || (await isPageOver({ row, now }, call))) return []
  const history = await readTimeLine(db, row.id)
  if (!mayBook({ row, history }, profile, now)) return []
  const theirs = [row.scheduledAt, wishOf(row)?.scheduledAt].map((at) => at?.getTime())
  return (await readFreeWindows(db, { row, profile, now })).map(({ date, windows }) => ({
    date,
    windows: windows.filter(({ from }) => !theirs.includes(from.getTime())),
  }))
}
