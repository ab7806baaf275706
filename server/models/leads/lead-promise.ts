import { openFrom } from '#content/opening-hours.ts'
import { promisedMinutes } from '#content/promise-rules.ts'
import { isEmergency } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StoredMessage, StoredQuote } from '#server/schema/leads.ts'
import type { RequestKind } from './lead-events.ts'

/**
 * Whether a lead is demonstration content, for which no alarm is raised and no mail sent: its domain is reserved for examples
 * (RFC 2606).
 */
export const isMadeUp = (email: string, { services }: Pick<Call, 'services'>): boolean =>
  services.site.isDemonstration && /@example\.com$/i.test(email.trim())

/**
 * Whether a suspicious request rings nowhere and is not confirmed. An emergency whose form was honest is never muted because many
 * came from its address: a mall, an office and a phone carrier share one.
 */
export const isMuted = ({
  quarantineReasons,
  isEmergency,
}: {
  quarantineReasons: readonly string[]
  isEmergency: boolean
}): boolean => quarantineReasons.some((reason) => !(isEmergency && reason === 'many'))

const promisedMs = promisedMinutes * 60_000

/** An emergency rings again after two minutes, everything else ten minutes before the promise ends. */
const emergencyAlarmMs = 2 * 60_000
const alarmBeforePromiseMs = 10 * 60_000

/**
 * What a lead that a visitor sent begins with: by when somebody is to call, and when the alarm rings if nobody does. None
 * of it for what staff entered themselves; no alarm for a suspicious one, nor for the demonstration's people.
 */
export function promiseOf(
  lead: { kind: RequestKind; service: string; quarantineReasons: readonly string[] },
  { call, now }: { call: Call; now: Date },
): { promisedBy: Date | null; nextAlarmAt: Date | null } {
  if (call.actor.kind === 'staff') return { promisedBy: null, nextAlarmAt: null }
  const isUrgent = isEmergency(lead.service)
  const { fieldHours, officeHours, timeZone, emergencyCallbackMinutes } = call.services.profile()
  const hours = lead.kind === 'Quote' ? fieldHours : officeHours
  const promisedBy = isUrgent
    ? new Date(now.getTime() + emergencyCallbackMinutes * 60_000)
    : new Date((openFrom(hours, now, timeZone) ?? now).getTime() + promisedMs)
  const alarm = isUrgent ? now.getTime() + emergencyAlarmMs : promisedBy.getTime() - alarmBeforePromiseMs
  const rings = call.actor.kind === 'visitor' && !isMuted({ ...lead, isEmergency: isUrgent })
  return { promisedBy, nextAlarmAt: rings ? new Date(alarm) : null }
}

type Promised = Pick<
  StoredQuote | StoredMessage,
  'status' | 'promisedBy' | 'calledAt' | 'onTheWayAt' | 'cancelledAt' | 'lostReason'
>

/** Whether nobody has called yet, or set off, and somebody still should. */
export const awaitsFirstCall = (request: Omit<Promised, 'promisedBy'>): boolean =>
  request.status === 'new' &&
  !request.calledAt &&
  !request.onTheWayAt &&
  !request.cancelledAt &&
  !request.lostReason

/**
 * By when somebody is to call; null when nobody waits for that any more, or nothing was promised. What is late is decided by
 * this alone: in the inbox, on cards and on the customer's page.
 */
export const callDueBy = (request: Promised): Date | null =>
  awaitsFirstCall(request) ? request.promisedBy : null

/** Whether the promise to call is over and nobody did. */
export function isOverdue(request: Promised, now: Date): boolean {
  const dueBy = callDueBy(request)
  return dueBy !== null && dueBy <= now
}

/** When we open, for a lead that came while we were closed and waits for that; null for one that was promised a call at once. */
export function opensAtOf(lead: {
  isEmergency: boolean
  promisedBy: Date | null
  submittedAt: Date
}): Date | null {
  const begin = lead.isEmergency || !lead.promisedBy ? 0 : lead.promisedBy.getTime() - promisedMs
  return begin > lead.submittedAt.getTime() ? new Date(begin) : null
}
