import { expect, test } from 'vitest'
import { firstDayAfter, firstDayOf, stepsOf } from './report-periods.ts'

test.for([
  ['week', '2026-11-22', '2026-11-16', '2026-11-23', '2026-11-09', 7],
  ['week', '2026-11-23', '2026-11-23', '2026-11-30', '2026-11-16', 7],
  ['week', '2027-01-01', '2026-12-28', '2027-01-04', '2026-12-21', 7],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01', '2026-11-01', 31],
  ['month', '2028-03-15', '2028-03-01', '2028-04-01', '2028-02-01', 31],
  ['month', '2028-02-29', '2028-02-01', '2028-03-01', '2028-01-01', 29],
  ['year', '2026-11-22', '2026-01-01', '2027-01-01', '2025-01-01', 12],
] as const)('a %s with %s', ([period, date, first, next, previous, steps]) => {
  expect(firstDayOf(period, date)).toBe(first)
  expect(firstDayAfter(period, first, 1)).toBe(next)
  expect(firstDayAfter(period, first, -1)).toBe(previous)
  const found = stepsOf(period, first)
  expect(found).toHaveLength(steps)
  expect(first.startsWith(found[0] ?? 'none')).toBe(true)
})
