import { expect, test } from 'vitest'
import { editableTexts } from '#content/en/editable-texts.ts'
import { textsOf } from '#content/en/writing-rules.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, ourSpeech } from '#tests/firms.ts'

const said = (profile: BusinessProfile) =>
  Object.values(editableTexts).flatMap((tree) => textsOf(wordsFor<object>(tree, ourSpeech(profile, 2026))))

const matching = (profile: BusinessProfile, pattern: RegExp) =>
  said(profile).filter((text) => pattern.test(text))

const one: BusinessProfile = {
  ...fullProfile,
  name: 'Cass County Lock Inc.',
  since: 2025,
  rating: { value: 5, count: 1, source: 'Google', url: 'https://g.page/cass', asOf: '2026-11-01' },
  averageArrivalMinutes: 1,
  callbackMinutes: 60,
  emergencyArrival: { from: 30, to: 30 },
  laborWarrantyDays: 1,
  radiusMiles: { service: 10, freeTravel: 1, arrival: 1 },
  licenses: [
    {
      number: 'F-1',
      holder: 'Cass County Lock Inc.',
      covers: 'Locks',
      authority: 'Cass County',
      lookUp: 'https://cass.example.com',
    },
    { number: 'F-2', holder: 'Cass County Lock Inc.', covers: 'Alarms', authority: null, lookUp: null },
  ],
  fieldHours: [{ from: 'Monday', to: 'Sunday', opens: '08:00', closes: '17:00' }],
}

test('one of something is no plural, and hours are no sixty minutes', () => {
  expect(matching(one, /\b1\+? (?:minutes|hours|days|miles|years|reviews)\b|60 minutes|30–30/)).toEqual([])
  for (const expected of [
    '5 from 1 review',
    'within 1 hour',
    '1 day on labor',
    '1+ year',
    'Within 1 mile ',
    'every day',
  ])
    expect(said(one).join('\n')).toContain(expected)
})

test('a name that ends with a full stop brings no second one, and an authority no article', () => {
  expect(matching(one, /Inc\.\.|(?:with|at) the Cass County\b/)).toEqual([])
  expect(matching(one, /You find it at the top/)).toEqual([])
})

const travel = (service: number | null, freeTravel: number | null, trip: string | null = null) => {
  const fees = { ...fullProfile.fees, trip }
  const profile = { ...fullProfile, fees, radiusMiles: { service, freeTravel, arrival: 7 } }
  const { categories } = wordsFor(editableTexts.faq, ourSpeech(profile))
  const answer = categories.flatMap(({ items }) => items).find(({ id }) => id === 'travel-fee')?.answer[0]
  return { profile, answer, drawing: wordsFor(editableTexts.map, ourSpeech(profile)).drawing }
}

test('no fee farther out where nobody drives farther than for free, and no second ring there', () => {
  for (const [service, free] of [
    [20, 20],
    [20, 30],
  ] as const) {
    const { profile, answer, drawing } = travel(service, free, '$40')
    expect(answer).toBe(`Within ${free} miles there is none.`)
    // Of a place in the search: said only of one beyond the radius that is free.
    const elsewhere = matching(profile, /may apply|a drive of more than/)
    expect(elsewhere.filter((text) => !text.startsWith('About {distance}'))).toEqual([])
    expect(drawing.rings).toEqual({ near: undefined, far: '20 mi' })
    expect(drawing.ringsAround).toMatch(/^A dashed ring 20 miles around /)
  }
  expect(travel(30, 20).answer).toMatch(
    /^Within 20 miles there is none. Between 20 and 30 miles a travel fee may apply/,
  )
  expect(travel(30, 20).drawing.rings).toEqual({ near: '20 mi', far: '30 mi' })
  expect(travel(null, 20).answer).toBe('Within 20 miles there is none. Farther out a travel fee may apply.')
  expect(travel(null, 20, '$40').answer).toBe(
    'Within 20 miles there is none. Farther out a travel fee of $40 may apply.',
  )
  expect(travel(null, 20).drawing.rings).toEqual({ near: '20 mi', far: undefined })
  expect(travel(20, null).drawing.rings).toEqual({ near: undefined, far: '20 mi' })
})

