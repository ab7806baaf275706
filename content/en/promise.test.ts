import { expect, test } from 'vitest'
import { promiseInWords, timeInWords } from './promise.ts'

const houston = 'America/Chicago'
// A Saturday, 7:18 PM in Houston.
const now = new Date('2026-11-22T01:18:00Z')

test.each([
  ['2026-11-22T01:48:00Z', '7:48\u00a0PM'],
  ['2026-11-22T02:00:00Z', '8\u00a0PM'],
  ['2026-11-22T06:11:00Z', 'Sunday 12:11\u00a0AM'],
  ['2026-11-22T13:00:00Z', 'Sunday 7\u00a0AM'],
  ['2026-11-20T01:00:00Z', 'Thursday 7\u00a0PM'],
  ['2026-11-29T13:00:00Z', 'Sun, Nov 29 7\u00a0AM'],
])('timeInWords: %s -> %s', (moment, words) => {
  expect(timeInWords(moment, now, houston)).toBe(words)
})

test('timeInWords: a time within three hours is of this night, also after midnight', () => {
  const atQuarterToTwelve = new Date('2026-11-22T05:45:00Z')
  expect(timeInWords('2026-11-22T06:11:00Z', atQuarterToTwelve, houston)).toBe('12:11\u00a0AM')
  expect(timeInWords('2026-11-22T08:46:00Z', atQuarterToTwelve, houston)).toBe('Sunday 2:46\u00a0AM')
})

test('promiseInWords: open, the time; closed, when we open as well; open by now, the time again', () => {
  expect(promiseInWords({ promisedBy: '2026-11-22T01:48:00Z', opensAt: null }, now, houston)).toBe(
    'We call by 7:48\u00a0PM',
  )
  const closed = { promisedBy: '2026-11-23T13:30:00Z', opensAt: '2026-11-23T13:00:00Z' }
  expect(promiseInWords(closed, now, houston)).toBe('We open Monday 7\u00a0AM and call by 7:30\u00a0AM')
  expect(promiseInWords(closed, new Date('2026-11-23T13:05:00Z'), houston)).toBe('We call by 7:30\u00a0AM')
})
