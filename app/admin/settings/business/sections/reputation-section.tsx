import { FigureField, ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { Rows } from '#app/admin/settings/business/rows.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** How long, for how many, and what they think of it. */
export function ReputationSection({ draft, shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="reputation" warnings={warnings} shown={shown.reputation}>
      <div className="form-pair">
        <FigureField path="since" label={words.since} help={words.sinceHelp} maxLength={4} />
        <ProfileField path="customers" label={words.customers} help={words.customersHelp} maxLength={20} />
      </div>
      <ProfileField
        path="crewExperience"
        label={words.crewExperience}
        help={words.crewExperienceHelp}
        maxLength={120}
      />
      <div className="form-pair">
        <ProfileField path="rating.value" label={words.ratingValue} inputMode="decimal" maxLength={4} />
        <FigureField path="rating.count" label={words.ratingCount} maxLength={7} />
      </div>
      <ProfileField
        path="rating.source"
        label={words.ratingSource}
        help={words.ratingSourceHelp}
        maxLength={200}
      />
      <h3 className="mt-6 text-lead">{words.affiliations}</h3>
      <Rows
        list="affiliations"
        count={draft.affiliations.length}
        nameOf={words.affiliation}
        add={words.addAffiliation}
        none={words.noAffiliations}
      >
        {(index) => (
          <ProfileField path={`affiliations.${index}`} label={words.affiliation(index + 1)} maxLength={120} />
        )}
      </Rows>
    </ProfileSection>
  )
}
