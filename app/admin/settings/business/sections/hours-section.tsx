import { ChevronDown } from 'lucide-react'
import { FieldFrame } from '#app/admin/form/fields.tsx'
import { ProfileField, useDraftFields } from '#app/admin/settings/business/draft-fields.tsx'
import type { FieldPath } from '#app/admin/settings/business/profile-draft.ts'
import { ProfileSection } from '#app/admin/settings/business/profile-section.tsx'
import { Rows } from '#app/admin/settings/business/rows.tsx'
import { weekdays } from '#content/business-profile.ts'
import { businessWords as words } from '#words/admin-business.ts'
import type { SectionProps } from './section-props.ts'

/** Both readings of the hours, a line for each run of days. */
export function HoursSection({ draft, shown, warnings }: SectionProps) {
  return (
    <ProfileSection name="hours" help={words.hoursHelp} warnings={warnings} shown={shown.hours}>
      {(['fieldHours', 'officeHours'] as const).map((list) => (
        <div key={list}>
          <h3 className="mt-6 text-lead">{words[list]}</h3>
          <Rows
            list={list}
            count={draft[list].length}
            nameOf={list === 'fieldHours' ? words.fieldLine : words.officeLine}
            add={words.addHours}
          >
            {(index) => (
              <div className="hours-line">
                <DayField path={`${list}.${index}.from`} label={words.from} />
                <DayField path={`${list}.${index}.to`} label={words.to} />
                <ProfileField path={`${list}.${index}.opens`} label={words.opens} type="time" />
                <ProfileField path={`${list}.${index}.closes`} label={words.closes} type="time" />
              </div>
            )}
          </Rows>
        </div>
      ))}
    </ProfileSection>
  )
}

function DayField({ path, label }: { path: FieldPath; label: string }) {
  const { texts } = useDraftFields()
  return (
    <FieldFrame id={path} label={label}>
      <span className="select mt-1.5">
        <select id={path} name={path} defaultValue={texts.get(path)}>
          {weekdays.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
    </FieldFrame>
  )
}
