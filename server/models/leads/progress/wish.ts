import { isWishOver, windowEndOf, wishOf } from '#content/time/appointments.ts'
import { bookingRulesOf } from '#content/time/free-windows.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { type NewLeadEvent, readTimeLine, takeBackLeadEvent } from '#server/models/leads/lead-events.ts'
import {
  customerMailFacts,
  mayMailNow,
  sendLater,
  withdraw,
} from '#server/models/leads/mails/customer-mails.ts'
import type { StoredLeadEvent, StoredRequest } from '#server/schema/requests.ts'
import { isOtherMoment } from './appointment-answer.ts'
import { slipsSince } from './lead-slips.ts'

type WishChanges = {
  scheduledAt?: Date | null | undefined
  scheduledMinutes?: number | null | undefined
  followUpAt?: Date | null | undefined
  pickedFrom?: Date | null | undefined
}

type WishAnswer = { columns: object; events: NewLeadEvent[] }

const nothing: WishAnswer = { columns: {}, events: [] }

/** A window that is over cannot be confirmed: another one has to be offered. */
export const confirmsTooLate = ({ scheduledAt }: WishChanges, stored: StoredRequest, now: Date): boolean =>
  scheduledAt instanceof Date && !isOtherMoment(scheduledAt, stored.pickedFrom) && isWishOver(stored, now)

/** An appointment answers the customer's wish for one, and so does a no, which leaves the picking to them. Undone, it waits again. */
export async function wishAnswered(
  changes: WishChanges,
  stored: StoredRequest,
  context: UpdateContext,
): Promise<WishAnswer> {
  const { scheduledAt, scheduledMinutes, followUpAt, pickedFrom } = changes
  const wish = wishOf(stored)
  if (!wish) return { columns: await wishedAgain(changes, stored, context), events: [] }
  if (!scheduledAt && pickedFrom !== null) return nothing
  const isDue = followUpAt === undefined && stored.followUpAt && stored.followUpAt <= context.now
  const columns = {
    ...{ pickedFrom: null, pickedUntil: null, reservedUntil: null },
    ...(isDue && { followUpAt: null }),
  }
  if (scheduledAt) {
    const minutes = scheduledMinutes ?? bookingRulesOf(context.call.services.profile()).minutes
    const isTheirs = !isOtherMoment(scheduledAt, wish.scheduledAt)
    return { columns: { ...columns, ...(isTheirs && { scheduledMinutes: minutes }) }, events: [] }
  }
  const facts = { ...wish, scheduledAt: wish.scheduledAt.toISOString() }
  await mailNo(facts, stored, context)
  return { columns, events: [{ kind: 'wishDeclined', facts }] }
}

async function mailNo(
  wish: { scheduledAt: string; windowMinutes: number },
  stored: StoredRequest,
  context: UpdateContext,
): Promise<void> {
  if (!(await mayMailNow('copy', stored, context))) return
  const at = context.now.toISOString()
  const plain = { signedBy: null, estimate: null, promisedBy: null }
  const action = isWishOver(stored, context.now) ? ('wishOver' as const) : ('wishDeclined' as const)
  const mail = { about: 'copy' as const, action, at, ...plain, ...wish }
  await sendLater(stored, { ...customerMailFacts(stored), ...mail }, context, `wishDeclined ${at}`)
}

async function wishedAgain(
  { scheduledAt, pickedFrom }: WishChanges,
  stored: StoredRequest,
  { tx, now }: UpdateContext,
): Promise<object> {
  const since = slipsSince(now)
  const isMoved = scheduledAt !== undefined && isOtherMoment(scheduledAt, stored.scheduledAt)
  if (stored.updatedAt < since || !(isMoved || pickedFrom)) return {}
  const events = await readTimeLine(tx, stored.id)
  const last = events.findLast(({ kind }) => kind === 'wished' || kind === 'wishDeclined')
  if (pickedFrom && last?.kind === 'wishDeclined') {
    await takeBackLeadEvent(tx, stored.id, 'wishDeclined', since)
    await withdraw(tx, stored, 'copy')
    return windowOf(last)
  }
  const isOfWish = last?.kind === 'wished' && last.facts.scheduledAt === stored.scheduledAt?.toISOString()
  return isMoved && isOfWish ? windowOf(last) : {}
}

function windowOf({ facts: { scheduledAt, windowMinutes } }: StoredLeadEvent): object {
  const from = new Date(String(scheduledAt))
  const until = windowEndOf({ scheduledAt: from, windowMinutes: Number(windowMinutes) })
  return { pickedFrom: from, pickedUntil: until, reservedUntil: null }
}
