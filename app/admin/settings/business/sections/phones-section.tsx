import { ProfileField } from '#app/admin/settings/business/draft-fields.tsx'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** How the business is reached. */
export function PhonesSection({ shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="phones" warnings={warnings} shown={shown.phones}>
      {(['dispatch', 'office'] as const).map((line) => (
        <fieldset key={line} className="mt-5">
          <legend className="font-bold text-body">{words[line]}</legend>
          <p className="mt-0.5 text-fine text-ink-2">{words[`${line}Help`]}</p>
          <div className="form-pair -mt-2">
            <ProfileField
              path={`${line}.display`}
              label={words.number}
              type="tel"
              inputMode="tel"
              maxLength={40}
            />
            <ProfileField path={`${line}.label`} label={words.label} maxLength={120} />
          </div>
        </fieldset>
      ))}
      <ProfileField path="email" label={words.email} type="email" maxLength={254} />
    </ProfileSection>
  )
}
