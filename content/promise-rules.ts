import type { BusinessProfile } from '#content/profile/business-profile.ts'

/**
 * Minutes within which staff should call back. Where the business promises its customers no time (null in its profile), the
 * panel still counts by one of its own, for alarms and for what is late; customers never read it.
 */
export const minutesToCall = ({
  callbackMinutes,
  emergencyCallbackMinutes,
}: Pick<BusinessProfile, 'callbackMinutes' | 'emergencyCallbackMinutes'>) => ({
  ordinary: callbackMinutes ?? 30,
  emergency: emergencyCallbackMinutes ?? 5,
})

type Promises = Pick<
  BusinessProfile,
  'callbackMinutes' | 'emergencyCallbackMinutes' | 'nights' | 'fieldHours' | 'officeHours'
>

/** What customers are told. None where the business states neither hours nor that it answers at any hour. */
export function minutesPromised(profile: Promises) {
  const saysWhen = profile.nights || profile.fieldHours.length + profile.officeHours.length > 0
  return {
    ordinary: saysWhen ? profile.callbackMinutes : null,
    emergency: saysWhen ? profile.emergencyCallbackMinutes : null,
  }
}

/** The groups of the inbox whose customers wait for a call now. */
export const groupsToCall = ['urgent', 'waiting', 'followUp'] as const

/** How a customer may ask to be answered instead of by a call. */
export const contactWays = ['email', 'text'] as const

export type ContactWay = (typeof contactWays)[number]

/** Null: by a call. */
export const contactWayIn = (text: string | null | undefined): ContactWay | null =>
  contactWays.find((way) => way === text) ?? null
