import { expect, test } from 'vitest'
import { defaultProfile } from './business-profile.ts'
import { momentOf } from './clocks.ts'
import { isOpenAt, openFrom } from './opening-hours.ts'

const { fieldHours, timeZone } = defaultProfile
const at = (date: string, time: string) => momentOf(date, time, timeZone)

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
