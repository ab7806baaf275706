import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { type ProfileSection, profileSections } from '#content/profile/profile-sections.ts'
import { profileInput } from '#tests/profile.ts'
import { inputOf, rowChangeOf, textsIn, textsOf, typedProfile, withRows } from './typed-profile.ts'

const full: BusinessProfile = {
  ...defaultProfile,
  ...{ affiliations: ['Bayou Guild', 'ALOA'], closedDays: [{ date: '2026-12-24', name: null }] },
  ...{ holidays: ['christmas'], hiddenServices: ['safe'], hiddenCards: ['emergency/car-lockout'] },
  ...{ fees: { afterHours: '$25', trip: null }, paymentLink: 'https://pay.example.com' },
}

const absent: BusinessProfile = {
  ...defaultProfile,
  ...{ tagline: null, office: null, email: null, licenses: [], since: null, crewExperience: null },
  ...{ customers: null, rating: null, nights: false, emergencyArrival: null, averageArrivalMinutes: null },
  ...{ callbackMinutes: null, emergencyCallbackMinutes: null, sameDayBefore: null, bond: null },
  ...{ laborWarrantyDays: null, liabilityInsurance: null, deposit: null, paymentMethods: [] },
  ...{ serviceCall: { residential: null, commercial: null }, serviceAreas: [], fieldHours: [] },
  ...{ radiusMiles: { service: null, freeTravel: null, arrival: null }, officeHours: [] },
}

const sent = (texts: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return textsIn(form)
}

test.each([
  ['every fact', full],
  ['absent facts', absent],
])('a profile with %s survives the way through the forms of all sections', (_name, profile) => {
  // The brand has a screen of its own, and the places of areas are computed.
  const { logo, darkLogo, icon, accent, photos, people, areaPlaces, hiddenPractices, ...entered } =
    profileInput(profile)
  const texts = sent(textsOf(profile))
  expect(Object.assign({}, ...profileSections.map((section) => inputOf(section, texts)))).toEqual(entered)
  const typed = profileSections.reduce<BusinessProfile | undefined>(
    (before, section) => before && typedProfile(section, texts, before),
    profile,
  )
  expect(typed).toMatchObject(profileInput(profile))
})

test('a section is its own facts and no others, and no password comes back', () => {
  const texts = sent({ name: ' Mesa  Locks ', 'confirming-password': 'secret', version: '1' })
  expect(texts).toEqual({ name: 'Mesa Locks' })
  expect(inputOf('identity', texts)).toEqual({ name: 'Mesa Locks', tagline: null })
})

test.each<[ProfileSection, string, string, object]>([
  ['reputation', 'since', '20x6', { since: -1 }],
  ['promises', 'emergencyArrival.to', '', { emergencyArrival: { from: 20, to: -1 } }],
  ['place', 'place.latitude', 'north', { place: { latitude: 999 } }],
  ['place', 'timeZone', 'America/Bois', { timeZone: 'America/Bois' }],
])(
  'text that is no number and no time zone is sent as one that is refused, and is not previewed: %s',
  (section, path, text, input) => {
    const typing = { ...textsOf(full), [path]: text }
    expect(inputOf(section, typing)).toMatchObject(input)
    expect(typedProfile(section, typing, full)).toBeUndefined()
  },
)

test('a box that is ticked or not is previewed, and is a change, like every other field', () => {
  const typing = { ...textsOf(full), takesTexts: '' }
  expect(typedProfile('phones', typing, full)?.takesTexts).toBe(false)
})

test('a row is removed by its place and added at the end', () => {
  const texts = textsOf(full)
  const hoursIn = (rows: typeof texts) => Object(inputOf('hours', rows)).fieldHours
  expect(hoursIn(withRows(texts, { list: 'fieldHours', remove: 0 }))).toEqual(full.fieldHours.slice(1))
  expect(hoursIn(withRows(texts, { list: 'fieldHours' }))).toHaveLength(3)
  expect(rowChangeOf('closedDays.2')).toEqual({ list: 'closedDays', remove: 2 })
  expect(rowChangeOf('closedDays')).toEqual({ list: 'closedDays' })
  expect(rowChangeOf('name')).toBeUndefined()
})

test('a state that is typed as the time zone is the zone that most of it keeps', () => {
  const typing = { ...textsOf(full), timeZone: 'arizona' }
  expect(inputOf('place', typing)).toMatchObject({ timeZone: 'America/Phoenix' })
  expect(typedProfile('place', typing, full)).toMatchObject({ timeZone: 'America/Phoenix' })
})
