import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { takeToken, usesOf } from '#server/limits/rate-limit.ts'
import { isTaken } from '#server/models/leads/assignment.ts'
import { awaitsFirstCall, isMuted } from '#server/models/leads/lead-promise.ts'
import { alarmOrder } from '#server/notifications/alarm-order.ts'
import { readNotificationSettings } from '#server/notifications/settings.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { alarmMinutes, hasComplained, nextAlarm, recordAlarm, sendAlarm } from './lead-alarms.ts'

/**
 * One alarm covers all requests that are due with it, and each network has a limit, so that made-up
 * emergencies do not keep a real one from ringing.
 */

type Urgency = 'emergency' | 'other'

/** Alarms an hour for one network: as many as one untaken emergency causes. */
const networkAlarms = { limit: alarmMinutes.emergency.length, windowSeconds: 3_600 }

const restAlarms = { limit: 1, windowSeconds: 300 }

export const ownAlarms = { limit: 20, windowSeconds: 3_600 }
const sharedAlarms = { limit: 1, windowSeconds: 90 }

const againAfterMs = 60_000

const mostAtOnce = 200

export async function sendDueAlarms(call: Call, now = new Date()): Promise<string[]> {
  const rung: string[] = []
  for (const urgency of ['emergency', 'other'] as const)
    rung.push(...(await call.db.transaction((tx) => ringTogether(tx, urgency, { call, now }))))
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}

async function ringTogether(
  tx: Transaction,
  urgency: Urgency,
  { call, now }: { call: Call; now: Date },
): Promise<string[]> {
  await holdLock(tx, `alarms ${urgency}`)
  const isDue = sql`next_alarm_at <= ${now}`
  const due = await stillWaiting(tx, await findWaiting(tx, urgency, isDue))
  if (due.length === 0) return []
  const key = `alarms:${urgency}`
  const isBusy = (await usesOf(tx, key, now)) >= ownAlarms.limit
  let together: StoredRequest[]
  if (isBusy) {
    if (!(await takeToken(tx, `${key}:shared`, sharedAlarms, now)).allowed) return []
    const isNew = sql`next_alarm_at is not null and alarms_sent = 0`
    const others = urgency === 'emergency' ? await findWaiting(tx, urgency, isNew) : []
    const known = new Set(due.map(({ id }) => id))
    together = [...due, ...(await stillWaiting(tx, others)).filter(({ id }) => !known.has(id))]
  } else {
    together = await ofFreeNetworks(tx, due, { key, now })
    if (together.length === 0 && (await takeToken(tx, `${key}:rest`, restAlarms, now)).allowed) together = due
    if (together.length > 0) await takeToken(tx, key, ownAlarms, now)
    const isLeft = due.filter((request) => !together.includes(request))
    await setAlarms(tx, isLeft, { nextAlarmAt: new Date(now.getTime() + againAfterMs) })
  }
  if (together.length > 0) await alarmTogether(tx, together, { call, now })
  return together.map(({ id }) => id)
}

/**
 * Each network's newest first, so that one with thousands does not hide the others. Locked rows are skipped.
 */
async function findWaiting(tx: Transaction, urgency: Urgency, condition: SQL): Promise<StoredRequest[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (
      select id, submitted_at, row_number() over (
        partition by coalesce(sender_keys[cardinality(sender_keys)], id::text) order by submitted_at desc) as place
      from ${requests} where ${condition} and is_emergency = ${urgency === 'emergency'}
    ) as placed order by place, submitted_at desc limit ${mostAtOnce}`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await tx
    .select()
    .from(requests)
    .where(inArray(requests.id, ids))
    .for('update', { skipLocked: true })
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function stillWaiting(tx: Transaction, waiting: readonly StoredRequest[]): Promise<StoredRequest[]> {
  if (waiting.length === 0) return []
  const { alarms } = await readNotificationSettings(tx)
  const isWanted = ({ isEmergency }: StoredRequest) =>
    alarms === 'all' || (alarms === 'emergencies' && isEmergency)
  const mayAlarm = (request: StoredRequest) =>
    awaitsFirstCall(request) &&
    !isMuted(request) &&
    (hasComplained(request) || (isWanted(request) && !isTaken(request)))
  await setAlarms(
    tx,
    waiting.filter((request) => !mayAlarm(request)),
    { nextAlarmAt: null },
  )
  return waiting.filter(mayAlarm)
}

const networkOf = ({ senderKeys, id }: StoredRequest) => senderKeys.at(-1) ?? id

async function ofFreeNetworks(
  tx: Transaction,
  due: readonly StoredRequest[],
  { key, now }: { key: string; now: Date },
): Promise<StoredRequest[]> {
  const free: StoredRequest[] = []
  for (const [network, sent] of Map.groupBy(due, networkOf))
    if ((await takeToken(tx, `${key}:${network}`, networkAlarms, now)).allowed) free.push(...sent)
  return free
}

async function alarmTogether(
  tx: Transaction,
  together: readonly StoredRequest[],
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const [named] = inNamingOrder(together)
  if (!named) return
  const roundOf = ({ alarmsSent }: StoredRequest) => alarmsSent + 1
  const last = alarmMinutes[named.isEmergency ? 'emergency' : 'other'].length
  const round = Math.max(...together.map(roundOf))
  const order = await alarmOrder(tx)
  // The first alarm rings the first person, each further one the next as well, the last ones everyone.
  const isForAll = round >= last || together.some(hasComplained)
  const people = isForAll ? order : order.slice(0, round)
  const reason = together.length === 1 && hasComplained(named) ? 'complained' : 'waiting'
  const said = { reason, round: String(roundOf(named)), people, waiting: together.length } as const
  await sendAlarm(tx, named, said, { call, now })
  const beside = together.filter((request) => request !== named)
  for (const request of beside) await recordAlarm(tx, request, said, now)
  const profile = call.services.profile()
  for (const request of together)
    await setAlarms(tx, [request], {
      alarmsSent: roundOf(request),
      nextAlarmAt: isTaken(request) ? null : nextAlarm(request, { sent: roundOf(request), now, profile }),
    })
}

/** Requests without an alarm so far, then those of networks that sent little, then the newest. */
function inNamingOrder(together: readonly StoredRequest[]): StoredRequest[] {
  const sizes = Map.groupBy(together, networkOf)
  const sizeOf = (request: StoredRequest) => sizes.get(networkOf(request))?.length ?? 0
  return together.toSorted(
    (one, other) =>
      Number(one.alarmsSent > 0) - Number(other.alarmsSent > 0) ||
      sizeOf(one) - sizeOf(other) ||
      other.submittedAt.getTime() - one.submittedAt.getTime(),
  )
}

async function setAlarms(
  tx: Transaction,
  changed: readonly StoredRequest[],
  values: { nextAlarmAt: Date | null; alarmsSent?: number },
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await tx.update(requests).set(values).where(inArray(requests.id, ids))
}
