import { declineOf, isVisitOpen } from '#content/time/appointments.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { ourStep } from '#server/models/leads/next-step.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { slipsSince } from './lead-slips.ts'

type ScheduleChanges = {
  [Field in 'scheduledAt' | 'scheduledMinutes' | 'windowMinutes' | 'followUpAt']?:
    | StoredRequest[Field]
    | undefined
}

/** What waited for a new appointment waits no longer; an undo of the appointment makes it wait again. */
export async function answeredByAppointment(
  changes: ScheduleChanges,
  stored: StoredRequest,
  { tx, call, now }: Pick<UpdateContext, 'tx' | 'call' | 'now'>,
): Promise<object> {
  const { scheduledAt, followUpAt } = changes
  if (scheduledAt === undefined || followUpAt !== undefined) return {}
  const { nextAfterYes } = call.services.words.estimate
  const waits = { followUpAt: now, followUpToldAt: now }
  const { scheduledMinutes = stored.scheduledMinutes, windowMinutes = stored.windowMinutes } = changes
  const isBooked = isVisitOpen(
    { ...stored, scheduledAt, scheduledMinutes, windowMinutes, arrivesAt: null },
    now,
  )
  if (isBooked && ourStep(stored.nextStep, call.services.languages) === 'nextAfterYes')
    return { nextStep: null, ...withoutDue(stored, now) }
  const isDeclined = declineOf({ ...stored, scheduledAt, followUpAt: now }) !== null
  if (declineOf(stored) !== null) return isDeclined ? {} : { followUpAt: null }
  const isUndo = stored.updatedAt > slipsSince(now) && isOtherMoment(scheduledAt, stored.scheduledAt)
  if (!isUndo || stored.followUpAt) return {}
  if (isDeclined) return waits
  if (scheduledAt !== null || stored.nextStep !== null) return {}
  const events = await readTimeLine(tx, stored.id)
  const answer = events.findLast((event) => event.kind === 'accepted' || event.kind === 'declined')
  return answer?.kind === 'accepted' ? { ...waits, nextStep: nextAfterYes } : {}
}

const withoutDue = ({ followUpAt }: StoredRequest, now: Date) =>
  followUpAt && followUpAt <= now ? { followUpAt: null } : {}

export const isOtherMoment = (moment: Date | null, before: Date | null) =>
  moment?.getTime() !== before?.getTime()
