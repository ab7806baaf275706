import { expect, test } from 'vitest'
import { houstonDate, isDate, midnightUtc, noonInHouston, storedDateText } from './calendar-date.ts'

test('today is Houston’s today, when it is tomorrow in Greenwich already', () => {
  expect(houstonDate(new Date('2026-11-21T03:41:00Z'))).toBe('2026-11-20')
  expect(houstonDate(new Date('2026-07-01T05:30:00Z'))).toBe('2026-07-01')
})

test('a date is stored as its midnight in UTC and read as the same date', () => {
  expect(midnightUtc('2026-03-01')).toBe('2026-03-01T00:00:00.000Z')
  expect(storedDateText(midnightUtc('2026-03-01'))).toBe('March 1, 2026')
})

test.each(['2026-01-15', '2026-07-15'])('noon of %s is that day in Houston, in winter and summer', (date) => {
  expect(houstonDate(new Date(noonInHouston(date)))).toBe(date)
})

test.each([
  ['2026-03-01', true],
  ['2026-13-01', false],
  ['2026-02-30', false],
  ['', false],
  ['yesterday', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected)
})
