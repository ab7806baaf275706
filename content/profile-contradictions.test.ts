import { describe, expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from './profile/business-profile.ts'
import { contradictionsOf, exampleValuesOf, minutesOfTime, yearsInWords } from './profile-contradictions.ts'
import { serviceSlugs } from './services.ts'

const locksmith = {
  ...{ number: 'B12345678', holder: 'Bayou Locks', covers: 'Locksmith work' },
  ...{ authority: null, lookUp: null },
}

const rating = {
  ...{ value: 4.8, count: 127, source: 'Google' },
  ...{ url: 'https://maps.example.com/bayou', asOf: '2026-09-30' },
}

/** The example with what makes it an example replaced: claims that agree. */
const sound: BusinessProfile = {
  ...defaultProfile,
  dispatch: { ...defaultProfile.dispatch, display: '(713) 496-0117', e164: '+17134960117' },
  office: { label: 'Office', display: '(713) 496-0118', e164: '+17134960118' },
  email: 'hello@bayoulocks.com',
  licenses: [locksmith],
}

const warnings = (changes: Partial<BusinessProfile>) =>
  contradictionsOf({ ...sound, ...changes }, '2026-11-24').map(({ section, says }) => `${section}: ${says}`)

test('claims that agree bring no warning', () => {
  expect(warnings({})).toEqual([])
})

test('rules of booking that leave no window say which of them does', () => {
  const facts: Partial<BusinessProfile> = {
    bookingMode: 'ask',
    sameDayBefore: null,
    fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '12:00' }],
    closedDays: [],
    holidays: [],
  }
  const none = { minutes: null, windowMinutes: null, noticeHours: null, daysAhead: null }
  const says = (rules: Partial<BusinessProfile['bookingRules']>, more: Partial<BusinessProfile> = {}) =>
    warnings({ ...facts, bookingRules: { ...none, ...rules }, ...more })
  expect(says({})).toEqual([])
  expect(says({}, { bookingMode: null, fieldHours: [] })).toEqual([])
  expect(says({ noticeHours: 168, daysAhead: 7 })).toEqual([
    'booking: With these rules customers have no time to pick in the next 7 days: the notice of 168 hours leaves none.',
  ])
  expect(says({ minutes: 300 })).toEqual([expect.stringContaining('never open for the 300 minutes')])
  expect(says({ windowMinutes: 300 })).toEqual([expect.stringContaining('300 minutes')])
  const closed = { date: '2026-11-24', name: null }
  expect(says({ daysAhead: 1 }, { closedDays: [closed] })).toEqual([
    expect.stringContaining('in the next day: all of them are closed days'),
  ])
  const saturdays = {
    fieldHours: [{ from: 'Saturday', to: 'Saturday', opens: '08:00', closes: '12:00' }],
  } as const
  expect(says({ daysAhead: 2 }, saturdays)).toEqual([expect.stringContaining('not open on those days')])
  expect(says({ minutes: 300, noticeHours: 168, daysAhead: 3 })).toEqual([
    expect.stringContaining('together'),
  ])
})

test('a time zone that no clock of the state shows', () => {
  const inState = (state: 'NM' | 'TX' | 'AZ' | 'AK', timeZone: string) =>
    warnings({ place: { ...sound.place, state }, timeZone }).filter((says) => says.includes('Clocks in'))
  expect(inState('NM', 'America/Chicago')).toEqual([
    'place: Clocks in New Mexico do not show the time of America/Chicago. Your hours and every time on the site go by it.',
  ])
  expect(inState('NM', 'America/Denver')).toEqual([])
  expect(inState('TX', 'America/Chicago')).toEqual([])
  expect(inState('TX', 'America/Denver')).toEqual([])
  expect(inState('AZ', 'America/Phoenix')).toEqual([])
  expect(inState('AK', 'America/Anchorage')).toEqual([])
})

test('a ZIP code of another state, or of none', () => {
  const at = (postalCode: string | null) => warnings({ place: { ...sound.place, postalCode } })
  expect(at('77002-1234')).toEqual([])
  expect(at('10001')).toEqual(['place: 10001 is no ZIP code of Texas. Search engines and maps go by it.'])
  expect(at('00000')).toHaveLength(1)
})

test('of the fictional example it says what visitors cannot use', () => {
  expect(exampleValuesOf(defaultProfile).map(({ section }) => section)).toEqual([
    'phones',
    'phones',
    'phones',
    'licenses',
  ])
  expect(exampleValuesOf(sound)).toEqual([])
})

const quiet = { dispatch: { ...sound.dispatch, label: 'Dispatch' } }
const nowhere = { ...sound.place, city: 'Nowhere', latitude: null, longitude: null }

const hours = (opens: string, closes: string) => ({ opens, closes })

