import { openFrom } from '#content/opening-hours.ts'
import type { Call } from '#server/data-service/call.ts'
import type { RequestKind } from './lead-events.ts'

/** The site's promise (specification section 8): somebody calls within 30 minutes, of opening hours if it can wait. */
const promisedMs = 30 * 60_000

/** An emergency rings again after two minutes, everything else ten minutes before the promise ends. */
const emergencyAlarmMs = 2 * 60_000
const alarmBeforePromiseMs = 10 * 60_000

/**
 * What a lead that a visitor sent begins with: by when somebody is to call, and when the alarm rings if nobody does. None
 * of it for what staff entered themselves; no alarm for a suspicious one.
 */
export function promiseOf(
  lead: { kind: RequestKind; service: string; quarantineReasons: readonly string[] },
  { call, now }: { call: Call; now: Date },
): { promisedBy: Date | null; nextAlarmAt: Date | null } {
  if (call.actor.kind !== 'visitor') return { promisedBy: null, nextAlarmAt: null }
  const isEmergency = lead.service === 'emergency'
  const { fieldHours, officeHours, timeZone } = call.services.profile()
  const hours = lead.kind === 'Quote' ? fieldHours : officeHours
  const begin = isEmergency ? now : (openFrom(hours, now, timeZone) ?? now)
  const promisedBy = new Date(begin.getTime() + promisedMs)
  const alarm = isEmergency ? now.getTime() + emergencyAlarmMs : promisedBy.getTime() - alarmBeforePromiseMs
  return { promisedBy, nextAlarmAt: lead.quarantineReasons.length > 0 ? null : new Date(alarm) }
}

/** When we open, for a lead that came while we were closed and waits for that; null for one that was promised a call at once. */
export function opensAtOf(lead: { promisedBy: Date | null; submittedAt: Date }): Date | null {
  const begin = lead.promisedBy ? lead.promisedBy.getTime() - promisedMs : 0
  return begin > lead.submittedAt.getTime() ? new Date(begin) : null
}
