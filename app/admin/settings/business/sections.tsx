import type { ComponentType } from 'react'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { type FactName, factsOfSection } from '#content/profile/facts.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { factWords } from '#words/panel/settings/facts.ts'
import { FactField, FactPair } from './fact-field.tsx'
import { BoxField, Folded, LinkField, ProfileField, ProfileRows, useProfileForm } from './fields.tsx'
import { Hours } from './hours-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { checked } from './typed-profile.ts'

export type OfferedService = { slug: string; title: string; cards: { name: string; title: string }[] }

type SectionFieldsProps = { section: ProfileSection; services: readonly OfferedService[] }

/** The name of a field is its path in the profile. What is not arranged otherwise stands below it, in the order of the declaration. */
export function SectionFields({ section, services }: SectionFieldsProps) {
  const { of, Fields } = arrangements[section]
  return (
    <>
      <Fields services={services} />
      {factsOfSection(section).map((name) => !of.includes(name) && <FactField key={name} path={name} />)}
    </>
  )
}

type Arrangement = {
  of: readonly FactName[]
  Fields: ComponentType<Pick<SectionFieldsProps, 'services'>>
}

function Name() {
  const isExample = useProfileForm().start.name === defaultProfile.name
  return (
    <ProfileField
      path="name"
      label={factWords.name.label}
      help={isExample ? factWords.name.help : undefined}
      maxLength={120}
      required
    />
  )
}

const Phones = () => (
  <>
    {(['dispatch', 'office'] as const).map((line) => (
      <fieldset key={line} className="mt-5">
        <legend className="font-bold text-body">{factWords[line].label}</legend>
        <p className="mt-0.5 text-fine text-ink-2">{factWords[line].help}</p>
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
        {line === 'dispatch' && <FactField path="takesTexts" />}
      </fieldset>
    ))}
  </>
)

const Booking = () => (
  <>
    <FactField path="bookingMode" />
    <FactPair paths={['bookingRules.windowMinutes', 'bookingRules.minutes']} />
    <FactPair paths={['bookingRules.noticeHours', 'bookingRules.daysAhead']} />
  </>
)

const Promises = () => (
  <>
    <FactField path="nights" />
    <FactField path="emergencyCallbackMinutes" />
    <FactField path="emergencyArrival" />
  </>
)

function Services({ services }: Pick<SectionFieldsProps, 'services'>) {
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
    <ProfileRows list="licenses" nameOf={words.license} add={words.addLicense}>
      {(path) => (
        <>
          <div className="form-pair">
            <ProfileField
              path={`${path}.number`}
              label={factWords.licenses.label}
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
    </ProfileRows>
    <FactPair paths={['liabilityInsurance', 'bond']} />
  </>
)

const Reputation = () => (
  <>
    <FactPair paths={['since', 'customers']} />
    <FactField path="crewExperience" />
    <fieldset className="mt-5">
      <legend className="font-bold text-body">{factWords.rating.label}</legend>
      <p className="mt-0.5 text-fine text-ink-2">{factWords.rating.help}</p>
      <div className="form-pair -mt-2">
        <ProfileField
          path="rating.value"
          label={factWords.rating.parts.value.label}
          inputMode="decimal"
          maxLength={4}
        />
        <FactField path="rating.count" />
        <FactField path="rating.source" />
        <FactField path="rating.asOf" />
      </div>
      <FactField path="rating.url" />
    </fieldset>
    <FactField path="reviewLink" />
  </>
)

const Prices = () => (
  <FactPair paths={['serviceCall.residential', 'serviceCall.commercial', 'fees.afterHours', 'fees.trip']} />
)

const Area = () => (
  <>
    <FactPair paths={['radiusMiles.service', 'radiusMiles.freeTravel']} />
    <FactField path="radiusMiles.arrival" />
  </>
)

const arrangements: Readonly<Record<ProfileSection, Arrangement>> = {
  identity: { of: ['name'], Fields: Name },
  place: { of: ['place', 'timeZone'], Fields: PlaceFields },
  phones: { of: ['dispatch', 'office', 'takesTexts'], Fields: Phones },
  hours: { of: ['officeHours', 'fieldHours', 'closedDays', 'holidays'], Fields: Hours },
  booking: { of: ['bookingMode', 'bookingRules'], Fields: Booking },
  promises: { of: ['nights', 'emergencyCallbackMinutes', 'emergencyArrival'], Fields: Promises },
  services: { of: ['hiddenServices', 'hiddenCards'], Fields: Services },
  licenses: { of: ['licenses', 'liabilityInsurance', 'bond'], Fields: Licenses },
  reputation: {
    of: ['since', 'customers', 'crewExperience', 'rating', 'reviewLink'],
    Fields: Reputation,
  },
  prices: { of: ['serviceCall', 'fees'], Fields: Prices },
  area: { of: ['radiusMiles'], Fields: Area },
}