describe('claims that disagree are named in their section', () => {
  test.each<[string, Partial<BusinessProfile>, RegExp]>([
    ['one number for both lines', { office: { ...sound.dispatch, label: 'Office' } }, /^phones: Both lines/],
    [
      'no license for locks',
      { licenses: [{ ...locksmith, covers: 'Cameras' }] },
      /^licenses: No license.*37 TAC 35\.9/,
    ],
    ['the same license twice', { licenses: [locksmith, locksmith] }, /^licenses: Two/],
    ['a crew younger than the company', { crewExperience: '5 years' }, /^reputation: .*10\+ years/],
    ['a company of the future', { since: 2030 }, /^reputation: 2030/],
    ['too many stars', { rating: { ...rating, value: 5.5 } }, /^reputation: A rating/],
    ['nobody’s rating', { rating: { ...rating, count: 0 } }, /^reputation: .*0 reviews/],
    ['more reviews than customers', { customers: '100+' }, /^reputation: 127 reviews/],
    ['a slow average', { averageArrivalMinutes: 40 }, /^promises: .*30.*40/],
    ['a window that ends first', { emergencyArrival: { from: 30, to: 20 } }, /^promises: The arrival/],
    ['no time of day', { sameDayBefore: 'lunch' }, /^promises: “lunch”/],
    ['the same day after work', { sameDayBefore: '8 PM' }, /^promises: At 8 PM/],
    ['free travel beyond the area', { radiusMiles: { service: 20, freeTravel: 30, arrival: 10 } }, /^area: /],
    [
      'an arrival beyond the area',
      { radiusMiles: { service: 20, freeTravel: 10, arrival: 30 } },
      /^promises: /,
    ],
    [
      'closing before opening',
      { officeHours: [{ from: 'Monday', to: 'Friday', ...hours('19:00', '07:00') }] },
      /^hours: Office: 7\sPM to 7\sAM/,
    ],
    [
      'a day twice, over the end of the week',
      {
        fieldHours: [
          { from: 'Saturday', to: 'Monday', ...hours('08:00', '17:00') },
          { from: 'Monday', to: 'Friday', ...hours('07:00', '19:00') },
        ],
      },
      /^hours: Appointments: Monday is listed twice/,
    ],
    ['no license in Texas', { licenses: [] }, /^licenses: Texas requires/],
    ['a rating of last year', { rating: { ...rating, asOf: '2025-11-23' } }, /^reputation: .*2025-11-23/],
    ['a rating of tomorrow', { rating: { ...rating, asOf: '2026-11-25' } }, /^reputation: .*future/],
    [
      'texts to an extension',
      { dispatch: { ...sound.dispatch, display: '(713) 496-0117 ext. 12' } },
      /^phones: Text messages go/,
    ],
    ['a label of the night', { nights: false }, /^phones: The label “Dispatch, day and night”/],
    ['a call back in no hours', { nights: false, ...quiet, officeHours: [] }, /^promises: .*30 minutes/],
    ['days that are over', { closedDays: [{ date: '2026-11-23', name: null }] }, /^hours: One closed day/],
    ['a place that no map knows', { place: nowhere }, /^place: Nowhere, TX was not found/],
    ['no service at all', { hiddenServices: serviceSlugs }, /^services: Every service is off/],
    [
      'a payment link and no way to pay',
      { paymentLink: 'https://pay.example.com', paymentMethods: [] },
      /^prices: /,
    ],
  ])('%s', (_name, changes, says) => {
    expect(warnings(changes)).toEqual([expect.stringMatching(says)])
  })
})

test('what is not claimed contradicts nothing', () => {
  const silent: Partial<BusinessProfile> = {
    ...{ tagline: null, office: null, email: null, since: null, crewExperience: null, customers: null },
    ...{ rating: null, nights: false, ...quiet, emergencyArrival: null, averageArrivalMinutes: null },
    ...{ callbackMinutes: null, emergencyCallbackMinutes: null, sameDayBefore: null, bond: null },
    ...{ laborWarrantyDays: null, liabilityInsurance: null, deposit: null, paymentMethods: [] },
    ...{ serviceCall: { residential: null, commercial: null }, serviceAreas: [], fieldHours: [] },
    ...{ radiusMiles: { service: null, freeTravel: null, arrival: null }, officeHours: [], licenses: [] },
    place: { ...sound.place, city: 'Albuquerque', state: 'NM' },
    timeZone: 'America/Denver',
  }
  expect(warnings(silent)).toEqual([])
})

test('an average below the window is no contradiction: the contact page explains it', () => {
  expect(warnings({ averageArrivalMinutes: 12 })).toEqual([])
})

test('years and times are read from words', () => {
  expect(['over two decades', '15 years', 'a decade', 'twenty-five', 'long'].map(yearsInWords)).toEqual([
    20,
    15,
    10,
    undefined,
    undefined,
  ])
  expect(['2 PM', '2:30 pm', '14:00', '12 AM', 'noon', 'lunch', '25'].map(minutesOfTime)).toEqual([
    840,
    870,
    840,
    0,
    720,
    undefined,
    undefined,
  ])
})
