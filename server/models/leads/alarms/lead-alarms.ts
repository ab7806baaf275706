import { and, asc, eq, inArray, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { networkKey } from '#server/http/client-address.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { recordLeadEvents } from '#server/models/leads/lead-events.ts'
import { awaitsCallback, callsFrom, isMadeUp, isMuted } from '#server/models/leads/lead-promise.ts'
import { alarmOrder, type OnCall, technicianWith } from '#server/notifications/alarm-order.ts'
import {
  type Alarm,
  type AlarmRecipients,
  alarmDeliveries,
  alarmTopic,
} from '#server/notifications/outbox/alarm-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { effectiveSettings, readNotificationSettings } from '#server/notifications/settings.ts'
import { announce } from '#server/realtime/events.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'

const minuteMs = 60_000

/**
 * In minutes: of an emergency after it arrived, of another request relative to the end of its promise. After
 * the last one the alarm stays silent.
 */
export const alarmMinutes = { emergency: [2, 5, 10, 20, 30, 40], other: [-10, 0, 10, 20] } as const

export const mostComplaints = { limit: 3, windowSeconds: 24 * 3_600 }
const betweenComplaints = { limit: 1, windowSeconds: 10 * 60 }

/** That ring at once, of one network and in all. What comes beyond rings with all that is due (due-alarms.ts). */
const complaintsAtOnce = {
  ofNetwork: { limit: 3, windowSeconds: 3_600 },
  inAll: { limit: 12, windowSeconds: 3_600 },
}

/** Null: never. A request that is no emergency waits for opening hours. */
export function nextAlarm(
  lead: Pick<StoredRequest, 'kind' | 'isEmergency' | 'submittedAt' | 'promisedBy'>,
  { sent, now, profile }: { sent: number; now: Date; profile: BusinessProfile },
): Date | null {
  const minutes = alarmMinutes[lead.isEmergency ? 'emergency' : 'other'][sent]
  if (minutes === undefined) return null
  const since = lead.isEmergency ? lead.submittedAt : lead.promisedBy
  if (!since) return null
  // After a night without server they do not all ring at once.
  const at = new Date(Math.max(since.getTime() + minutes * minuteMs, now.getTime() + minuteMs))
  return lead.isEmergency ? at : callsFrom(lead, profile, at)
}

const mostAtOnce = 50

type AlarmFacts = {
  reason: Alarm['reason']
  round: string
  people: readonly OnCall[]
  waiting?: number
  to?: string
}

export async function sendAlarm(
  tx: Transaction,
  request: StoredRequest,
  said: AlarmFacts,
  { call, now }: { call: Call; now: Date },
): Promise<void> {
  const { isEmergency, submittedAt } = request
  const { reason, round, people, waiting = 1, to } = said
  const minutes = Math.max(0, Math.round((now.getTime() - submittedAt.getTime()) / minuteMs))
  await enqueue(
    tx,
    alarmDeliveries(
      request,
      { reason, isEmergency, minutes, waiting, to },
      { round, ...(await recipientsOf(tx, people, call)) },
    ),
  )
  await recordAlarm(tx, request, said, now)
}

export async function recordAlarm(
  tx: Transaction,
  { kind, id }: StoredRequest,
  { reason, people }: AlarmFacts,
  now: Date,
): Promise<void> {
  const facts = { reason, people: people.map(({ name }) => name).join(', ') }
  await recordLeadEvents(tx, id, [{ kind: 'alarm', facts }], { actor: { kind: 'system' }, now })
  await announce(tx, { model: kind, operation: 'update', id, onPages: 'nothing' })
}

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
 * The customer says that they were not called: rings everyone at once, even if the request is taken. Not if
 * it is over or suspicious, and within limits.
 */
export async function raiseAlarm(
  tx: Transaction,
  request: StoredRequest,
  { call, now }: { call: Call; now: Date },
): Promise<'atOnce' | 'withOthers' | 'never'> {
  const { id, email, status, cancelledAt } = request
  if (status === 'completed' || cancelledAt || isMuted(request)) return 'never'
  if (isMadeUp(email, call)) return 'never'
  if (!(await takeToken(tx, `complaint:${id}`, betweenComplaints)).allowed) return 'never'
  const { allowed, count } = await takeToken(tx, `complaints:${id}`, mostComplaints)
  if (!allowed) return 'never'
  if (!(await mayRingAtOnce(tx, call))) return 'withOthers'
  const people = [...(await alarmOrder(tx)), ...(await technicianWith(tx, request.assigneeId))]
  await sendAlarm(tx, request, { reason: 'complained', round: `complaint ${count}`, people }, { call, now })
  return 'atOnce'
}

async function mayRingAtOnce(tx: Transaction, { actor }: Call): Promise<boolean> {
  const { ofNetwork, inAll } = complaintsAtOnce
  if (actor.kind === 'visitor') {
    const key = `receipt:complaints:${networkKey(actor.address)}`
    if (!(await takeToken(tx, key, ofNetwork)).allowed) return false
  }
  return (await takeToken(tx, 'receipt:complaints', inAll)).allowed
}

/** Since the request was taken, or at all. */
export const hasComplained = ({ complainedAt, takenAt }: StoredRequest): boolean =>
  complainedAt !== null && (takenAt === null || complainedAt > takenAt)

export async function silenceAlarms(tx: Transaction, id: string): Promise<void> {
  await tx.delete(deliveries).where(unsentAlarms(id))
}

/** Of a request, without those that are being sent now. */
export const unsentAlarms = (id: string) =>
  and(
    eq(deliveries.subjectId, id),
    eq(deliveries.topic, alarmTopic),
    eq(deliveries.state, 'pending'),
    isNull(deliveries.leasedUntil),
  )

const isDueAndUntold = (due: SQLWrapper, toldAt: SQLWrapper, now: Date) =>
  sql`(${due} <= ${now} and (${toldAt} is null or ${toldAt} < ${due}))`

const beforePromise = (by: SQLWrapper) => sql`${by} - make_interval(mins => ${-alarmMinutes.other[0]})`

/**
 * Once for each follow-up that is due, and before the end of a promise to call again: to the assignee, or to everyone where
 * there is none. Gives the ids.
 */
export async function sendFollowUpAlarms(call: Call, now = new Date()): Promise<string[]> {
  const { followUpAt, followUpToldAt, callbackBy } = requests
  const rung = await call.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(requests)
      .where(
        and(
          isNotNull(followUpAt),
          or(
            isDueAndUntold(followUpAt, followUpToldAt, now),
            isDueAndUntold(beforePromise(callbackBy), followUpToldAt, now),
          ),
        ),
      )
      .orderBy(asc(followUpAt))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    await tx.update(requests).set({ followUpToldAt: now }).where(inArray(requests.id, ids))
    const order = await alarmOrder(tx)
    const told: string[] = []
    for (const request of due) {
      if (request.status === 'completed' || request.cancelledAt || request.lostReason) continue
      if (isMadeUp(request.email, call)) continue
      const isPutOff = request.followUpAt !== null && request.followUpAt > now
      if (isPutOff && !awaitsCallback(request)) continue
      const mine = [...order, ...(await technicianWith(tx, request.assigneeId))].filter(
        ({ id }) => id === request.assigneeId,
      )
      const round = `follow-up ${request.followUpAt?.toISOString()} ${now.getTime()}`
      const people = mine.length > 0 ? mine : order
      await sendAlarm(tx, request, { reason: 'followUp', round, people }, { call, now })
      told.push(request.id)
    }
    return told
  })
  if (rung.length > 0) call.services.notifications.wake()
  return rung
}