const small: BusinessProfile = {
  ...bareProfile,
  paymentMethods: ['cash', 'check'],
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:30', closes: '16:30' }],
  hiddenServices: ['commercial', 'emergency', 'access-control', 'door-services', 'safe', 'surveillance'],
}

test('who works on houses and cars by day claims neither emergencies nor work for businesses', () => {
  const { categories } = wordsFor(editableTexts.faq, ourSpeech(small))
  expect(categories.map(({ title }) => title)).toEqual([
    ...['Pricing and Estimates', 'Working Hours', 'Service Areas', 'At Your Door', 'Payment Methods'],
    'Common Scenarios',
  ])
  expect(textsOf(categories).filter((text) => /Shops that cannot close/.test(text))).toEqual([])
  expect(textsOf(wordsFor(editableTexts.brands, ourSpeech(small)))).not.toContainEqual(
    expect.stringMatching(/storefront|offices|businesses|Adams|Assa/),
  )
  expect(textsOf(wordsFor(editableTexts.sos, ourSpeech(small)))).not.toContainEqual(
    expect.stringMatching(/business(?!\.$)/),
  )
  for (const name of ['formHints', 'structuredData'] as const)
    expect(textsOf(wordsFor<object>(editableTexts[name], ourSpeech(small)))).not.toContainEqual(
      expect.stringMatching(/^For an emergency|^emergency$/),
    )
  expect(textsOf(wordsFor(editableTexts.prices, ourSpeech(small)))).not.toContainEqual(
    expect.stringMatching(/^It pays/),
  )
})

const daytime: BusinessProfile = { ...fullProfile, nights: false, hiddenServices: ['safe', 'surveillance'] }

test('who works by day reads no request at once, calls back in its hours, and still opens cars', () => {
  expect(matching(daytime, /We read it at once|^We contact you within [^.]*(?<!business hours)$/)).toEqual([])
  expect(matching(daytime, /a lockout from a home or business/)).toEqual([])
  expect(matching(daytime, /a lockout from a home, car or business/)).toHaveLength(1)
  expect(matching({ ...daytime, fieldHours: [], officeHours: [] }, /business hours$/)).toEqual([])
})

test('where nobody drives at night, the headline of home says that its promise holds while open', () => {
  const promiseOf = (changes: Partial<BusinessProfile>) =>
    wordsFor(editableTexts.home, ourSpeech({ ...daytime, ...changes })).hero.promise
  expect(promiseOf({})).toBe('While we’re open, we’re at your door in')
  expect(promiseOf({ nights: true })).toBe('We’re at your door in')
  expect(promiseOf({ emergencyArrival: null })).toBeUndefined()
})

test('the page that a phone keeps says when a firm answers, also without an arrival time', () => {
  const arrivalOf = (changes: Partial<BusinessProfile>) =>
    wordsFor(editableTexts.sos, ourSpeech({ ...daytime, ...changes })).arrival?.replaceAll('\u00a0', ' ')
  const [office, booked] = ['Monday to Thursday 9:20 AM to 3:50 PM', 'Monday to Friday 8:10 AM to 4:40 PM']
  expect(arrivalOf({})).toBe(
    `We work ${booked}. In those hours we’re at your door in 41–67 minutes within 7 miles of downtown.`,
  )
  expect(arrivalOf({ fieldHours: [] })).toBe(
    `We answer ${office}. In those hours we’re at your door in 41–67 minutes within 7 miles of downtown.`,
  )
  expect(arrivalOf({ emergencyArrival: null })).toBe(`We answer ${office}.`)
  expect(arrivalOf({ emergencyArrival: null, officeHours: [] })).toBe(`We work ${booked}.`)
  expect(arrivalOf({ nights: true, emergencyArrival: null })).toBe('Someone answers, day and night.')
  expect(arrivalOf({ fieldHours: [], officeHours: [] })).toBe('We’re at your door in 41–67 minutes.')
})
