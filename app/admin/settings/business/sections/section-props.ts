import type { ProfileDraft } from '#app/admin/settings/business/profile-draft.ts'
import type { Shown } from '#app/admin/settings/business/where-it-shows.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { ProfileSection, ProfileWarning } from '#content/profile-contradictions.ts'

/** What a section of the editor is given. */
export type SectionProps = {
  /** What the fields hold now. */
  draft: ProfileDraft
  /** The same as the pages would say it; while a figure is being typed, as they would have said it before. */
  profile: BusinessProfile
  shown: Readonly<Record<ProfileSection, readonly Shown[]>>
  warnings: readonly ProfileWarning[]
}
