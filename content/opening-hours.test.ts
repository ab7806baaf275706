import { expect, test } from 'vitest'
import { defaultProfile } from './business-profile.ts'
import { isOpenAt, momentOf, openFrom } from './opening-hours.ts'

const { fieldHours, timeZone } = defaultProfile
const at = (date: string, time: string) => momentOf(date, time, timeZone)

test('a clock time is found on both sides of daylight saving', () => {
  expect(at('2026-07-01', '09:00').toISOString()).toBe('2026-07-01T14:00:00.000Z')
  expect(at('2026-11-23', '09:00').toISOString()).toBe('2026-11-23T15:00:00.000Z')
  expect(at('2026-11-01', '07:00').toISOString()).toBe('2026-11-01T13:00:00.000Z')
  expect(at('2026-03-08', '07:00').toISOString()).toBe('2026-03-08T12:00:00.000Z')
})

test('the hours include their first minute and not their last', () => {
  // Monday 7 AM to 7 PM.
  expect(isOpenAt(fieldHours, at('2026-11-23', '06:59'), timeZone)).toBe(false)
  expect(isOpenAt(fieldHours, at('2026-11-23', '07:00'), timeZone)).toBe(true)
  expect(isOpenAt(fieldHours, at('2026-11-23', '18:59'), timeZone)).toBe(true)
  expect(isOpenAt(fieldHours, at('2026-11-23', '19:00'), timeZone)).toBe(false)
})

test('while it is closed, the next opening is found over the weekend', () => {
  expect(openFrom(fieldHours, at('2026-11-23', '12:00'), timeZone)).toEqual(at('2026-11-23', '12:00'))
  expect(openFrom(fieldHours, at('2026-11-23', '05:00'), timeZone)).toEqual(at('2026-11-23', '07:00'))
  expect(openFrom(fieldHours, at('2026-11-21', '18:00'), timeZone)).toEqual(at('2026-11-23', '07:00'))
  expect(openFrom([], at('2026-11-21', '18:00'), timeZone)).toBeUndefined()
})
