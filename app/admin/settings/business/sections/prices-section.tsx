import { ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** What a visit costs at least, and what covers a mishap. */
export function PricesSection({ shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="prices" warnings={warnings} shown={shown.prices}>
      <div className="form-pair">
        <ProfileField path="serviceCall.residential" label={words.residential} maxLength={20} />
        <ProfileField path="serviceCall.commercial" label={words.commercial} maxLength={20} />
        <ProfileField path="liabilityInsurance" label={words.insurance} maxLength={40} />
        <ProfileField path="bond" label={words.bond} maxLength={40} />
      </div>
    </ProfileSection>
  )
}
