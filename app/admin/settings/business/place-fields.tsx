import { stateCodeOf, stateNames } from '#content/us-states.ts'
import { timeZones, timeZonesOf } from '#content/us-time-zones.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { BoxField, ProfileField, useProfileForm } from './fields.tsx'

export const PlaceFields = () => (
  <>
    <ProfileField path="place.street" label={words.street} help={words.streetHelp} maxLength={120} />
    <BoxField path="place.walkIn" label={words.walkIn} />
    <div className="form-pair">
      <ProfileField path="place.city" label={words.city} maxLength={80} required />
      <ProfileField path="place.state" label={words.state} list="states" maxLength={30} required />
    </div>
    <ProfileField path="place.postalCode" label={words.postalCode} inputMode="numeric" maxLength={10} />
    <datalist id="states">
      {Object.entries(stateNames).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
    <TimeZone />
    <div className="form-pair">
      <ProfileField path="place.latitude" label={words.latitude} maxLength={12} />
      <ProfileField path="place.longitude" label={words.longitude} maxLength={12} />
    </div>
    <p className="mt-1.5 text-fine text-ink-2">{words.coordinatesHelp}</p>
  </>
)

function TimeZone() {
  const { texts, onText } = useProfileForm()
  const state = stateCodeOf(texts['place.state'] ?? '')
  const zones: readonly string[] = state ? timeZonesOf(state) : []
  const [main] = zones
  return (
    <>
      <ProfileField
        path="timeZone"
        label={words.timeZone}
        help={words.timeZoneHelp}
        list="time-zones"
        spellCheck={false}
        required
      />
      <datalist id="time-zones">
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {state && main && !zones.includes(texts.timeZone ?? '') && (
        <button type="button" className="btn btn-small mt-2" onClick={() => onText('timeZone', main)}>
          {words.takeTimeZone(stateNames[state], main)}
        </button>
      )}
    </>
  )
}
