import { ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { Rows } from '#app/admin/settings/business/rows.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** The licenses of the state; the law wants them wherever the business advertises. */
export function LicensesSection({ draft, shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="licenses" help={words.licensesHelp} warnings={warnings} shown={shown.licenses}>
      <Rows list="licenses" count={draft.licenses.length} nameOf={words.license} add={words.addLicense}>
        {(index) => (
          <>
            <div className="form-pair">
              <ProfileField
                path={`licenses.${index}.number`}
                label={words.licenseNumber}
                maxLength={60}
                spellCheck={false}
              />
              <ProfileField path={`licenses.${index}.holder`} label={words.holder} maxLength={120} />
            </div>
            <ProfileField path={`licenses.${index}.covers`} label={words.covers} maxLength={200} />
          </>
        )}
      </Rows>
    </ProfileSection>
  )
}
