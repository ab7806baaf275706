import { openFrom } from '#content/opening-hours.ts'
import { promisedMinutes } from '#content/promise-rules.ts'
import { isEmergency } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StoredMessage, StoredQuote } from '#server/schema/leads.ts'
import type { RequestKind } from './lead-events.ts'

/**
 * Demonstration content raises no alarm and sends no mail: its domain is reserved for examples (RFC 2606).
 */
export const isMadeUp = (email: string, { services }: Pick<Call, 'services'>): boolean =>
  services.site.isDemonstration && /@example\.com$/i.test(email.trim())

/**
 * A muted request raises no alarm and is not confirmed. An emergency with an honest form is never muted
 * because many came from its address: malls, offices and phone carriers share one.
 */
export const isMuted = ({
  quarantineReasons,
  isEmergency,
}: {
  quarantineReasons: readonly string[]
  isEmergency: boolean
}): boolean => quarantineReasons.some((reason) => !(isEmergency && reason === 'many'))

const promisedMs = promisedMinutes * 60_000

/** The first alarm: for an emergency after two minutes, otherwise ten minutes before the promise ends. */
const emergencyAlarmMs = 2 * 60_000
const alarmBeforePromiseMs = 10 * 60_000

/**
 * The deadline for a call and the first alarm. Neither for what staff entered; no alarm for a suspicious or
 * demonstration lead.
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

export const awaitsFirstCall = (request: Omit<Promised, 'promisedBy'>): boolean =>
  request.status === 'new' &&
  !request.calledAt &&
  !request.onTheWayAt &&
  !request.cancelledAt &&
  !request.lostReason

/**
 * Null once no call is due, or if none was promised. Inbox, cards and the customer's page decide by this
 * alone what is late.
 */
export const callDueBy = (request: Promised): Date | null =>
  awaitsFirstCall(request) ? request.promisedBy : null

export function isOverdue(request: Promised, now: Date): boolean {
  const dueBy = callDueBy(request)
  return dueBy !== null && dueBy <= now
}

/**
 * For a lead that arrived outside opening hours and waits for them; null for one that was promised a call at
 * once.
 */
export function opensAtOf(lead: {
  isEmergency: boolean
  promisedBy: Date | null
  submittedAt: Date
}): Date | null {
  const begin = lead.isEmergency || !lead.promisedBy ? 0 : lead.promisedBy.getTime() - promisedMs
  return begin > lead.submittedAt.getTime() ? new Date(begin) : null
}
