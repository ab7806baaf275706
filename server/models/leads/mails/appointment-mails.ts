import { and, desc, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import { declineOf, windowEndOf } from '#content/time/appointments.ts'
import { clockAt, dateAfter, momentOf } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  customerMailDelivery,
  customerTopic,
  readCustomerMail,
} from '#server/notifications/mail/customer-mail-delivery.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests, type StoredRequest } from '#server/schema/requests.ts'
import { customerMailFacts, type MailedProgress, mayMailNow, sendLater, withdraw } from './customer-mails.ts'
import { type MailingContext, mayMail } from './request-confirmation.ts'

/** Withdraws what is not sent yet and no longer true; what the customer was told last is not told again. */
export async function mailAppointment(
  stored: StoredRequest,
  changes: MailedProgress,
  context: MailingContext,
): Promise<void> {
  const { tx, now } = context
  const {
    scheduledAt = stored.scheduledAt,
    windowMinutes = stored.windowMinutes,
    status = stored.status,
    lostReason = stored.lostReason,
    address = stored.address,
    appointmentMails = stored.appointmentMails,
  } = changes
  const isMoved =
    scheduledAt?.getTime() !== stored.scheduledAt?.getTime() || windowMinutes !== stored.windowMinutes
  const isOff = status === 'completed' || lostReason !== null || !scheduledAt || !appointmentMails
  if (isMoved || isOff) await withdrawAppointmentMails(tx, stored)
  const isTurnedOn = appointmentMails && !stored.appointmentMails
  if (isOff || !(isMoved || isTurnedOn)) return
  if ((windowEndOf({ scheduledAt, windowMinutes }) ?? scheduledAt) <= now) return
  if (!(await mayMailNow('appointment', stored, context))) return
  const told = await lastTold(tx, stored)
  const time = scheduledAt.toISOString()
  if (told?.scheduledAt === time && told.windowMinutes === windowMinutes) return
  const mail = {
    ...customerMailFacts(stored),
    about: 'appointment' as const,
    scheduledAt: time,
    windowMinutes,
    address: plainAddress(address),
    isMoved: told !== undefined && stored.scheduledAt !== null,
  }
  await sendLater(stored, mail, context, `${time} ${now.getTime()}`)
}

export async function withdrawAppointmentMails(
  tx: Transaction,
  request: Pick<StoredRequest, 'kind' | 'id'>,
): Promise<void> {
  await withdraw(tx, request, 'appointment')
  await withdraw(tx, request, 'reminder')
}

async function lastTold(tx: Transaction, { kind, id }: StoredRequest) {
  const [last] = await tx
    .select({ payload: deliveries.payload })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subjectType, kind),
        eq(deliveries.subjectId, id),
        eq(deliveries.topic, customerTopic('appointment')),
        ne(deliveries.state, 'dead'),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(1)
  const mail = readCustomerMail(last?.payload)
  return mail?.about === 'appointment' ? mail : undefined
}

/** Null for what may be an advertisement: customers may type anything as their address. */
export function plainAddress(address: string | null): string | null {
  const line = address?.trim() ?? ''
  const isPlain = /^[\p{L}\p{M}\p{N} ,.'’#&()/-]{3,150}$/u.test(line)
  return isPlain && !/\p{L}\.\p{L}{2}|\/\//u.test(line) ? line : null
}

const reminderTime = '10:00'
const tooLateMs = 2 * 60 * 60_000
const mostAtOnce = 200

/**
 * Once for each appointment, from 10 AM of the day before; not for one that was made or moved on that day or
 * later, because the customer has just been told. Gives the ids.
 */
export async function sendReminders(call: Call, now = new Date()): Promise<string[]> {
  const facts = await readLeadFacts(call.db)
  if (facts.customerMailsOff.includes('reminder')) return []
  const reminded = await call.db.transaction(async (tx) => {
    const told: string[] = []
    for (const request of await findUpcoming(tx, { call, now })) {
      if (!request.scheduledAt || declineOf(request) || !mayMail('reminder', request, facts, call)) continue
      const scheduledAt = request.scheduledAt.toISOString()
      const mail = {
        ...customerMailFacts(request),
        about: 'reminder' as const,
        scheduledAt,
        windowMinutes: request.windowMinutes,
        address: plainAddress(request.address),
      }
      await enqueue(tx, [customerMailDelivery(mail, { ...request, dedupe: scheduledAt })])
      told.push(request.id)
    }
    return told
  })
  if (reminded.length > 0) call.services.notifications.wake()
  return reminded
}

async function findUpcoming(
  tx: Transaction,
  { call, now }: { call: Call; now: Date },
): Promise<StoredRequest[]> {
  const { timeZone } = call.services.profile()
  const { date: today, time } = clockAt(now, timeZone)
  const until = momentOf(dateAfter(today, time >= reminderTime ? 2 : 1), '00:00', timeZone)
  const found = await tx
    .select()
    .from(requests)
    .where(
      and(
        gt(requests.scheduledAt, new Date(now.getTime() + tooLateMs)),
        lt(requests.scheduledAt, until),
        inArray(requests.status, ['new', 'contacted']),
        eq(requests.appointmentMails, true),
        ne(requests.email, ''),
        sql`${requests.cancelledAt} is null and ${requests.lostReason} is null`,
        notExists(
          tx
            .select({ id: deliveries.id })
            .from(deliveries)
            .where(
              and(
                eq(deliveries.subjectId, requests.id),
                eq(deliveries.topic, customerTopic('reminder')),
                sql`${deliveries.payload} ->> 'scheduledAt' = to_char(${requests.scheduledAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
              ),
            ),
        ),
      ),
    )
    .orderBy(requests.scheduledAt)
    .limit(mostAtOnce)
    .for('update', { skipLocked: true })
  const madeAt = await lastScheduled(
    tx,
    found.map(({ id }) => id),
  )
  return found.filter(({ id, scheduledAt }) => {
    const eve = dateAfter(clockAt(scheduledAt ?? now, timeZone).date, -1)
    const made = madeAt.get(id)
    return made === undefined || made < momentOf(eve, '00:00', timeZone)
  })
}

async function lastScheduled(tx: Transaction, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const { requestId, at, kind } = leadEvents
  const rows = await tx
    .select({ requestId, at })
    .from(leadEvents)
    .where(and(inArray(requestId, [...ids]), eq(kind, 'scheduled')))
    .orderBy(at)
  return new Map(rows.map((row) => [row.requestId, row.at]))
}
