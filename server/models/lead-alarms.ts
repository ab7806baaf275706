import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/business-profile.ts'
import { openFrom } from '#content/opening-hours.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { alarmOrder, type OnCall } from '#server/notifications/alarm-order.ts'
import {
  type Alarm,
  type AlarmRecipients,
  alarmDeliveries,
  alarmTopic,
} from '#server/notifications/outbox/alarm-deliveries.ts'
import type { NotifiedLead } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { effectiveSettings, readNotificationSettings } from '#server/notifications/settings.ts'
import { announce } from '#server/realtime/events.ts'
import { messages, quotes, type StoredMessage, type StoredQuote } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { type RequestKind, recordLeadEvents } from './lead-events.ts'
import { awaitsFirstCall, isMadeUp, isMuted } from './lead-promise.ts'

/** Alarms about quotes and messages that nobody has taken: when they ring, whom, and what stops them. */

type Stored = StoredQuote | StoredMessage
type Ringing = Extract<NotifiedLead, { kind: RequestKind }> & { stored: Stored }

const minuteMs = 60_000

/**
 * When alarms ring, in minutes: of an emergency after it came, of another request after its promise ends. After the last
 * one nothing rings any more by itself.
 */
export const alarmMinutes = { emergency: [2, 5, 10, 20, 30, 40], other: [-10, 0, 10, 20] } as const

/** However many requests come in: so many alarms an hour ring, of emergencies and of others each. */
export const mostAlarmsPerHour = { limit: 60, windowSeconds: 3_600 }

/** What could not ring because too many did is tried again after so long. */
const againAfterMs = 10 * minuteMs

/** The customer's "nobody has called me": so often for one request. */
export const mostComplaints = { limit: 3, windowSeconds: 24 * 3_600 }
const betweenComplaints = { limit: 1, windowSeconds: 10 * 60 }

/** When the alarm after so many rings; null: never. One that is no emergency waits for the opening. */
export function nextAlarm(
  lead: Pick<Stored, 'isEmergency' | 'submittedAt' | 'promisedBy'> & { kind: RequestKind },
  { sent, now, profile }: { sent: number; now: Date; profile: BusinessProfile },
): Date | null {
  const minutes = alarmMinutes[lead.isEmergency ? 'emergency' : 'other'][sent]
  if (minutes === undefined) return null
  const since = lead.isEmergency ? lead.submittedAt : lead.promisedBy
  if (!since) return null
  // After a night without server, they do not ring all at once.
  const at = new Date(Math.max(since.getTime() + minutes * minuteMs, now.getTime() + minuteMs))
  if (lead.isEmergency) return at
  const hours = lead.kind === 'Quote' ? profile.fieldHours : profile.officeHours
  return openFrom(hours, at, profile.timeZone) ?? at
}

/** The first alarm rings the first person, each further one the next as well; the last ones ring everybody. */
const rungBy = (order: readonly OnCall[], round: number): readonly OnCall[] => order.slice(0, round)

/**
 * Rings what is due and gives the ids. Rows that another instance is looking at are skipped: of any number of instances one
 * rings.
 */
export async function ringDueAlarms(call: Call, now = new Date()): Promise<string[]> {
  const rung: string[] = []
  for (const kind of ['Quote', 'Message'] as const)
    for (let left = mostAtOnce; left > 0; left -= 1) {
      const done = await call.db.transaction(async (tx) => {
        const lead = await nextDue(tx, kind, now)
        return lead && { id: lead.stored.id, didRing: await ring(tx, lead, { call, now }) }
      })
      if (!done) break
      if (done.didRing) rung.push(done.id)
    }
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}

const mostAtOnce = 50

/** Quotes and messages have the columns that are used here (progressColumns). */
const tableOf = (kind: RequestKind) => (kind === 'Quote' ? quotes : (messages as unknown as typeof quotes))

async function nextDue(tx: Transaction, kind: RequestKind, now: Date): Promise<Ringing | undefined> {
  const table = tableOf(kind)
  const [stored] = await tx
    .select()
    .from(table)
    .where(lte(table.nextAlarmAt, now))
    .orderBy(asc(table.nextAlarmAt))
    .limit(1)
    .for('update', { skipLocked: true })
  // Of which table it is says `kind`.
  return stored && ({ kind, stored } as Ringing)
}

/** One alarm, or the end of them. Gives whether it rang. */
async function ring(
  tx: Transaction,
  lead: Ringing,
  { call, now }: { call: Call; now: Date },
): Promise<boolean> {
  const { stored, kind } = lead
  const { alarms } = await readNotificationSettings(tx)
  const isWanted = alarms === 'all' || (alarms === 'emergencies' && stored.isEmergency)
  if (!isWanted || !waits(stored)) {
    await setAlarm(tx, lead, { nextAlarmAt: null })
    return false
  }
  const bucket = `alarms:${stored.isEmergency ? 'emergency' : 'other'}`
  if (!(await takeToken(tx, bucket, mostAlarmsPerHour)).allowed) {
    call.log.warn({ kind, id: stored.id }, 'too many alarms in an hour; this one rings later')
    await setAlarm(tx, lead, { nextAlarmAt: new Date(now.getTime() + againAfterMs) })
    return false
  }
  const round = stored.alarmsSent + 1
  const order = await alarmOrder(tx)
  const isLast = round >= alarmMinutes[stored.isEmergency ? 'emergency' : 'other'].length
  const people = isLast ? order : rungBy(order, round)
  await send(tx, lead, { reason: 'waiting', round: String(round), people }, { call, now })
  const profile = call.services.profile()
  await setAlarm(tx, lead, {
    alarmsSent: round,
    nextAlarmAt: nextAlarm({ ...stored, kind }, { sent: round, now, profile }),
  })
  return true
}

