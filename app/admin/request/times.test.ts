import { expect, test } from 'vitest'
import { followUpAt, timeInSentence } from './times.ts'

const houston = 'America/Chicago'
const at = (text: string) => new Date(text)

test('in a while, this evening, tomorrow morning: by the clocks of the business', () => {
  const noon = at('2026-11-21T18:00:00Z')
  expect(followUpAt('15', noon, houston)).toEqual(at('2026-11-21T18:15:00Z'))
  expect(followUpAt('60', noon, houston)).toEqual(at('2026-11-21T19:00:00Z'))
  expect(followUpAt('evening', noon, houston)).toEqual(at('2026-11-22T00:00:00Z'))
  expect(followUpAt('morning', noon, houston)).toEqual(at('2026-11-22T14:00:00Z'))
})

test('an evening that has begun is no choice; after midnight, tomorrow is the next day', () => {
  expect(followUpAt('evening', at('2026-11-22T00:30:00Z'), houston)).toBeUndefined()
  expect(followUpAt('morning', at('2026-11-22T07:00:00Z'), houston)).toEqual(at('2026-11-23T14:00:00Z'))
})

test('tomorrow morning is 8 o’clock on the day when the clocks change, too', () => {
  expect(followUpAt('morning', at('2026-03-07T20:00:00Z'), houston)).toEqual(at('2026-03-08T13:00:00Z'))
})

test('a moment within a sentence: at a time of the same day, on another one', () => {
  expect(timeInSentence('2026-11-20T20:19:00Z', '2026-11-20T20:10:00Z', houston)).toBe('at 2:19\u00a0PM')
  expect(timeInSentence('2026-11-21T06:01:00Z', '2026-11-21T05:59:00Z', houston)).toBe(
    'on Nov 21, 12:01\u00a0AM',
  )
})
