import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { endOf, windowEndOf } from '#content/time/appointments.ts'
import { isOverdue, promiseTo } from '#server/models/leads/lead-promise.ts'
import type { Alerted } from '#server/notifications/outbox/alerted.ts'
import type { StoredLeadEvent, StoredRequest } from '#server/schema/leads.ts'

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

export type ReceiptStage = (typeof receiptStages)[number]

export const complaintStates = ['alerting', 'alerted', 'unanswered', 'noted'] as const

export type ComplaintState = (typeof complaintStates)[number]

export type RequestRow = StoredRequest

const complaintEveryMs = 15 * 60_000

/** After this time without acceptance the page stops saying that an alert is on its way. */
const alertingMs = 60_000

/** After an accepted alert we should have called within this time. */
const answeredWithinMs = 5 * 60_000

/** Where nobody pressed Done, the page does not say the next day that we should be there by now. */
const lateForMs = 12 * 60 * 60_000

/** Never for a customer who has, or had, an appointment: making it was the call. */
export const isCallLate = (row: RequestRow, now: Date): boolean => isOverdue(row, now) && !isBooked(row)

const isBooked = ({ scheduledAt, declinedAppointment }: RequestRow) =>
  scheduledAt !== null || declinedAppointment !== null

export function mayComplain(row: RequestRow, now: Date): boolean {
  const { complainedAt } = row
  return isCallLate(row, now) && (!complainedAt || now.getTime() - complainedAt.getTime() >= complaintEveryMs)
}

export function stageOf(row: RequestRow, profile: BusinessProfile, now: Date): ReceiptStage {
  const { scheduledAt } = row
  if (row.cancelledAt) return 'cancelled'
  if (row.lostReason) return 'lost'
  if (row.status === 'completed') return 'done'
  const arrivesAt = row.onTheWayAt && row.arrivesAt
  if (arrivesAt && arrivesAt > now) return 'onTheWay'
  const isAhead = scheduledAt !== null && scheduledAt > now
  const isNow = scheduledAt !== null && (endOf({ ...row, scheduledAt }) > now || mayArriveAfter(row, now))
  if (isAhead || (isNow && !arrivesAt)) return 'scheduled'
  if (arrivesAt) return now.getTime() - arrivesAt.getTime() < lateForMs ? 'late' : 'contacted'
  if (row.status === 'contacted' || isBooked(row)) return 'contacted'
  if (row.calledAt) return 'tried'
  if (isCallLate(row, now) && promiseTo(row, profile)) return 'overdue'
  return row.takenAt ? 'taken' : 'waiting'
}

const mayArriveAfter = (row: RequestRow, now: Date): boolean => {
  const latest = windowEndOf(row) ?? row.scheduledAt
  return latest !== null && latest > now
}

/** Until the agreed time, and not once we are on the way: then the customer has to call. */
export const mayDecline = (row: RequestRow, now: Date): boolean =>
  mayArriveAfter(row, now) &&
  row.status !== 'completed' &&
  !row.cancelledAt &&
  !row.lostReason &&
  !(row.onTheWayAt && row.arrivesAt && row.arrivesAt > now)

/** While the complaint is the last word about the call; its event says whether an alarm rang. */
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
