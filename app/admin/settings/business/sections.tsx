import { Phone } from 'lucide-react'
import { Logo } from '#app/ui/logo.tsx'
import { fillIn } from '#content/texts.ts'
import { businessWords as words } from '#words/admin-business.ts'
import { layoutWords } from '#words/layout.ts'
import { DayField, FigureField, ProfileField, ProfileSection, Rows, useProfileForm } from './fields.tsx'

/** The name of a field is its path in the profile. */
export const ProfileSections = () => (
  <>
    <ProfileSection name="identity" picture={<SiteTop />}>
      <ProfileField path="name" label={words.name} maxLength={120} />
      <ProfileField path="tagline" label={words.tagline} maxLength={120} />
      <div className="form-pair">
        <ProfileField path="city" label={words.city} help={words.cityHelp} maxLength={120} />
        <ProfileField
          path="timeZone"
          label={words.timeZone}
          help={words.timeZoneHelp}
          list="time-zones"
          spellCheck={false}
        />
      </div>
      <datalist id="time-zones">
        {['America/Chicago', 'America/Denver', 'America/New_York', 'America/Los_Angeles'].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </ProfileSection>

    <ProfileSection name="phones">
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

    {/* Texas law wants the licenses in every advertisement. */}
    <ProfileSection name="licenses" help={words.licensesHelp}>
      <Rows list="licenses" nameOf={words.license} add={words.addLicense}>
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

    <ProfileSection name="reputation">
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
        nameOf={words.affiliation}
        add={words.addAffiliation}
        none={words.noAffiliations}
      >
        {(index) => (
          <ProfileField path={`affiliations.${index}`} label={words.affiliation(index + 1)} maxLength={120} />
        )}
      </Rows>
    </ProfileSection>

    <ProfileSection name="promises">
      <FigureField
        path="emergencyCallbackMinutes"
        label={words.callback}
        help={words.callbackHelp}
        maxLength={2}
      />
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

    <ProfileSection name="prices">
      <div className="form-pair">
        <ProfileField path="serviceCall.residential" label={words.residential} maxLength={20} />
        <ProfileField path="serviceCall.commercial" label={words.commercial} maxLength={20} />
        <ProfileField path="liabilityInsurance" label={words.insurance} maxLength={40} />
        <ProfileField path="bond" label={words.bond} maxLength={40} />
      </div>
    </ProfileSection>

    <ProfileSection name="area">
      <div className="form-pair">
        <FigureField path="radiusMiles.service" label={words.radius} maxLength={4} />
        <FigureField path="radiusMiles.freeTravel" label={words.freeTravel} maxLength={4} />
      </div>
    </ProfileSection>

    <ProfileSection name="hours" help={words.hoursHelp}>
      {(['fieldHours', 'officeHours'] as const).map((list) => (
        <div key={list}>
          <h3 className="mt-6 text-lead">{words[list]}</h3>
          <Rows
            list={list}
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
  </>
)

function SiteTop() {
  const { profile } = useProfileForm()
  const [license] = profile.licenses
  return (
    <figure className="site-top" aria-label={words.frame}>
      <p className="site-top-bar night">
        <b>{layoutWords.badge}</b>
        <span>{license && fillIn(layoutWords.license, license)}</span>
      </p>
      <div className="site-top-row">
        <Logo className="h-8 w-6 flex-none" />
        <p>
          <b>{profile.name}</b>
          <span>{profile.tagline}</span>
        </p>
      </div>
      <p className="site-top-call">
        <Phone className="icon" aria-hidden="true" />
        {layoutWords.callUs} {profile.dispatch.display}
      </p>
    </figure>
  )
}
