import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { ageMs } from '#content/time/ages.ts'
import { declineOf, endOf, windowEndOf, wishOf } from '#content/time/appointments.ts'
import { isBookable } from '#content/time/free-windows.ts'
import type { CustomerEstimate } from '#server/models/invoicing/estimate-rows.ts'
import { awaitsCallback, isMuted, isOverdue, promiseTo } from '#server/models/leads/lead-promise.ts'
import type { StoredLeadEvent, StoredRequest } from '#server/schema/requests.ts'

export const receiptStages = [
  'waiting',
  'overdue',
  'taken',
  'tried',
  'contacted',
  'estimated',
  'accepted',
  'declined',
  'expired',
  'scheduled',
  'wished',
  'anotherTime',
  'noAppointment',
  'onTheWay',
  'late',
  'lost',
  'done',
  'cancelled',
] as const

export type ReceiptStage = (typeof receiptStages)[number]

export type RequestRow = StoredRequest

/** What a stage follows from: the row, what happened in its order, and the newest version of the estimate. */
export type ReceiptProgress = {
  row: RequestRow
  history: readonly Pick<StoredLeadEvent, 'kind' | 'at' | 'facts'>[]
  estimate?: Pick<CustomerEstimate, 'state' | 'sentAt' | 'answeredAt'> | undefined
}

/** After the arrival that was said, in case the job is never marked done. */
const atTheDoorMs = 4 * 60 * 60_000

export const isDone = ({ status, cancelledAt, lostReason }: RequestRow): boolean =>
  status === 'completed' && !cancelledAt && !lostReason

/** What the page says first: what ended it, who is coming, what the customer has to do or waits for, else what happened last. */
export function stageOf(progress: ReceiptProgress, profile: BusinessProfile, now: Date): ReceiptStage {
  const { row, estimate } = progress
  if (row.cancelledAt) return 'cancelled'
  if (row.lostReason) return 'lost'
  if (isDone(row)) return 'done'
  const coming = comingOf(progress, now)
  if (coming) return coming
  if (estimate?.state === 'sent') return 'estimated'
  if (isCallLate(progress, now) && promiseTo(row, profile)) return 'overdue'
  if (wishOf(row)) return 'wished'
  const last = lastOf(progress, now)
  if (!isAppointmentOpen(row, now)) return last ?? (row.takenAt ? 'taken' : 'waiting')
  if (declineOf(row) !== 'anotherTime') return 'scheduled'
  return last === 'tried' ? last : 'anotherTime'
}

/** From "on my way" on, whatever the clock says of the appointment it was for: only a new appointment replaces it. */
export function comingOf({ row, history }: ReceiptProgress, now: Date): 'onTheWay' | 'late' | undefined {
  const { onTheWayAt, arrivesAt, cancelledAt, lostReason, status } = row
  if (!onTheWayAt || !arrivesAt || cancelledAt || lostReason || status === 'completed') return undefined
  const setAt = appointmentSetAt(history)
  if (setAt && setAt > onTheWayAt) return undefined
  if (arrivesAt > now) return 'onTheWay'
  return ageMs(arrivesAt, now) < atTheDoorMs ? 'late' : undefined
}

/**
 * When the last appointment that staff set was set first: one that was moved and moved back is no new one. Whether it still
 * stands does not matter: who set off was on the way to the one before.
 */
function appointmentSetAt(history: ReceiptProgress['history']): Date | undefined {
  const set = history.filter(({ kind }) => kind === 'scheduled')
  const last = set.at(-1)?.facts.scheduledAt
  return last ? set.find(({ facts }) => facts.scheduledAt === last)?.at : undefined
}

/** Ahead, or under way without anybody having set off. */
function isAppointmentOpen(row: RequestRow, now: Date): boolean {
  const { scheduledAt, onTheWayAt } = row
  if (!scheduledAt) return false
  const isUnderWay = mayArriveAfter(row, now) || endOf({ ...row, scheduledAt }) > now
  return scheduledAt > now || (isUnderWay && !onTheWayAt)
}

const mayArriveAfter = (row: RequestRow, now: Date): boolean => {
  const latest = windowEndOf(row) ?? row.scheduledAt
  return latest !== null && latest > now
}

type Open = Extract<ReceiptStage, 'tried' | 'contacted' | 'accepted' | 'declined' | 'expired' | CustomerWish>
type CustomerWish = 'anotherTime' | 'noAppointment'

/** What happened last of all that counts, as an order of moments. */
function lastOf({ row, estimate }: ReceiptProgress, now: Date): Open | undefined {
  const { calledAt, callOutcome, contactedAt, onTheWayAt, scheduledAt, declinedAppointment } = row
  const wasReached = callOutcome === 'reached'
  const moments: (readonly [stage: Open | null | false | undefined, at: Date | null | undefined])[] = [
    // Making it was a call, too.
    ['contacted', declinedAppointment && new Date(0)],
    ['contacted', scheduledAt && (scheduledAt <= now ? scheduledAt : new Date(0))],
    ['contacted', row.status === 'contacted' ? contactedAt : null],
    ['contacted', onTheWayAt],
    [wasReached ? 'contacted' : 'tried', calledAt],
    [answerOf(estimate), estimate?.answeredAt ?? estimate?.sentAt],
    [declineOf(row), awaitsCallback(row) ? row.callbackAskedAt : row.followUpAt],
  ]
  const [last] = moments
    .flatMap(([stage, at]) => (stage && at && at <= now ? [{ stage, at }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return last?.stage
}

function answerOf(estimate: ReceiptProgress['estimate']) {
  const state = estimate?.state
  return state === 'accepted' || state === 'declined' || state === 'expired' ? state : undefined
}

/** Until the agreed time, and not once we are on the way: then the customer has to call. */
export const mayDecline = (progress: ReceiptProgress, now: Date): boolean =>
  mayArriveAfter(progress.row, now) &&
  progress.row.status !== 'completed' &&
  !progress.row.cancelledAt &&
  !progress.row.lostReason &&
  !comingOf(progress, now)

/** A first appointment, or another one while theirs is still ahead. */
export function mayBook(progress: ReceiptProgress, profile: BusinessProfile, now: Date): boolean {
  const { row } = progress
  if (!isBookable(row.service, profile)) return false
  if (row.status === 'completed' || row.cancelledAt || row.lostReason || comingOf(progress, now)) return false
  return !row.scheduledAt || mayDecline(progress, now)
}

/** Else staff have to confirm. */
export const booksAtOnce = (
  row: RequestRow,
  { bookingMode }: Pick<BusinessProfile, 'bookingMode'>,
): boolean => bookingMode === 'confirm' && !isMuted(row)

/** Not while somebody is on the way. The first call never for who has, or had, an appointment: making it was the call. */
export const isCallLate = (progress: ReceiptProgress, now: Date): boolean => {
  const { row } = progress
  const isOwed = awaitsCallback(row) || !(row.scheduledAt || row.declinedAppointment)
  return isOwed && isOverdue(row, now) && !comingOf(progress, now)
}
