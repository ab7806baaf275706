import { and, sql } from 'drizzle-orm'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { isClosed } from '#server/models/leads/assignment.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { undoWindowMs } from '#server/models/leads/mails/customer-mails.ts'
import { everyoneOnJobs } from '#server/notifications/alarm-order.ts'
import { alarmPayload } from '#server/notifications/outbox/alarm-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { deliveries } from '#server/schema/notifications.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { handoverDeliveries, jobOf } from './handover.ts'
import { unsentAlarms } from './lead-alarms.ts'

type AppointmentChanges = Partial<
  Pick<StoredRequest, 'scheduledAt' | 'windowMinutes' | 'assigneeId' | 'address'>
>

/** Tells the assignee that a colleague moved the appointment or took it off. Undone in time, nothing is sent. */
export async function notifyOfMove(
  stored: StoredRequest,
  changes: { [Name in keyof AppointmentChanges]: AppointmentChanges[Name] | undefined },
  { tx, call, now }: UpdateContext,
): Promise<void> {
  const {
    scheduledAt = stored.scheduledAt,
    windowMinutes = stored.windowMinutes,
    assigneeId = stored.assigneeId,
    address = stored.address,
  } = changes
  const next = { ...stored, scheduledAt, windowMinutes, address }
  if (appointmentOf(next) === appointmentOf(stored)) return
  const known = (await withdrawMoves(tx, stored.id)) ?? appointmentOf(stored)
  const isOver = scheduledAt !== null && scheduledAt <= now
  if (appointmentOf(next) === known || isOver || isClosed(stored) || isMadeUp(stored.email, call)) return
  // A new or former assignee gets the notification of the handover instead.
  if (!assigneeId || assigneeId !== stored.assigneeId) return
  const staff = await everyoneOnJobs(tx)
  const actorId = call.actor.kind === 'staff' ? call.actor.userId : undefined
  const person = staff.find(({ id }) => id === assigneeId)
  if (!person || person.id === actorId) return
  const by = staff.find(({ id }) => id === actorId)?.name ?? ''
  const alarm = { reason: 'moved' as const, minutes: 0, waiting: 1, by, job: jobOf(next), known }
  const sent = handoverDeliveries(stored, { ...alarm, isEmergency: stored.isEmergency }, person, now)
  const nextAttemptAt = new Date(now.getTime() + undoWindowMs)
  await enqueue(
    tx,
    sent.map((delivery) => ({ ...delivery, nextAttemptAt })),
  )
}

const appointmentOf = ({
  scheduledAt,
  windowMinutes,
}: Pick<StoredRequest, 'scheduledAt' | 'windowMinutes'>) =>
  scheduledAt ? `${scheduledAt.toISOString()} ${windowMinutes ?? ''}` : ''

/** Gives the appointment that the person knows, if a move of it was not sent yet. */
async function withdrawMoves(tx: Transaction, id: string): Promise<string | undefined> {
  const gone = await tx
    .delete(deliveries)
    .where(and(unsentAlarms(id), sql`${deliveries.payload} -> 'alarm' ->> 'reason' = 'moved'`))
    .returning({ payload: deliveries.payload })
  return gone.map(({ payload }) => alarmPayload.safeParse(payload).data?.alarm.known)[0]
}
