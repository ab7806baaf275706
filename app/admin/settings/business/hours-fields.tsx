import { holidays } from '#content/time/holidays.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { factWords } from '#words/panel/settings/facts.ts'
import { BoxField, DayField, Folded, ProfileField, ProfileRows, useProfileForm } from './fields.tsx'
import { countRows } from './typed-profile.ts'

export const Hours = () => (
  <>
    {(['officeHours', 'fieldHours'] as const).map((list) => (
      <div key={list}>
        <h3 className="mt-6 text-lead">{factWords[list].label}</h3>
        <ProfileRows
          list={list}
          nameOf={list === 'fieldHours' ? words.fieldLine : words.officeLine}
          add={words.addHours}
        >
          {(path) => (
            <div className="hours-line">
              <DayField path={`${path}.from`} label={words.from} />
              <DayField path={`${path}.to`} label={words.to} />
              <ProfileField path={`${path}.opens`} label={words.opens} type="time" required />
              <ProfileField path={`${path}.closes`} label={words.closes} type="time" required />
            </div>
          )}
        </ProfileRows>
      </div>
    ))}
    <ClosedDays />
  </>
)

function ClosedDays() {
  const { texts } = useProfileForm()
  const count = countRows(texts, 'closedDays')
  return (
    <Folded title={factWords.closedDays.label} isOpen={count > 0}>
      <fieldset className="mt-2">
        <legend className="font-semibold text-note">{factWords.holidays.label}</legend>
        <div className="profile-boxes">
          {holidays.map((holiday) => (
            <BoxField
              key={holiday}
              path={`holidays.${holiday}`}
              label={factWords.holidays.options[holiday]}
            />
          ))}
        </div>
      </fieldset>
      <ProfileRows list="closedDays" nameOf={words.closedDay} add={words.addClosedDay}>
        {(path) => (
          <div className="form-pair">
            <ProfileField path={`${path}.date`} label={words.date} type="date" required />
            <ProfileField path={`${path}.name`} label={words.dayName} maxLength={80} />
          </div>
        )}
      </ProfileRows>
    </Folded>
  )
}
