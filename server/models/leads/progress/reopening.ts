import type { UpdateContext } from '#server/data-service/model.ts'
import { silenceAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { readTimeLine, takeBackLeadEvent } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, firstPromiseAgain } from '#server/models/leads/lead-promise.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { isOtherMoment } from './appointment-answer.ts'
import { slipsSince } from './lead-slips.ts'

type ReopeningChanges = {
  [Field in 'status' | 'lostReason' | 'cancelledAt']?: StoredRequest[Field] | undefined
}

/** Lost or canceled no more, in the state that it had. */
export function isReopened(
  { status, lostReason, cancelledAt }: ReopeningChanges,
  current: StoredRequest,
): boolean {
  const isLostNoMore = lostReason === null && current.lostReason !== null
  const isCanceledNoMore = cancelledAt === null && current.cancelledAt !== null
  return (isLostNoMore || isCanceledNoMore) && (status ?? current.status) === current.status
}

export const ringsAgain = ({ cancelledAt }: ReopeningChanges, current: StoredRequest): boolean =>
  cancelledAt === null &&
  current.cancelledAt !== null &&
  !current.assigneeId &&
  awaitsFirstCall({ ...current, cancelledAt })

/** Open again and not called yet, it is promised a call anew; an undo by staff, who do not cancel, leaves the promise as it was. */
export function promisedAgain(
  changes: ReopeningChanges & { callOutcome?: unknown; arrivesAt?: Date | null | undefined },
  current: StoredRequest,
  { call, now }: Pick<UpdateContext, 'call' | 'now'>,
) {
  const after = {
    status: changes.status ?? current.status,
    calledAt: changes.callOutcome === null ? null : current.calledAt,
    onTheWayAt: changes.arrivesAt === null ? null : current.onTheWayAt,
    cancelledAt: changes.cancelledAt === undefined ? current.cancelledAt : changes.cancelledAt,
    lostReason: changes.lostReason === undefined ? current.lostReason : changes.lostReason,
  }
  const isUndo = !current.cancelledAt && current.updatedAt > slipsSince(now)
  if (isUndo || awaitsFirstCall(current) || !awaitsFirstCall(after)) return {}
  return firstPromiseAgain(current, call, now)
}

/**
 * The columns of a request that is canceled again. Only its customer cancels it: an undo of reopening sends the time at which
 * they did.
 */
export async function canceledAgain(
  { cancelledAt }: ReopeningChanges,
  stored: StoredRequest,
  { tx, now }: Pick<UpdateContext, 'tx' | 'now'>,
): Promise<Result<object>> {
  if (!cancelledAt || !isOtherMoment(cancelledAt, stored.cancelledAt)) return done({})
  const events = await readTimeLine(tx, stored.id)
  const isTheirs = events.some((event) => event.kind === 'cancelled' && !isOtherMoment(event.at, cancelledAt))
  if (!isTheirs) return refuse({ code: 'BAD_INPUT', reason: 'customerCancels' })
  await takeBackLeadEvent(tx, stored.id, 'reopened', slipsSince(now))
  await silenceAlarms(tx, stored.id)
  return done({ nextAlarmAt: null })
}
