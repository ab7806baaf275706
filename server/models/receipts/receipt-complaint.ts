import { ageMs } from '#content/time/ages.ts'
import type { Alerted } from '#server/notifications/outbox/alerted.ts'
import type { StoredLeadEvent } from '#server/schema/requests.ts'
import { isCallLate, type ReceiptProgress } from './receipt-stage.ts'

/** "Nobody has called me": when it can be said, and what the page says of it afterwards. */

export const complaintStates = ['alerting', 'alerted', 'unanswered', 'noted'] as const

export type ComplaintState = (typeof complaintStates)[number]

const complaintEveryMs = 15 * 60_000

/** After this time without acceptance the page stops saying that an alert is on its way. */
const alertingMs = 60_000

/** After an accepted alert we should have called within this time. */
const answeredWithinMs = 5 * 60_000

export function mayComplain(progress: ReceiptProgress, now: Date): boolean {
  const { complainedAt, callbackAskedAt } = progress.row
  const isOfBefore = complainedAt && callbackAskedAt && complainedAt < callbackAskedAt
  const said = isOfBefore ? null : complainedAt
  return isCallLate(progress, now) && ageMs(said, now) >= complaintEveryMs
}

/** While the complaint is the last word about the call; its event says whether an alarm rang. */
export function complaintOf(
  progress: ReceiptProgress & { history: readonly StoredLeadEvent[] },
  { alerted, now }: { alerted: Alerted; now: Date },
) {
  const none = { complaint: null, complaintAlertedAt: null, callUsAt: null }
  const { complainedAt } = progress.row
  if (!complainedAt || !isCallLate(progress, now) || mayComplain(progress, now)) return none
  const said = progress.history.findLast(({ kind }) => kind === 'complained')
  const complaint = said?.facts.rang === true ? alerted.complaint : null
  const acceptedAt = complaint?.acceptedAt
  if (acceptedAt) {
    const callUsAt = new Date(acceptedAt.getTime() + answeredWithinMs)
    const state = callUsAt > now ? ('alerted' as const) : ('unanswered' as const)
    return { complaint: state, complaintAlertedAt: acceptedAt, callUsAt }
  }
  const isOnItsWay = complaint?.isPending && ageMs(complainedAt, now) < alertingMs
  return { ...none, complaint: isOnItsWay ? ('alerting' as const) : ('noted' as const) }
}
