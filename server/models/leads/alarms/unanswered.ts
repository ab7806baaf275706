import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { isClosed, isGiven } from '#server/models/leads/assignment.ts'
import { awaitsFirstCall, isMadeUp, isMuted } from '#server/models/leads/lead-promise.ts'
import { personById } from '#server/models/leads/people.ts'
import { alarmOrder } from '#server/notifications/alarm-order.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { nextAlarm, sendAlarm } from './lead-alarms.ts'

const mostAtOnce = 50

/** Once for each request that was given and not accepted; then it rings like an unassigned one. Gives the ids. */
export async function sendUnansweredAlarms(call: Call, now = new Date()): Promise<string[]> {
  const rung = await call.db.transaction(async (tx) => {
    const due = await findUnanswered(tx, now)
    const staff = due.length > 0 ? await alarmOrder(tx) : []
    const told: string[] = []
    for (const request of due) {
      if (!isGiven(request) || isClosed(request) || isMadeUp(request.email, call)) continue
      const to = (await personById(tx, request.assigneeId))?.label ?? ''
      const round = `unanswered ${request.givenAt?.toISOString()}`
      await sendAlarm(tx, request, { reason: 'unanswered', round, people: staff, to }, { call, now })
      if (awaitsFirstCall(request) && !isMuted(request)) await ringOn(tx, request, { call, now })
      told.push(request.id)
    }
    return told
  })
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}

async function ringOn(
  tx: Transaction,
  request: StoredRequest,
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const profile = call.services.profile()
  const nextAlarmAt = nextAlarm(request, { sent: request.alarmsSent, now, profile })
  await tx.update(requests).set({ nextAlarmAt }).where(eq(requests.id, request.id))
}

async function findUnanswered(tx: Transaction, now: Date): Promise<StoredRequest[]> {
  const due = await tx
    .select()
    .from(requests)
    .where(lte(requests.givenAlarmAt, now))
    .orderBy(asc(requests.givenAlarmAt))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (due.length > 0) await tx.update(requests).set({ givenAlarmAt: null }).where(inArray(requests.id, ids))
  return due
}
