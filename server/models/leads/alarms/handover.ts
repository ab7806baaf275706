import { and, desc, eq } from 'drizzle-orm'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Assignment } from '#server/models/leads/assignment.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { undoWindowMs } from '#server/models/leads/mails/customer-mails.ts'
import { everyoneOnJobs, type OnCall } from '#server/notifications/alarm-order.ts'
import { type Alarm, alarmDeliveries } from '#server/notifications/outbox/alarm-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { leadEvents, type StoredRequest } from '#server/schema/requests.ts'

type Handover = { request: StoredRequest; after: Assignment; note: string | null }

/** Tells the new assignee, and the person who had it or gave it. Sent only once it cannot be undone any more. */
export async function notifyOfHandover(
  { request, after: { assigneeId, givenAt }, note }: Handover,
  { tx, call, now }: UpdateContext,
): Promise<void> {
  if (assigneeId === undefined || isMadeUp(request.email, call)) return
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
      isEmergency: request.isEmergency,
      minutes: 0,
      waiting: 1,
      by: nameOf(actorId),
      note,
    }
    const sent = handoverDeliveries(request, { ...alarm, ...more }, person, now)
    const nextAttemptAt = new Date(now.getTime() + undoWindowMs)
    await enqueue(
      tx,
      sent.map((delivery) => ({ ...delivery, nextAttemptAt })),
    )
  }
  if (givenAt) await notify(assigneeId, 'given', { job: jobOf(request) })
  if (request.assigneeId && assigneeId !== request.assigneeId) await notify(request.assigneeId, 'takenAway')
  const isHandedBack = assigneeId === null && request.assigneeId === actorId
  if (isHandedBack) await notify(await giverOf(tx, request), 'handedBack')
}

export const handoverDeliveries = (
  request: StoredRequest,
  alarm: Alarm,
  { devices, email }: OnCall,
  now: Date,
) =>
  alarmDeliveries(request, alarm, {
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

async function giverOf(tx: Transaction, { id, assigneeId }: StoredRequest) {
  const [given] = await tx
    .select({ actorId: leadEvents.actorId, facts: leadEvents.facts })
    .from(leadEvents)
    .where(and(eq(leadEvents.requestId, id), eq(leadEvents.kind, 'given')))
    .orderBy(desc(leadEvents.at), desc(leadEvents.id))
    .limit(1)
  return given?.facts.assigneeId === assigneeId ? given?.actorId : null
}
