import { expect, test } from 'vitest'
import { laterBy } from './lateness.ts'

const ten = '2026-11-27T10:00:00.000Z'

test('late: later than what was said, and pressed again later by as much', () => {
  const now = Date.parse('2026-11-27T09:50:00Z')
  const once = laterBy(5, { arrivesAt: ten, lateMinutes: null }, now)
  expect(once).toEqual({ arrivesAt: new Date('2026-11-27T10:05:00Z'), lateMinutes: 5 })
  expect(laterBy(10, { arrivesAt: once.arrivesAt.toISOString(), lateMinutes: 5 }, now)).toEqual({
    arrivesAt: new Date('2026-11-27T10:15:00Z'),
    lateMinutes: 15,
  })
})

test('late: from now on, where that time is over', () => {
  const now = Date.parse('2026-11-27T10:06:30Z')
  expect(laterBy(5, { arrivesAt: ten, lateMinutes: null }, now)).toEqual({
    arrivesAt: new Date('2026-11-27T10:12:00Z'),
    lateMinutes: 12,
  })
})
