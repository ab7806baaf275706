import { expect, test } from 'vitest'
import { delayAfter } from './lease.ts'

const minute = 60_000
const hour = 60 * minute

test('two quick repeats follow the rule of specification section 9', () => {
  expect([0, 0.999].map((jitter) => delayAfter(1, () => jitter))).toEqual([200, 299.9])
  expect([0, 0.5].map((jitter) => delayAfter(2, () => jitter))).toEqual([400, 450])
})

test('then 5 s growing to 6 h, in all about a day, then no more', () => {
  const delays = Array.from({ length: 10 }, (_, index) => delayAfter(index + 3) ?? Number.NaN)
  expect(delays.slice(0, 5)).toEqual([5_000, 30_000, 2 * minute, 10 * minute, 30 * minute])
  expect(delays.slice(5)).toEqual([hour, 3 * hour, 6 * hour, 6 * hour, 6 * hour])
  const total = delays.reduce((sum, delay) => sum + delay, 0)
  expect(total / hour).toBeGreaterThan(22)
  expect(total / hour).toBeLessThan(24)
  expect(delayAfter(13)).toBeUndefined()
  expect(delayAfter(14)).toBeUndefined()
})
