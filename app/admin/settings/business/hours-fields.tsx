import { holidays } from '#content/time/holidays.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { BoxField, DayField, FigureField, Folded, ProfileField, Rows, useProfileForm } from './fields.tsx'
import { countRows } from './typed-profile.ts'

export const Hours = () => (
  <>
    {(['officeHours', 'fieldHours'] as const).map((list) => (
      <div key={list}>
        <h3 className="mt-6 text-lead">{words[list]}</h3>
        <Rows
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
        </Rows>
      </div>
    ))}
    <ClosedDays />
    <FigureField path="travelMinutes" label={words.travel} help={words.travelHelp} maxLength={3} />
  </>
)

function ClosedDays() {
  const { texts } = useProfileForm()
  const count = countRows(texts, 'closedDays')
  return (
    <Folded title={words.closedDays} isOpen={count > 0}>
      <fieldset className="mt-2">
        <legend className="font-semibold text-note">{words.holidaysTitle}</legend>
        <div className="profile-boxes">
          {holidays.map((holiday) => (
            <BoxField key={holiday} path={`holidays.${holiday}`} label={words.holidays[holiday]} />
          ))}
        </div>
      </fieldset>
      <Rows list="closedDays" nameOf={words.closedDay} add={words.addClosedDay}>
        {(path) => (
          <div className="form-pair">
            <ProfileField path={`${path}.date`} label={words.date} type="date" required />
            <ProfileField path={`${path}.name`} label={words.dayName} maxLength={80} />
          </div>
        )}
      </Rows>
    </Folded>
  )
}
