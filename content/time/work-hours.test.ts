import { expect, test } from 'vitest'
import { workedMs } from './work-hours.ts'

const hourMs = 3_600_000
const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour))

test('work counts until its end, until now while it runs, and at most twelve hours where nobody ended it', () => {
  const now = at(10).getTime()
  expect(workedMs({ startedAt: at(8), endedAt: at(9).toISOString() }, now)).toBe(hourMs)
  expect(workedMs({ startedAt: at(8), endedAt: null }, now)).toBe(2 * hourMs)
  expect(workedMs({ startedAt: at(-9), endedAt: null }, now)).toBe(12 * hourMs)
  expect(workedMs({ startedAt: at(11), endedAt: null }, now)).toBe(0)
})
