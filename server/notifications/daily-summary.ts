import { and, asc, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { clockAt, momentOf } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { type RequestKind, requests } from '#server/schema/requests.ts'

export type SummaryLine = {
  kind: RequestKind
  id: string
  name: string
  phone: string
  service: string
  at: Date
  windowMinutes: number | null
  assignee: string | null
}

export type DailySummary = {
  waiting: SummaryLine[]
  followUps: SummaryLine[]
  appointments: SummaryLine[]
}

const mostLines = 30

type Moment = (typeof requests)['submittedAt' | 'followUpAt' | 'scheduledAt']

export async function readDailySummary(db: Queryable, now: Date, timeZone: string): Promise<DailySummary> {
  const { date } = clockAt(now, timeZone)
  const begin = momentOf(date, '00:00', timeZone)
  // By way of noon of the next day: a day may have 23 or 25 hours.
  const next = new Date(begin.getTime() + 36 * 3_600_000)
  const end = momentOf(clockAt(next, timeZone).date, '00:00', timeZone)
  const { submittedAt, followUpAt, scheduledAt, status, cancelledAt, quarantineReasons } = requests
  const lines = async (at: Moment, condition: SQL | undefined): Promise<SummaryLine[]> => {
    const { id, kind, name, phone, service, windowMinutes } = requests
    const rows = await db
      .select({ id, kind, name, phone, service, at, windowMinutes, assignee: users.name })
      .from(requests)
      .leftJoin(users, eq(users.id, requests.assigneeId))
      .where(and(isNull(cancelledAt), sql`${quarantineReasons} = '{}'`, condition))
      .orderBy(asc(at))
      .limit(mostLines)
    return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []))
  }
  const isToday = (at: Moment) => and(ne(status, 'completed'), gte(at, begin), lt(at, end))
  return {
    waiting: await lines(submittedAt, and(eq(status, 'new'), or(isNull(followUpAt), lt(followUpAt, begin)))),
    followUps: await lines(followUpAt, isToday(followUpAt)),
    appointments: await lines(scheduledAt, isToday(scheduledAt)),
  }
}

export const isQuiet = ({ waiting, followUps, appointments }: DailySummary): boolean =>
  waiting.length + followUps.length + appointments.length === 0
