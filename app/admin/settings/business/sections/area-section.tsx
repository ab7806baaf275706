import { FigureField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** How far the vans drive, and from where it may cost. */
export function AreaSection({ shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="area" warnings={warnings} shown={shown.area}>
      <div className="form-pair">
        <FigureField path="radiusMiles.service" label={words.radius} maxLength={4} />
        <FigureField path="radiusMiles.freeTravel" label={words.freeTravel} maxLength={4} />
      </div>
    </ProfileSection>
  )
}
