import { declineOf, isVisitOpen } from '#content/time/appointments.ts'
import { answerEstimate } from '#server/models/invoicing/estimate-answer.ts'
import { done, type Result } from '#server/result.ts'
import { type CustomerChange, type CustomerWrite, plainName, promisedTo } from './customer-change.ts'

export type EstimateReply = Parameters<typeof answerEstimate>[0]

/** The customer's yes or no to an estimate, with a copy of it for them. */
export async function answer(given: object, change: CustomerChange): Promise<Result<CustomerWrite>> {
  const { tx, call, now, row } = change
  // The arguments of `answerEstimate` below.
  const answered = await answerEstimate(given as EstimateReply, { tx, call, now, request: row })
  if (!answered.ok || !answered.value) return answered.ok ? done(undefined) : answered
  const { columns, event, estimate } = answered.value
  const { scheduledAt, windowMinutes } = row
  const isBooked = event.kind === 'accepted' && isVisitOpen(row, now) && !declineOf(row)
  const action = event.kind === 'accepted' ? 'accepted' : 'declined'
  const appointment = isBooked && scheduledAt && { scheduledAt: scheduledAt.toISOString(), windowMinutes }
  const { number, totalCents, answeredName } = estimate
  const { callbackBy = null } = columns
  return done({
    columns,
    events: [event],
    copy: {
      action,
      signedBy: plainName(answeredName ?? ''),
      estimate: { number, totalCents },
      promisedBy: promisedTo(change, callbackBy),
    },
    news: { action, text: estimate.reason, isBooked, ...(appointment && { appointment }) },
  })
}
