import { expect, test } from 'vitest'
import { calendarYear, yearsInBusiness } from './dates.ts'

const newYearInLondon = new Date('2027-01-01T00:30:00Z')

test('the year is the one on the calendar in Houston', () => {
  expect(calendarYear('America/Chicago', newYearInLondon)).toBe(2026)
  expect(calendarYear('UTC', newYearInLondon)).toBe(2027)
})

test('years in business grow with the calendar', () => {
  const profile = { since: 2016, timeZone: 'America/Chicago' }
  expect(yearsInBusiness(profile, newYearInLondon)).toBe(10)
  expect(yearsInBusiness(profile, new Date('2027-06-01T12:00:00Z'))).toBe(11)
})
