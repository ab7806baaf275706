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

/** The groups of the inbox whose customers wait for a call now. */
export const groupsToCall = ['urgent', 'waiting', 'followUp'] as const
