import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { minutesPromised, minutesToCall } from '#content/promise-rules.ts'
import { isEmergency } from '#content/services.ts'
import { openFrom, timetableOf } from '#content/time/opening-hours.ts'
import type { Call } from '#server/data-service/call.ts'
import type { CreateContext } from '#server/data-service/model.ts'
import type { RequestKind, StoredRequest } from '#server/schema/requests.ts'

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

type PromisedTo = { kind: RequestKind; isEmergency: boolean }

/**
 * From when on staff call back: at once for an emergency where the business answers at night, else from the next opening of
 * a line that calls. The office answers messages; quotes and emergencies are for the line that opens first. Without opening hours
 * in the profile, at once.
 */
export function callsFrom({ kind, isEmergency }: PromisedTo, profile: BusinessProfile, moment: Date): Date {
  if (isEmergency && profile.nights) return moment
  const { fieldHours, officeHours } = profile
  const isForOffice = kind !== 'Quote' && !isEmergency && officeHours.length > 0
  const hours = isForOffice ? [officeHours] : [fieldHours, officeHours]
  return openFrom(timetableOf(profile, ...hours), moment) ?? moment
}

/** By when staff should call back. Also where the customer is promised no time: the panel goes by it. */
export function deadlineOf(asked: PromisedTo, profile: BusinessProfile, now: Date): Date {
  const minutes = minutesToCall(profile)[asked.isEmergency ? 'emergency' : 'ordinary']
  return new Date(callsFrom(asked, profile, now).getTime() + minutes * 60_000)
}

export const emergencyAlarmMs = 2 * 60_000
const alarmBeforePromiseMs = 10 * 60_000

/**
 * The deadline for a call and the first alarm. Neither for what staff or a program say is answered already; no alarm for a
 * suspicious or demonstration lead.
 */
export function promiseOf(
  lead: { kind: RequestKind; service: string; quarantineReasons: readonly string[] },
  { call, now, submission }: Pick<CreateContext, 'call' | 'now' | 'submission'>,
): { promisedBy: Date | null; nextAlarmAt: Date | null } {
  if (submission?.rings === false && call.actor.kind !== 'visitor')
    return { promisedBy: null, nextAlarmAt: null }
  const asked = { kind: lead.kind, isEmergency: isEmergency(lead.service) }
  const promisedBy = deadlineOf(asked, call.services.profile(), now)
  const alarm = asked.isEmergency
    ? now.getTime() + emergencyAlarmMs
    : promisedBy.getTime() - alarmBeforePromiseMs
  const mayAlarm = call.actor.kind !== 'system' && !isMuted({ ...lead, ...asked })
  return { promisedBy, nextAlarmAt: mayAlarm ? new Date(alarm) : null }
}

type KnowsProfile = { services: Pick<Call['services'], 'profile'> }

/** The call that a customer is promised for what they answered or asked just now. The hurry of an emergency was for the first one. */
export const promiseAgain = (kind: RequestKind, { services }: KnowsProfile, now: Date) => ({
  callbackAskedAt: now,
  callbackBy: deadlineOf({ kind, isEmergency: false }, services.profile(), now),
})

/** The columns with which a request that was closed waits for its first call again: a time that ended meanwhile does not count as late. */
export const firstPromiseAgain = (
  lead: PromisedTo & Pick<StoredRequest, 'promisedBy'>,
  { services }: KnowsProfile,
  now: Date,
) => ({
  promisedBy: lead.promisedBy && deadlineOf(lead, services.profile(), now),
  complainedAt: null,
  alarmsSent: 0,
})

/** What the customer was told: nothing about a muted request, nor where the business promises no time. */
export function promiseTo(
  request: Promised & Pick<StoredRequest, 'quarantineReasons' | 'isEmergency'>,
  profile: BusinessProfile,
): Date | null {
  const isAgain = awaitsCallback(request)
  const minutes = minutesPromised(profile)[request.isEmergency && !isAgain ? 'emergency' : 'ordinary']
  if (minutes === null || isMuted(request)) return null
  return isAgain ? request.callbackBy : request.promisedBy
}

type Promised = Pick<
  StoredRequest,
  | 'status'
  | 'promisedBy'
  | 'calledAt'
  | 'contactedAt'
  | 'onTheWayAt'
  | 'cancelledAt'
  | 'lostReason'
  | 'followUpAt'
  | 'callbackAskedAt'
  | 'callbackBy'
>

export const awaitsFirstCall = (
  request: Pick<Promised, 'status' | 'calledAt' | 'onTheWayAt' | 'cancelledAt' | 'lostReason'>,
): boolean =>
  request.status === 'new' &&
  !request.calledAt &&
  !request.onTheWayAt &&
  !request.cancelledAt &&
  !request.lostReason

/** The follow-up is what an answer ends: a new appointment, a call that reached them, or staff who put it away. */
export function awaitsCallback(request: Omit<Promised, 'promisedBy'>): boolean {
  const { callbackAskedAt: askedAt, followUpAt, status, cancelledAt, lostReason } = request
  if (!askedAt || !followUpAt || status === 'completed' || cancelledAt || lostReason) return false
  return [request.calledAt, request.contactedAt, request.onTheWayAt].every((at) => !at || at <= askedAt)
}

/**
 * Null once no call is due, or if none was promised. Inbox, cards and the customer's page decide by this
 * alone what is late.
 */
export function callDueBy(request: Promised): Date | null {
  if (awaitsCallback(request)) return request.callbackBy
  return awaitsFirstCall(request) ? request.promisedBy : null
}

export function isOverdue(request: Promised, now: Date): boolean {
  const dueBy = callDueBy(request)
  return dueBy !== null && dueBy <= now
}

/**
 * When the first line opens, for a request that arrived while none was open; null for one that is called about at once. Who has
 * a line open says nothing of being closed, even where another one calls later.
 */
export function opensAtOf(
  request: Pick<StoredRequest, 'kind' | 'isEmergency' | 'promisedBy' | 'submittedAt'>,
  profile: BusinessProfile,
): Date | null {
  const { promisedBy, submittedAt } = request
  if (!promisedBy || callsFrom(request, profile, submittedAt) <= submittedAt) return null
  const opens = openFrom(timetableOf(profile, profile.fieldHours, profile.officeHours), submittedAt)
  return opens && opens > submittedAt ? opens : null
}
