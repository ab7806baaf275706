import { expect, test } from 'vitest'
import { daysOfMonth, type JobInMonth } from './month-data.ts'

const timeZone = 'America/Chicago'
const job = (scheduledAt: string): JobInMonth => ({
  ...{ id: scheduledAt, name: 'Ann', status: 'contacted', isEmergency: false, assignee: null },
  scheduledAt,
})
const days = (jobs: readonly string[], open?: { from: Date; until: Date }[]) =>
  daysOfMonth(['2026-11-30', '2026-12-01'], { jobs: jobs.map(job), open, timeZone })

test('a day has the jobs that begin on it by the clocks of the firm', () => {
  expect(days(['2026-12-01T05:30:00Z', '2026-12-01T06:00:00Z', '2026-12-02T07:00:00Z'])).toMatchObject([
    { date: '2026-11-30', count: 1 },
    { date: '2026-12-01', count: 1 },
  ])
})

test('it shows three of them, or all four, and says how many there are', () => {
  const at = (count: number) => Array.from({ length: count }, (_, hour) => `2026-11-30T1${hour}:00:00Z`)
  const [three, four, five] = [3, 4, 5].map((count) => days(at(count))[0])
  expect([three?.first.length, four?.first.length, five?.first.length]).toEqual([3, 4, 3])
  expect([three?.count, four?.count, five?.count]).toEqual([3, 4, 5])
})

test('a day without hours is closed; where the business has none, none is', () => {
  const open = [{ from: new Date('2026-11-30T14:00:00Z'), until: new Date('2026-11-30T23:00:00Z') }]
  expect(days([], open).map(({ isClosed }) => isClosed)).toEqual([false, true])
  expect(days([]).map(({ isClosed }) => isClosed)).toEqual([false, false])
})
