import { expect, test } from 'vitest'
import { clockText, dateTimeText, durationText, exactText, followUpText } from './times.ts'

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

test('times are Houston’s, summer and winter', () => {
  expect(dateTimeText('2026-11-21T03:41:07.000Z')).toBe('Nov 20, 2026, 9:41 PM')
  expect(dateTimeText('2026-07-01T03:41:07.000Z')).toBe('Jun 30, 2026, 10:41 PM')
  expect(clockText('2026-11-21T06:00:00.000Z')).toBe('12:00 AM')
  expect(exactText('2026-11-21T03:41:07.000Z')).toBe('Friday, November 20, 2026 at 9:41:07 PM CST')
})

test('what followed on another Houston day has its date', () => {
  expect(followUpText('2026-11-20T20:19:00Z', '2026-11-20T20:10:00Z')).toBe('2:19 PM')
  expect(followUpText('2026-11-21T06:01:00Z', '2026-11-21T05:59:00Z')).toBe('Nov 21, 12:01 AM')
})
