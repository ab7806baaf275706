import { expect, test } from 'vitest'
import { lockOf } from './vault.ts'

const hours = (count: number) => count * 3_600_000
const given = 1_000 * hours(1)
const key = { endsAt: given + hours(72), seenAt: given }

test('a key opens for 72 hours, and not a moment longer', () => {
  expect(lockOf(key, given)).toBe('open')
  expect(lockOf(key, given + hours(72) - 1)).toBe('open')
  expect(lockOf(key, given + hours(72))).toBe('ended')
})

test('a clock that is turned back opens nothing, except by the seconds that phones correct', () => {
  const seen = { ...key, seenAt: given + hours(10) }
  expect(lockOf(seen, given + hours(10) - 60_000)).toBe('open')
  expect(lockOf(seen, given + hours(9))).toBe('turnedBack')
  expect(lockOf(seen, 0)).toBe('turnedBack')
  expect(lockOf(seen, given + hours(11))).toBe('open')
})

test('what showed its end once has ended, whatever the clock says later', () => {
  const over = { ...key, seenAt: given + hours(72) }
  for (const now of [0, given, given + hours(71)]) expect(lockOf(over, now)).toBe('ended')
})
