import { ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { SiteTop } from '#app/admin/settings/business/site-top.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** Who the business is, and where. */
export function IdentitySection({ profile, shown, warnings }: SectionProps) {
  return (
    <ProfileSection
      name="identity"
      warnings={warnings}
      shown={shown.identity}
      picture={<SiteTop profile={profile} />}
    >
      <ProfileField path="name" label={words.name} maxLength={120} />
      <ProfileField path="tagline" label={words.tagline} maxLength={120} />
      <div className="form-pair">
        <ProfileField path="city" label={words.city} help={words.cityHelp} maxLength={120} />
        <ProfileField
          path="timeZone"
          label={words.timeZone}
          help={words.timeZoneHelp}
          list="time-zones"
          spellCheck={false}
        />
      </div>
      <datalist id="time-zones">
        {['America/Chicago', 'America/Denver', 'America/New_York', 'America/Los_Angeles'].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </ProfileSection>
  )
}
