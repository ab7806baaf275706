import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { isClosed, isGiven } from '#server/models/leads/assignment.ts'
import { awaitsFirstCall, isMadeUp, isMuted } from '#server/models/leads/lead-promise.ts'
import { personById } from '#server/models/leads/people.ts'
import { alarmOrder } from '#server/notifications/alarm-order.ts'
import { anyRequestTable, type RequestKind, requestKinds } from '#server/schema/leads.ts'
import { nextAlarm, type Ringing, sendAlarm } from './lead-alarms.ts'

const mostAtOnce = 50

/** Once for each request that was given and not accepted; then it rings like an unassigned one. Gives the ids. */
export async function sendUnansweredAlarms(call: Call, now = new Date()): Promise<string[]> {
  const rung: string[] = []
  for (const kind of requestKinds)
    await call.db.transaction(async (tx) => {
      const due = await findUnanswered(tx, kind, now)
      const staff = due.length > 0 ? await alarmOrder(tx) : []
      for (const stored of due) {
        if (!isGiven(stored) || isClosed(stored) || isMadeUp(stored.email, call)) continue
        const to = (await personById(tx, stored.assigneeId))?.label ?? ''
        const round = `unanswered ${stored.givenAt?.toISOString()}`
        const lead = { kind, stored } as Ringing
        await sendAlarm(tx, lead, { reason: 'unanswered', round, people: staff, to }, { call, now })
        if (awaitsFirstCall(stored) && !isMuted(stored)) await ringOn(tx, lead, { call, now })
        rung.push(stored.id)
      }
    })
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}

async function ringOn(
  tx: Transaction,
  { kind, stored }: Ringing,
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const table = anyRequestTable(kind)
  const profile = call.services.profile()
  const nextAlarmAt = nextAlarm({ ...stored, kind }, { sent: stored.alarmsSent, now, profile })
  await tx.update(table).set({ nextAlarmAt }).where(eq(table.id, stored.id))
}

async function findUnanswered(tx: Transaction, kind: RequestKind, now: Date) {
  const table = anyRequestTable(kind)
  const due = await tx
    .select()
    .from(table)
    .where(lte(table.givenAlarmAt, now))
    .orderBy(asc(table.givenAlarmAt))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true })
  if (due.length > 0)
    await tx
      .update(table)
      .set({ givenAlarmAt: null })
      .where(
        inArray(
          table.id,
          due.map(({ id }) => id),
        ),
      )
  return due
}
