import { z } from 'zod'
import { type Decline, declineOf } from '#content/time/appointments.ts'
import { longest, paragraph, parseInput } from '#server/data-service/input.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { promiseAgain } from '#server/models/leads/lead-promise.ts'
import { withdrawAppointmentMails } from '#server/models/leads/mails/appointment-mails.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { releaseWindow } from './booking.ts'
import { type CustomerChange, type CustomerWrite, promisedTo } from './customer-change.ts'
import { mayDecline } from './receipt-stage.ts'

/** `appointmentAt`: the one that the customer saw; it may have been moved since. */
const declineInput = z.object({ appointmentAt: z.date(), message: paragraph(longest.reply) })

const news = { anotherTime: 'anotherTime', noAppointment: 'appointmentCancelled' } as const

/**
 * The customer does not want the appointment: the request waits in the inbox. An appointment for which they want another time
 * stands until staff move it; one that they cancel is gone. Undefined for what they have said before.
 */
export async function declineAppointment(
  decline: Decline,
  given: object,
  change: CustomerChange,
): Promise<Result<CustomerWrite>> {
  const { tx, call, now, row } = change
  const parsed = parseInput(declineInput, given)
  if (!parsed.ok) return parsed
  const { appointmentAt, message } = parsed.value
  const { scheduledAt, windowMinutes } = row
  const isOfThis = row.declinedAppointment?.getTime() === appointmentAt.getTime()
  const said = declineOf(row)
  if (isOfThis && (said === decline || said === 'noAppointment')) return done(undefined)
  if (!scheduledAt || scheduledAt.getTime() !== appointmentAt.getTime())
    return refuse({ code: 'CONFLICT', reason: 'appointmentChanged' })
  const history = await readTimeLine(tx, row.id)
  if (!mayDecline({ row, history }, now)) return refuse({ code: 'CONFLICT', reason: 'appointmentOver' })

  const isCancelled = decline === 'noAppointment'
  await withdrawAppointmentMails(tx, row)
  const action = news[decline]
  const appointment = { scheduledAt: scheduledAt.toISOString(), windowMinutes }
  const text = message || null
  const again = promiseAgain(row.kind, call, now)
  const released = await releaseWindow(change)
  return done({
    news: { action, text, appointment },
    copy: { action: decline, ...appointment, promisedBy: promisedTo(change, again.callbackBy) },
    columns: {
      ...released?.columns,
      declinedAppointment: scheduledAt,
      followUpAt: now,
      followUpToldAt: now,
      ...again,
      ...(isCancelled && { scheduledAt: null, windowMinutes: null }),
    },
    events: [...(released?.events ?? []), { kind: action, text, facts: appointment }],
  })
}
