import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { businessProfileInput } from './profile-input.ts'
import { profileOf } from './stored-profile.ts'

test('what is read is what may be saved again', () => {
  for (const profile of [defaultProfile, profileOf({ name: 'Mesa Locks' })])
    expect(businessProfileInput.parse(profile)).toEqual(profile)
  expect(profileOf(defaultProfile)).toEqual(defaultProfile)
})

test('a fact that the record lacks or holds wrongly is absent, and no other business’s', () => {
  const { bond, ...stored } = { ...defaultProfile, since: 'long ago', paymentMethods: ['gold'] }
  expect(profileOf(stored)).toEqual({ ...defaultProfile, bond: null, since: null, paymentMethods: [] })
})

const older = (city: string) => {
  const { place, nights, callbackMinutes, deposit, paymentMethods, serviceAreas, ...facts } = defaultProfile
  const { closedDays, holidays, hiddenServices, hiddenCards, fees, ...known } = facts
  const licenses = [{ number: 'B1', holder: 'Bayou', covers: 'Locks' }]
  return { ...known, city, licenses, rating: { value: 4.8, count: 127, source: 'Google' } }
}

test('a record of before keeps in Houston what the site claimed then', () => {
  const read = profileOf(older('Houston, Texas'))
  const { authority, lookUp } = defaultProfile.licenses[0] ?? {}
  expect(read).toEqual({
    ...defaultProfile,
    licenses: [{ number: 'B1', holder: 'Bayou', covers: 'Locks', authority, lookUp }],
    rating: null,
  })
})

test('elsewhere nothing is claimed that its owner has not said', () => {
  expect(profileOf(older('Albuquerque, New Mexico'))).toMatchObject({
    place: { city: 'Albuquerque', state: 'NM', latitude: null, longitude: null },
    ...{ nights: false, callbackMinutes: null, deposit: null, paymentMethods: [], serviceAreas: [] },
    licenses: [{ number: 'B1', authority: null, lookUp: null }],
    emergencyArrival: defaultProfile.emergencyArrival,
    tagline: null,
  })
  expect(profileOf(older('Dallas, TX')).licenses[0]?.authority).toContain('Texas')
})

test.each([
  ['New York, New York', 'New York', 'NY'],
  ['Washington, D.C.', 'Washington', 'DC'],
  ['St. Louis MO', 'St. Louis', 'MO'],
  ['Virginia Beach, Virginia', 'Virginia Beach', 'VA'],
  ['Wheeling, West Virginia', 'Wheeling', 'WV'],
  ['Springfield', 'Springfield', 'TX'],
])('the place in “%s”', (text, city, state) => {
  expect(profileOf(older(text)).place).toMatchObject({ city, state })
})
