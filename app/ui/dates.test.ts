import { expect, test } from 'vitest'
import {
  calendarYear,
  clockText,
  dateTimeText,
  durationText,
  exactText,
  followUpText,
  isoDate,
  isoDateTime,
  longDate,
  longDateTimeText,
  midnightUtc,
  monthDay,
  shortDate,
  timeZoneName,
} from './dates.ts'

const houston = 'America/Chicago'

test('a moment stands on the calendar of the time zone that is asked for', () => {
  expect(longDate('2026-11-21T03:41:07Z', houston)).toBe('November 20, 2026')
  expect(longDate('2026-11-21T03:41:07Z', 'UTC')).toBe('November 21, 2026')
  expect(shortDate('2026-11-21T03:41:07Z', houston)).toBe('Nov 20, 2026')
  expect(monthDay('2026-11-16T00:00:00Z', 'UTC')).toBe('Nov 16')
  expect(longDateTimeText('2026-11-21T03:41:07Z', houston)).toBe('November 20, 2026 at 9:41\u00a0PM')
  expect(isoDateTime('2026-11-21T03:41:07Z', houston)).toBe('2026-11-20 21:41:07')
})

const minute = 60_000

test.each([
  [-5, 'less than 1 min'],
  [59_999, 'less than 1 min'],
  [minute, '1 min'],
  [59.9 * minute, '59 min'],
  [60 * minute, '1 h'],
  [125 * minute, '2 h 5 min'],
  [24 * 60 * minute, '1 day'],
  [3.9 * 24 * 60 * minute, '3 days'],
])('%d ms are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text)
})

test('times are those of the zone, summer and winter', () => {
  expect(dateTimeText('2026-11-21T03:41:07.000Z', houston)).toBe('Nov 20, 2026, 9:41\u00a0PM')
  expect(dateTimeText('2026-07-01T03:41:07.000Z', houston)).toBe('Jun 30, 2026, 10:41\u00a0PM')
  expect(clockText('2026-11-21T06:00:00.000Z', houston)).toBe('12:00\u00a0AM')
  expect(exactText('2026-11-21T03:41:07.000Z', houston)).toBe(
    'Friday, November 20, 2026 at 9:41:07\u00a0PM CST',
  )
})

test('what followed on another day has its date', () => {
  expect(followUpText('2026-11-20T20:19:00Z', '2026-11-20T20:10:00Z', houston)).toBe('2:19\u00a0PM')
  expect(followUpText('2026-11-21T06:01:00Z', '2026-11-21T05:59:00Z', houston)).toBe('Nov 21, 12:01\u00a0AM')
})

const newYearInLondon = new Date('2027-01-01T00:30:00Z')

test('the year is the one on the calendar in Houston', () => {
  expect(calendarYear('America/Chicago', newYearInLondon)).toBe(2026)
  expect(calendarYear('UTC', newYearInLondon)).toBe(2027)
})

test('today is the zone’s today, when it is tomorrow in Greenwich already', () => {
  expect(isoDate(new Date('2026-11-21T03:41:00Z'), houston)).toBe('2026-11-20')
  expect(isoDate(new Date('2026-07-01T05:30:00Z'), houston)).toBe('2026-07-01')
})

test('a date is stored as its midnight in UTC and read as the same date', () => {
  expect(midnightUtc('2026-03-01')).toBe('2026-03-01T00:00:00.000Z')
  expect(longDate(midnightUtc('2026-03-01'), 'UTC')).toBe('March 1, 2026')
})

test.each([
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['America/New_York', 'Eastern Time'],
])('people call %s %s', (timeZone, name) => {
  expect(timeZoneName(timeZone)).toBe(name)
})
