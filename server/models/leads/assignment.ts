import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { undoWindowMs } from '#server/models/leads/mails/customer-mails.ts'
import { alarmOrder, everyoneOnJobs, type OnCall } from '#server/notifications/alarm-order.ts'
import { type Alarm, alarmDeliveries } from '#server/notifications/outbox/alarm-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import {
  anyRequestTable,
  leadEvents,
  ownerColumns,
  type RequestKind,
  requestKinds,
  type StoredRequest,
} from '#server/schema/leads.ts'
import { nextAlarm, type Ringing, sendAlarm } from './alarms/lead-alarms.ts'
import type { NewLeadEvent } from './lead-events.ts'
import { awaitsFirstCall, isMadeUp, isMuted } from './lead-promise.ts'
import { personById } from './people.ts'

/**
 * Who has a request. Taking it is accepting it. A person who is given one is told what they need at the door and asked to
 * accept it; without an answer everybody is alerted.
 */

export type Assignment = Partial<Pick<StoredRequest, 'assigneeId' | 'takenAt' | 'givenAt' | 'givenAlarmAt'>>

const answerWithinMs = ({ isEmergency }: Pick<StoredRequest, 'isEmergency'>) =>
  (isEmergency ? 3 : 10) * 60_000

const notGiven = { givenAt: null, givenAlarmAt: null }

export const isTaken = ({ assigneeId, takenAt }: Pick<StoredRequest, 'assigneeId' | 'takenAt'>): boolean =>
  assigneeId !== null && takenAt !== null

export const isGiven = (request: Pick<StoredRequest, 'assigneeId' | 'takenAt'>) =>
  request.assigneeId !== null && !isTaken(request)

export const lastHandover = ({ assigneeId, takenAt }: StoredRequest) =>
  assigneeId === null ? 'released' : takenAt ? 'taken' : 'given'

export const isClosed = ({ status, cancelledAt, lostReason }: StoredRequest) =>
  status === 'completed' || cancelledAt !== null || lostReason !== null

const isPerson = (actor: Actor, id: string) =>
  actor.kind === 'staff' && !actor.apiKeyId && actor.userId === id

type Asked = {
  assigneeId?: string | null | undefined
  /** Sent along where a handover is undone: when the one before had said yes, null if they had not. */
  takenAt?: Date | null | undefined
}

export function assignmentOf(
  { assigneeId, takenAt }: Asked,
  current: Pick<StoredRequest, 'assigneeId' | 'takenAt' | 'isEmergency'>,
  { call: { actor }, now }: Pick<UpdateContext, 'call' | 'now'>,
): Assignment {
  if (assigneeId === undefined) return {}
  if (assigneeId === null) return { assigneeId, takenAt: null, ...notGiven }
  if (takenAt) return { assigneeId, takenAt, ...notGiven }
  const takesBackYes = takenAt === null && current.takenAt !== null
  if (takenAt === undefined && isPerson(actor, assigneeId)) return { assigneeId, takenAt: now, ...notGiven }
  if (assigneeId === current.assigneeId && !takesBackYes) return {}
  const givenAlarmAt = new Date(now.getTime() + answerWithinMs(current))
  return { assigneeId, takenAt: null, givenAt: now, givenAlarmAt }
}

type Said = { note: string | null; to: string; actor: Actor }

export function assignmentEvent(
  { assigneeId, takenAt, givenAt }: Assignment,
  current: StoredRequest,
  { note, to, actor }: Said,
): NewLeadEvent | undefined {
  if (assigneeId === undefined) return undefined
  if (assigneeId === null) return current.assigneeId ? releasedEvent(current, { note, actor }) : undefined
  if (givenAt) return { kind: 'given', facts: { assigneeId, to }, text: note }
  const isNew = assigneeId !== current.assigneeId || !current.takenAt
  return isNew && takenAt ? { kind: 'taken', facts: { assigneeId } } : undefined
}

function releasedEvent(current: StoredRequest, { note, actor }: Omit<Said, 'to'>): NewLeadEvent {
  const { assigneeId } = current
  const isTheirs = assigneeId !== null && isPerson(actor, assigneeId)
  const mayNotUndo = actor.kind === 'staff' && seesOnlyOwn(actor, 'leads')
  // No slip: they did not want it, said why, or cannot undo it; or it is taken away after their yes.
  const isRefused = isTheirs ? isGiven(current) || note !== null || mayNotUndo : isTaken(current)
  const facts = { assigneeId, ...(isTheirs && { isBack: true }), ...(isRefused && { isRefused }) }
  return { kind: 'released', facts, text: note }
}

type Handover = { lead: Ringing; after: Assignment; note: string | null }

/** Tells the new assignee, and the person who had it or gave it. Sent only once it cannot be undone any more. */
export async function notifyOfHandover(
  { lead, after: { assigneeId, givenAt }, note }: Handover,
  { tx, call, now }: UpdateContext,
): Promise<void> {
  const { stored } = lead
  if (assigneeId === undefined || isMadeUp(stored.email, call)) return
  const actorId = call.actor.kind === 'staff' ? call.actor.userId : undefined
  const staff = await everyoneOnJobs(tx)
  const nameOf = (id: string | null | undefined) => staff.find((one) => one.id === id)?.name ?? ''
  const notify = async (
    id: string | null | undefined,
    reason: Alarm['reason'],
    more: Partial<Alarm> = {},
  ) => {
    const person = staff.find((one) => one.id === id)
    if (!person || person.id === actorId) return
    const alarm = {
      reason,
      isEmergency: stored.isEmergency,
      minutes: 0,
      waiting: 1,
      by: nameOf(actorId),
      note,
    }
    const sent = handoverDeliveries(lead, { ...alarm, ...more }, person, now)
    const nextAttemptAt = new Date(now.getTime() + undoWindowMs)
    await enqueue(
      tx,
      sent.map((delivery) => ({ ...delivery, nextAttemptAt })),
    )
  }
  if (givenAt) await notify(assigneeId, 'given', { job: jobOf(stored) })
  if (stored.assigneeId && assigneeId !== stored.assigneeId) await notify(stored.assigneeId, 'takenAway')
  const isHandedBack = assigneeId === null && stored.assigneeId === actorId
  if (isHandedBack) await notify(await giverOf(tx, lead, stored.assigneeId), 'handedBack')
}

export const handoverDeliveries = (lead: Ringing, alarm: Alarm, { devices, email }: OnCall, now: Date) =>
  alarmDeliveries(lead, alarm, {
    round: `${alarm.reason} ${now.toISOString()}`,
    devices,
    addresses: [email],
  })

export const jobOf = ({
  address,
  scheduledAt,
  windowMinutes,
  quotedCents,
  notes,
}: StoredRequest): Alarm['job'] => ({
  address,
  windowMinutes,
  scheduledAt: scheduledAt?.toISOString() ?? null,
  quotedCents,
  notes,
})

async function giverOf(tx: Transaction, { kind, stored }: Ringing, assigneeId: string | null) {
  const owner = leadEvents[ownerColumns[kind]]
  const [given] = await tx
    .select({ actorId: leadEvents.actorId, facts: leadEvents.facts })
    .from(leadEvents)
    .where(and(eq(owner, stored.id), eq(leadEvents.kind, 'given')))
    .orderBy(desc(leadEvents.at), desc(leadEvents.id))
    .limit(1)
  return given?.facts.assigneeId === assigneeId ? given?.actorId : null
}

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