/** Nobody has called or taken it, and it is not muted. */
const waits = (lead: Stored): boolean => awaitsFirstCall(lead) && !lead.assigneeId && !isMuted(lead)

async function setAlarm(
  tx: Transaction,
  { kind, stored }: Ringing,
  values: { nextAlarmAt: Date | null; alarmsSent?: number },
): Promise<void> {
  const table = tableOf(kind)
  await tx.update(table).set(values).where(eq(table.id, stored.id))
}

type Said = { reason: Alarm['reason']; round: string; people: readonly OnCall[] }

/** Puts one alarm into the outbox and on the time line. */
async function send(
  tx: Transaction,
  lead: Ringing,
  { reason, round, people }: Said,
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const { kind, stored } = lead
  const minutes = Math.max(0, Math.round((now.getTime() - stored.submittedAt.getTime()) / minuteMs))
  await enqueue(
    tx,
    alarmDeliveries(
      lead,
      { reason, isEmergency: stored.isEmergency, minutes },
      { round, ...(await recipientsOf(tx, people, call)) },
    ),
  )
  const facts = { reason, people: people.map(({ name }) => name).join(', ') }
  await recordLeadEvents(tx, { kind, id: stored.id }, [{ kind: 'alarm', facts }], {
    actor: { kind: 'system' },
    now,
  })
  await announce(tx, { model: kind, operation: 'update', id: stored.id, onPages: 'nothing' })
}

/** The devices and addresses of these people, and the addresses that the owner wants told of every request. */
async function recipientsOf(
  tx: Transaction,
  people: readonly OnCall[],
  { services }: Call,
): Promise<AlarmRecipients> {
  const stored = await readNotificationSettings(tx)
  const { recipients } = effectiveSettings(stored, services.notifications.environment)
  return {
    devices: people.flatMap(({ devices }) => devices),
    addresses: [...people.map(({ email }) => email), ...recipients.addresses],
  }
}

/**
 * Rings everybody at once because the customer says that nobody has called, also when somebody has taken the request. Not for
 * what is over or suspicious, and only so often: gives whether it rang. In the caller's transaction, which writes
 * down that they said so.
 */
export async function raiseAlarm(
  tx: Transaction,
  lead: Ringing,
  { call, now }: { call: Call; now: Date },
): Promise<boolean> {
  const { id, email, status, cancelledAt } = lead.stored
  if (status === 'completed' || cancelledAt || isMuted(lead.stored)) return false
  if (isMadeUp(email, call)) return false
  if (!(await takeToken(tx, `complaint:${id}`, betweenComplaints)).allowed) return false
  const { allowed, count } = await takeToken(tx, `complaints:${id}`, mostComplaints)
  if (!allowed) return false
  const people = await alarmOrder(tx)
  await send(tx, lead, { reason: 'complained', round: `complaint ${count}`, people }, { call, now })
  return true
}

/** Deletes the alarms that were not tried yet: somebody has taken the request. */
export async function silenceAlarms(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.subjectId, id),
        eq(deliveries.topic, alarmTopic),
        eq(deliveries.state, 'pending'),
        isNull(deliveries.leasedUntil),
      ),
    )
}

/** Tells the assignee, or everybody where there is none, of each follow-up whose time has come, once; gives the ids. */
export async function ringFollowUps(call: Call, now = new Date()): Promise<string[]> {
  const rung: string[] = []
  for (const kind of ['Quote', 'Message'] as const)
    await call.db.transaction(async (tx) => {
      const table = tableOf(kind)
      const due = await tx
        .select()
        .from(table)
        .where(
          and(
            isNotNull(table.followUpAt),
            lte(table.followUpAt, now),
            or(isNull(table.followUpToldAt), lt(table.followUpToldAt, table.followUpAt)),
          ),
        )
        .orderBy(asc(table.followUpAt))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      if (due.length === 0) return
      const ids = due.map(({ id }) => id)
      await tx
        .update(table)
        .set({ followUpToldAt: sql`${table.followUpAt}` })
        .where(inArray(table.id, ids))
      const order = await alarmOrder(tx)
      for (const stored of due) {
        if (stored.status === 'completed' || stored.cancelledAt || stored.lostReason) continue
        if (isMadeUp(stored.email, call)) continue
        const mine = order.filter(({ id }) => id === stored.assigneeId)
        const round = `follow-up ${stored.followUpAt?.toISOString()}`
        const people = mine.length > 0 ? mine : order
        // Of which table it is says `kind`.
        await send(tx, { kind, stored } as Ringing, { reason: 'followUp', round, people }, { call, now })
        rung.push(stored.id)
      }
    })
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}
