import { describe, expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from './business-profile.ts'
import { contradictionsOf, exampleValuesOf, minutesOfTime, yearsInWords } from './profile-contradictions.ts'

/** The example with what makes it an example replaced: claims that agree. */
const sound: BusinessProfile = {
  ...defaultProfile,
  dispatch: { ...defaultProfile.dispatch, display: '(713) 496-0117', e164: '+17134960117' },
  office: { ...defaultProfile.office, display: '(713) 496-0118', e164: '+17134960118' },
  email: 'hello@bayoulocks.com',
  licenses: [{ number: 'B12345678', holder: 'Bayou Locks', covers: 'Locksmith work' }],
}

const warnings = (changes: Partial<BusinessProfile>) =>
  contradictionsOf({ ...sound, ...changes }, 2026).map(({ section, says }) => `${section}: ${says}`)

test('claims that agree bring no warning', () => {
  expect(warnings({})).toEqual([])
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

const hours = (opens: string, closes: string) => ({ opens, closes })

describe('claims that disagree are named in their section', () => {
  test.each<[string, Partial<BusinessProfile>, RegExp]>([
    ['one number for both lines', { office: { ...sound.dispatch, label: 'Office' } }, /^phones: Both lines/],
    [
      'no license for locks',
      { licenses: [{ number: 'B2', holder: 'B', covers: 'Cameras' }] },
      /^licenses: No license.*37 TAC 35\.9/,
    ],
    ['the same license twice', { licenses: [...sound.licenses, ...sound.licenses] }, /^licenses: Two/],
    ['a crew younger than the company', { crewExperience: '5 years' }, /^reputation: .*10\+ years/],
    ['a company of the future', { since: 2030 }, /^reputation: 2030/],
    ['too many stars', { rating: { ...sound.rating, value: 5.5 } }, /^reputation: A rating/],
    ['nobody’s rating', { rating: { ...sound.rating, count: 0 } }, /^reputation: .*0 reviews/],
    ['more reviews than customers', { customers: '100+' }, /^reputation: 127 reviews/],
    ['a slow average', { averageArrivalMinutes: 40 }, /^promises: .*30.*40/],
    ['a window that ends first', { emergencyArrival: { from: 30, to: 20 } }, /^promises: The arrival/],
    ['no time of day', { sameDayBefore: 'lunch' }, /^promises: “lunch”/],
    ['the same day after work', { sameDayBefore: '8 PM' }, /^promises: At 8 PM/],
    ['free travel beyond the area', { radiusMiles: { service: 20, freeTravel: 30 } }, /^area: /],
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
    ['no hours', { officeHours: [] }, /^hours: Office: no hours/],
  ])('%s', (_name, changes, says) => {
    expect(warnings(changes)).toEqual([expect.stringMatching(says)])
  })
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
