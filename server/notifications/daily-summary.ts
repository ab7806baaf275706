import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { clockAt, momentOf } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import {
  anyRequestTable,
  type quotes,
  type RequestKind,
  requestKinds,
  requestNames,
} from '#server/schema/leads.ts'

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

type Moment = (typeof quotes)['submittedAt' | 'followUpAt' | 'scheduledAt']

export async function readDailySummary(db: Queryable, now: Date, timeZone: string): Promise<DailySummary> {
  const { date } = clockAt(now, timeZone)
  const begin = momentOf(date, '00:00', timeZone)
  // By way of noon of the next day: a day may have 23 or 25 hours.
  const next = new Date(begin.getTime() + 36 * 3_600_000)
  const end = momentOf(clockAt(next, timeZone).date, '00:00', timeZone)
  const parts: DailySummary = { waiting: [], followUps: [], appointments: [] }
  for (const kind of requestKinds) {
    const of = anyRequestTable(kind)
    const isOpen = and(isNull(of.cancelledAt), sql`${of.quarantineReasons} = '{}'`)
    const lines = async (at: Moment, condition: SQL | undefined) => {
      const rows = await db
        .select({
          id: of.id,
          name: requestNames[kind],
          phone: of.phone,
          service: of.service,
          at,
          windowMinutes: of.windowMinutes,
          assignee: users.name,
        })
        .from(of)
        .leftJoin(users, eq(users.id, of.assigneeId))
        .where(and(isOpen, condition))
        .orderBy(asc(at))
        .limit(mostLines)
      return rows.flatMap((row) => (row.at ? [{ ...row, kind, at: row.at }] : []))
    }
    parts.waiting.push(
      ...(await lines(
        of.submittedAt,
        and(eq(of.status, 'new'), or(isNull(of.followUpAt), lt(of.followUpAt, begin))),
      )),
    )
    const isToday = (at: Moment) => and(gte(at, begin), lt(at, end))
    const isNotDone = sql`${of.status} <> 'completed'`
    parts.followUps.push(...(await lines(of.followUpAt, and(isNotDone, isToday(of.followUpAt)))))
    parts.appointments.push(...(await lines(of.scheduledAt, and(isNotDone, isToday(of.scheduledAt)))))
  }
  const inOrder = (list: SummaryLine[]) =>
    list.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, mostLines)
  return {
    waiting: inOrder(parts.waiting),
    followUps: inOrder(parts.followUps),
    appointments: inOrder(parts.appointments),
  }
}

export const isQuiet = ({ waiting, followUps, appointments }: DailySummary): boolean =>
  waiting.length + followUps.length + appointments.length === 0
