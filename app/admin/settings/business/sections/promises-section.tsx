import { FigureField, ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** What customers are told to expect. */
export function PromisesSection({ shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="promises" warnings={warnings} shown={shown.promises}>
      <div className="form-pair">
        <FigureField path="emergencyArrival.from" label={words.arrivalFrom} maxLength={3} />
        <FigureField path="emergencyArrival.to" label={words.arrivalTo} maxLength={3} />
      </div>
      <FigureField
        path="averageArrivalMinutes"
        label={words.average}
        help={words.averageHelp}
        maxLength={3}
      />
      <div className="form-pair">
        <ProfileField path="sameDayBefore" label={words.sameDay} help={words.sameDayHelp} maxLength={20} />
        <FigureField path="laborWarrantyDays" label={words.warranty} maxLength={5} />
      </div>
    </ProfileSection>
  )
}
