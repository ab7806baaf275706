import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { exampleValuesOf } from '#content/profile-contradictions.ts'

/**
 * Search engines may list the site once the owner has opened it, and never with phone numbers or a license that are made up.
 * `saved`: undefined if no profile was ever saved.
 */
export const isOpenToSearch = (
  saved: BusinessProfile | undefined,
  { isOpened, isDemonstration }: { isOpened: boolean; isDemonstration: boolean },
): boolean => isOpened && !isDemonstration && isOwnBusiness(saved)

/** Whether visitors reach the business: its numbers, email and license are no examples. */
export const isOwnBusiness = (saved: BusinessProfile | undefined): saved is BusinessProfile =>
  saved !== undefined && exampleValuesOf(saved).length === 0
