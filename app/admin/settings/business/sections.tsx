import type { ReactNode } from 'react'
import { defaultProfile, paymentMethods } from '#content/profile/business-profile.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { businessWords as words } from '#words/panel/business.ts'
import {
  BoxField,
  ChoiceField,
  FigureField,
  Folded,
  LinesField,
  LinkField,
  ProfileField,
  Rows,
  useProfileForm,
} from './fields.tsx'
import { Hours } from './hours-fields.tsx'
import { Place } from './place-fields.tsx'
import { checked } from './typed-profile.ts'

export type OfferedService = { slug: string; title: string; cards: { name: string; title: string }[] }

const Identity = () => (
  <>
    <Name />

    <ProfileField path="tagline" label={words.tagline} help={words.taglineHelp} maxLength={120} />
  </>
)

function Name() {
  const isExample = useProfileForm().start.name === defaultProfile.name
  return (
    <ProfileField
      path="name"
      label={words.name}
      help={isExample ? words.nameHelp : undefined}
      maxLength={120}
      required
    />
  )
}

const Phones = () => (
  <>
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
            required={line === 'dispatch'}
          />
          <ProfileField path={`${line}.label`} label={words.label} maxLength={120} />
        </div>
        {line === 'dispatch' && (
          <BoxField path="takesTexts" label={words.takesTexts} help={words.takesTextsHelp} />
        )}
      </fieldset>
    ))}
    <ProfileField path="email" label={words.email} type="email" maxLength={254} />
  </>
)

const Promises = () => (
  <>
    <BoxField path="nights" label={words.nights} help={words.nightsHelp} />
    <FigureField
      path="emergencyCallbackMinutes"
      label={words.emergencyCallback}
      help={words.emergencyCallbackHelp}
      maxLength={2}
    />
    <div className="form-pair">
      <FigureField path="emergencyArrival.from" label={words.arrivalFrom} maxLength={3} />
      <FigureField path="emergencyArrival.to" label={words.arrivalTo} maxLength={3} />
    </div>
    <FigureField path="averageArrivalMinutes" label={words.average} help={words.averageHelp} maxLength={3} />
    <FigureField path="callbackMinutes" label={words.callback} help={words.callbackHelp} maxLength={4} />
    <ProfileField path="sameDayBefore" label={words.sameDay} help={words.sameDayHelp} maxLength={20} />
    <FigureField path="laborWarrantyDays" label={words.warranty} maxLength={5} />
  </>
)

function Services({ services }: { services: readonly OfferedService[] }) {
  const { texts } = useProfileForm()
  const isOn = ({ name }: { name: string }) => texts[`shownCards.${name}`] === checked
  return (
    <ul className="settings-rows">
      {services.map(({ slug, title, cards }) => (
        <li key={slug} className="profile-service">
          <BoxField path={`shownServices.${slug}`} label={title} />
          <Folded title={words.cardsOn(cards.filter(isOn).length, cards.length)}>
            {cards.map((card) => (
              <BoxField key={card.name} path={`shownCards.${card.name}`} label={card.title} />
            ))}
          </Folded>
        </li>
      ))}
    </ul>
  )
}

const Licenses = () => (
  <>
    <Rows list="licenses" nameOf={words.license} add={words.addLicense}>
      {(path) => (
        <>
          <div className="form-pair">
            <ProfileField
              path={`${path}.number`}
              label={words.licenseNumber}
              maxLength={60}
              spellCheck={false}
              required
            />
            <ProfileField path={`${path}.holder`} label={words.holder} maxLength={120} required />
          </div>
          <ProfileField path={`${path}.covers`} label={words.covers} maxLength={200} required />
          <ProfileField path={`${path}.authority`} label={words.authority} maxLength={200} />
          <LinkField path={`${path}.lookUp`} label={words.lookUp} help={words.lookUpHelp} />
        </>
      )}
    </Rows>
    <div className="form-pair">
      <ProfileField path="liabilityInsurance" label={words.insurance} maxLength={40} />
      <ProfileField path="bond" label={words.bond} maxLength={40} />
    </div>
  </>
)

const Reputation = () => (
  <>
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
    <fieldset className="mt-5">
      <legend className="font-bold text-body">{words.rating}</legend>
      <p className="mt-0.5 text-fine text-ink-2">{words.ratingHelp}</p>
      <div className="form-pair -mt-2">
        <ProfileField path="rating.value" label={words.ratingValue} inputMode="decimal" maxLength={4} />
        <FigureField path="rating.count" label={words.ratingCount} maxLength={7} />
        <ProfileField path="rating.source" label={words.ratingSource} maxLength={200} />
        <ProfileField path="rating.asOf" label={words.ratingAsOf} type="date" />
      </div>
      <LinkField path="rating.url" label={words.ratingUrl} />
    </fieldset>
    <LinkField path="reviewLink" label={words.reviewLink} help={words.reviewLinkHelp} />
    <LinesField path="affiliations" label={words.affiliations} help={words.affiliationsHelp} />
  </>
)

const Prices = () => (
  <>
    <div className="form-pair">
      <ProfileField path="serviceCall.residential" label={words.residential} maxLength={20} />
      <ProfileField path="serviceCall.commercial" label={words.commercial} maxLength={20} />
      <ProfileField path="fees.afterHours" label={words.afterHours} maxLength={20} />
      <ProfileField path="fees.trip" label={words.trip} maxLength={20} />
    </div>
    <ChoiceField path="deposit" label={words.deposit} options={{ '': words.notSaid, ...words.deposits }} />
    <fieldset className="mt-5">
      <legend className="font-semibold text-note">{words.payment}</legend>
      <div className="profile-boxes">
        {paymentMethods.map((method) => (
          <BoxField key={method} path={`paymentMethods.${method}`} label={words.paymentMethods[method]} />
        ))}
      </div>
    </fieldset>
    <LinkField path="paymentLink" label={words.paymentLink} help={words.paymentLinkHelp} />
  </>
)

const Area = () => (
  <>
    <div className="form-pair">
      <FigureField path="radiusMiles.service" label={words.radius} maxLength={4} />
      <FigureField path="radiusMiles.freeTravel" label={words.freeTravel} maxLength={4} />
    </div>
    <FigureField
      path="radiusMiles.arrival"
      label={words.arrivalRadius}
      help={words.arrivalRadiusHelp}
      maxLength={4}
    />
    <LinesField path="serviceAreas" label={words.areas} help={words.areasHelp} />
  </>
)

const fields: Readonly<Record<Exclude<ProfileSection, 'services'>, () => ReactNode>> = {
  identity: Identity,
  place: Place,
  phones: Phones,
  hours: Hours,
  promises: Promises,
  licenses: Licenses,
  reputation: Reputation,
  prices: Prices,
  area: Area,
}

type SectionFieldsProps = { section: ProfileSection; services: readonly OfferedService[] }

/** The name of a field is its path in the profile. */
export function SectionFields({ section, services }: SectionFieldsProps) {
  if (section === 'services') return <Services services={services} />
  const Fields = fields[section]
  return <Fields />
}
