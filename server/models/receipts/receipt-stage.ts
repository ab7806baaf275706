import { isMuted, isOverdue } from '#server/models/leads/lead-promise.ts'
import type { Alerted } from '#server/notifications/outbox/alerted.ts'
import type { StoredLeadEvent, StoredMessage, StoredQuote } from '#server/schema/leads.ts'

/** Where a request stands for its customer, and what became of it when they said that nobody had called. */

/** In the order in which a request goes through them; the screen says one sentence for each. */
export const receiptStages = [
  'waiting',
  'overdue',
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'late',
  'lost',
  'done',
  'cancelled',
] as const

/** Where a request stands for its customer. */
export type ReceiptStage = (typeof receiptStages)[number]

/**
 * What became of "Nobody has called me": `alerting`, an alert is on its way; `alerted`, one was accepted; `unanswered`, that is
 * some minutes ago; `noted`, nothing rang, or nothing is known to have.
 */
export const complaintStates = ['alerting', 'alerted', 'unanswered', 'noted'] as const

/** One of these. */
export type ComplaintState = (typeof complaintStates)[number]

/** A stored quote or message. */
export type RequestRow = StoredQuote | StoredMessage

/** A customer says that nobody called: at most this often. */
const complaintEveryMs = 15 * 60_000

/** An alert that was asked for leaves within this time, or nothing is said of it. */
const alertingMs = 60_000

/** After an alert that was asked for, we should have called within this time. */
const answeredWithinMs = 5 * 60_000

/** Whether the call is late: an appointment was made without one. */
export const isCallLate = (row: RequestRow, now: Date): boolean => isOverdue(row, now) && !row.scheduledAt

/** Whether the customer may say that nobody has called: the promise is over, and they have not just said so. */
export function mayComplain(row: RequestRow, now: Date): boolean {
  const { complainedAt } = row
  return isCallLate(row, now) && (!complainedAt || now.getTime() - complainedAt.getTime() >= complaintEveryMs)
}

/** An appointment for which nobody said how long it takes. */
const usualMinutes = 60

/** What the page of the request says first. */
export function stageOf(row: RequestRow, now: Date): ReceiptStage {
  const { scheduledAt, scheduledMinutes } = row
  if (row.cancelledAt) return 'cancelled'
  if (row.lostReason) return 'lost'
  if (row.status === 'completed') return 'done'
  const arrivesAt = row.onTheWayAt && row.arrivesAt
  if (arrivesAt && arrivesAt > now) return 'onTheWay'
  const isAhead = scheduledAt !== null && scheduledAt > now
  const isNow =
    scheduledAt && now.getTime() - scheduledAt.getTime() < (scheduledMinutes ?? usualMinutes) * 60_000
  if (isAhead || (isNow && !arrivesAt)) return 'scheduled'
  if (arrivesAt) return 'late'
  if (row.status === 'contacted' || scheduledAt) return 'contacted'
  if (row.calledAt) return 'tried'
  if (isCallLate(row, now) && !isMuted(row)) return 'overdue'
  return row.takenAt ? 'taken' : 'waiting'
}

/** What came of the customer's last complaint, while it is the last word about the call; its event says whether it rang. */
export function complaintOf(
  row: RequestRow,
  { history, alerted, now }: { history: readonly StoredLeadEvent[]; alerted: Alerted; now: Date },
) {
  const none = { complaint: null, complaintAlertedAt: null, callUsAt: null }
  const { complainedAt } = row
  if (!complainedAt || !isCallLate(row, now) || mayComplain(row, now)) return none
  const said = history.findLast(({ kind }) => kind === 'complained')
  const complaint = said?.facts.rang === true ? alerted.complaint : null
  const acceptedAt = complaint?.acceptedAt
  if (acceptedAt) {
    const callUsAt = new Date(acceptedAt.getTime() + answeredWithinMs)
    const state = callUsAt > now ? ('alerted' as const) : ('unanswered' as const)
    return { complaint: state, complaintAlertedAt: acceptedAt, callUsAt }
  }
  const isOnItsWay = complaint?.isPending && now.getTime() - complainedAt.getTime() < alertingMs
  return { ...none, complaint: isOnItsWay ? ('alerting' as const) : ('noted' as const) }
}
