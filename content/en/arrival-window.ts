import type { BusinessProfile } from '../business-profile.ts'

/** "20–30 minutes", as every page says it. */
export const arrivalInWords = ({ from, to }: BusinessProfile['emergencyArrival']): string =>
  `${from}–${to} minutes`
