import type { BusinessProfile } from '#content/business-profile.ts'
import { exampleValuesOf } from '#content/profile-contradictions.ts'

/**
 * Whether search engines may show the site. It opens by itself as soon as the owner has entered how to reach and check the
 * business: a switch that somebody forgets would keep it out of every search. Until then it has a made-up license and numbers
 * that nobody answers. `saved`: undefined while nobody has saved a profile.
 */
export const isOpenToSearch = (
  saved: BusinessProfile | undefined,
  { isDemonstration }: { isDemonstration: boolean },
): boolean => !isDemonstration && saved !== undefined && exampleValuesOf(saved).length === 0
