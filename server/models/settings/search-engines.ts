import type { BusinessProfile } from '#content/business-profile.ts'
import { exampleValuesOf } from '#content/profile-contradictions.ts'

/**
 * The site opens to search engines by itself once the owner has entered phone numbers and license: a switch
 * would be forgotten. Until then these are made up. `saved`: undefined if no profile was ever saved.
 */
export const isOpenToSearch = (
  saved: BusinessProfile | undefined,
  { isDemonstration }: { isDemonstration: boolean },
): boolean => !isDemonstration && saved !== undefined && exampleValuesOf(saved).length === 0
