import { expect, test } from 'vitest'
import { ageMs, clockDriftMs } from './ages.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  ['an hour ago', ahead(-3_600_000), 3_600_000],
  ['now', now, 0],
  ['by a clock a little ahead', ahead(clockDriftMs), 0],
  ['by a clock that was wrong', ahead(clockDriftMs + 1), Number.POSITIVE_INFINITY],
  ['a year ahead', ahead(365 * 86_400_000), Number.POSITIVE_INFINITY],
  ['never', null, Number.POSITIVE_INFINITY],
])('%s', (_when, moment, age) => {
  expect(ageMs(moment, now)).toBe(age)
})
