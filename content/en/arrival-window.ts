import type { BusinessProfile } from '#content/business-profile.ts'

/** "20–30 minutes", as every page says it. */
export const arrivalInWords = ({ from, to }: BusinessProfile['emergencyArrival']): string =>
  `${from}–${to} minutes`
