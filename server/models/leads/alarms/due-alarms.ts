import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { takeToken, usesOf } from '#server/limits/rate-limit.ts'
import { isTaken } from '#server/models/leads/assignment.ts'
import { awaitsFirstCall, isMuted } from '#server/models/leads/lead-promise.ts'
import { alarmOrder } from '#server/notifications/alarm-order.ts'
import { readNotificationSettings } from '#server/notifications/settings.ts'
import { anyRequestTable, type RequestKind, requestKinds, type StoredRequest } from '#server/schema/leads.ts'
import {
  alarmMinutes,
  hasComplained,
  nextAlarm,
  type Ringing,
  recordAlarm,
  sendAlarm,
} from './lead-alarms.ts'

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
  let together: Ringing[]
  if (isBusy) {
    if (!(await takeToken(tx, `${key}:shared`, sharedAlarms, now)).allowed) return []
    const isNew = sql`next_alarm_at is not null and alarms_sent = 0`
    const others = urgency === 'emergency' ? await findWaiting(tx, urgency, isNew) : []
    const known = new Set(due.map(({ stored }) => stored.id))
    together = [...due, ...(await stillWaiting(tx, others)).filter(({ stored }) => !known.has(stored.id))]
  } else {
    together = await ofFreeNetworks(tx, due, { key, now })
    if (together.length === 0 && (await takeToken(tx, `${key}:rest`, restAlarms, now)).allowed) together = due
    if (together.length > 0) await takeToken(tx, key, ownAlarms, now)
    const isLeft = due.filter((lead) => !together.includes(lead))
    await setAlarms(tx, isLeft, { nextAlarmAt: new Date(now.getTime() + againAfterMs) })
  }
  if (together.length > 0) await alarmTogether(tx, together, { call, now })
  return together.map(({ stored }) => stored.id)
}

/**
 * Each network's newest first, so that one with thousands does not hide the others. Locked rows are skipped.
 */
async function findWaiting(tx: Transaction, urgency: Urgency, condition: SQL): Promise<Ringing[]> {
  const of = (kind: RequestKind) => sql`
    select ${kind} as kind, id, submitted_at, coalesce(sender_keys[cardinality(sender_keys)], id::text) as network
    from ${anyRequestTable(kind)} where ${condition} and is_emergency = ${urgency === 'emergency'}`
  const { rows } = await tx.execute<{ kind: RequestKind; id: string }>(sql`
    select kind, id from (
      select *, row_number() over (partition by network order by submitted_at desc) as place
      from (${sql.join(requestKinds.map(of), sql` union all `)}) as found
    ) as placed order by place, submitted_at desc limit ${mostAtOnce}`)
  const found: Ringing[] = []
  for (const kind of requestKinds) found.push(...(await lockRows(tx, kind, rows)))
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const placeOf = ({ stored }: Ringing) => places.get(stored.id) ?? 0
  return found.toSorted((one, other) => placeOf(one) - placeOf(other))
}

async function lockRows(
  tx: Transaction,
  kind: RequestKind,
  rows: readonly { kind: RequestKind; id: string }[],
): Promise<Ringing[]> {
  const ids = rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  if (ids.length === 0) return []
  const table = anyRequestTable(kind)
  const stored = await tx
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .for('update', { skipLocked: true })
  return stored.map((row) => ({ kind, stored: row }) as Ringing)
}

async function stillWaiting(tx: Transaction, leads: readonly Ringing[]): Promise<Ringing[]> {
  if (leads.length === 0) return []
  const { alarms } = await readNotificationSettings(tx)
  const isWanted = ({ isEmergency }: StoredRequest) =>
    alarms === 'all' || (alarms === 'emergencies' && isEmergency)
  const mayAlarm = ({ stored }: Ringing) =>
    awaitsFirstCall(stored) &&
    !isMuted(stored) &&
    (hasComplained(stored) || (isWanted(stored) && !isTaken(stored)))
  await setAlarms(
    tx,
    leads.filter((lead) => !mayAlarm(lead)),
    { nextAlarmAt: null },
  )
  return leads.filter(mayAlarm)
}

const networkOf = ({ stored }: Ringing) => stored.senderKeys.at(-1) ?? stored.id

async function ofFreeNetworks(
  tx: Transaction,
  due: readonly Ringing[],
  { key, now }: { key: string; now: Date },
): Promise<Ringing[]> {
  const free: Ringing[] = []
  for (const [network, leads] of Map.groupBy(due, networkOf))
    if ((await takeToken(tx, `${key}:${network}`, networkAlarms, now)).allowed) free.push(...leads)
  return free
}

async function alarmTogether(
  tx: Transaction,
  leads: readonly Ringing[],
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const [named] = inNamingOrder(leads)
  if (!named) return
  const roundOf = ({ stored }: Ringing) => stored.alarmsSent + 1
  const last = alarmMinutes[named.stored.isEmergency ? 'emergency' : 'other'].length
  const round = Math.max(...leads.map(roundOf))
  const order = await alarmOrder(tx)
  // The first alarm rings the first person, each further one the next as well, the last ones everyone.
  const isForAll = round >= last || leads.some(({ stored }) => hasComplained(stored))
  const people = isForAll ? order : order.slice(0, round)
  const reason = leads.length === 1 && hasComplained(named.stored) ? 'complained' : 'waiting'
  const said = { reason, round: String(roundOf(named)), people, waiting: leads.length } as const
  await sendAlarm(tx, named, said, { call, now })
  const beside = leads.filter((lead) => lead !== named)
  for (const lead of beside) await recordAlarm(tx, lead, said, now)
  const profile = call.services.profile()
  for (const lead of leads)
    await setAlarms(tx, [lead], {
      alarmsSent: roundOf(lead),
      nextAlarmAt: isTaken(lead.stored)
        ? null
        : nextAlarm({ ...lead.stored, kind: lead.kind }, { sent: roundOf(lead), now, profile }),
    })
}

/** Requests without an alarm so far, then those of networks that sent little, then the newest. */
function inNamingOrder(leads: readonly Ringing[]): Ringing[] {
  const sizes = Map.groupBy(leads, networkOf)
  const sizeOf = (lead: Ringing) => sizes.get(networkOf(lead))?.length ?? 0
  return leads.toSorted(
    (one, other) =>
      Number(one.stored.alarmsSent > 0) - Number(other.stored.alarmsSent > 0) ||
      sizeOf(one) - sizeOf(other) ||
      other.stored.submittedAt.getTime() - one.stored.submittedAt.getTime(),
  )
}

async function setAlarms(
  tx: Transaction,
  leads: readonly Ringing[],
  values: { nextAlarmAt: Date | null; alarmsSent?: number },
): Promise<void> {
  for (const [kind, of] of Map.groupBy(leads, (lead) => lead.kind)) {
    const table = anyRequestTable(kind)
    const ids = of.map(({ stored }) => stored.id)
    await tx.update(table).set(values).where(inArray(table.id, ids))
  }
}
