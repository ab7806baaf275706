import { expect, test } from 'vitest'
import { closedOn, minuteOn, skippedOn, spanOn } from './day-spans.ts'

const timeZone = 'America/Chicago'
const span = (from: string, minutes: number) => ({
  from: new Date(from),
  until: new Date(Date.parse(from) + minutes * 60_000),
})

test('a job that goes on past midnight is on both days', () => {
  const night = span('2026-12-01T04:30:00Z', 180)
  expect(spanOn('2026-11-30', night, timeZone)).toEqual({ from: 1350, minutes: 90 })
  expect(spanOn('2026-12-01', night, timeZone)).toEqual({ from: 0, minutes: 90 })
  expect(spanOn('2026-12-02', night, timeZone)).toBeUndefined()
  expect(spanOn('2026-12-01', span('2026-12-01T05:00:00Z', 60), timeZone)).toBeUndefined()
})

test('on the day of 23 hours a job ends where the clocks say so', () => {
  // 1:30 to 3:30 by the clocks, in one hour.
  expect(spanOn('2027-03-14', span('2027-03-14T07:30:00Z', 60), timeZone)).toEqual({ from: 90, minutes: 120 })
  expect(spanOn('2027-03-14', span('2027-03-14T15:00:00Z', 60), timeZone)).toEqual({ from: 600, minutes: 60 })
  expect(skippedOn('2027-03-14', timeZone)).toEqual([
    { from: 120, minutes: 30 },
    { from: 150, minutes: 30 },
  ])
})

test('on the day of 25 hours a job is never shorter than nothing, and the days beside it are as long as ever', () => {
  // 12:30 to 2:00 by the clocks, in two and a half hours.
  expect(spanOn('2026-11-01', span('2026-11-01T05:30:00Z', 150), timeZone)).toEqual({ from: 30, minutes: 90 })
  // 1:30 to 1:10: the hour comes twice.
  expect(spanOn('2026-11-01', span('2026-11-01T06:30:00Z', 40), timeZone)).toEqual({ from: 90, minutes: 40 })
  expect(spanOn('2026-11-02', span('2026-11-02T15:00:00Z', 60), timeZone)).toEqual({ from: 540, minutes: 60 })
  expect(skippedOn('2026-11-01', timeZone)).toEqual([])
})

test('closed is what is before, between and after the hours, and a day without hours as a whole', () => {
  const open = [
    span('2026-11-30T14:00:00Z', 180),
    span('2026-11-30T19:00:00Z', 240),
    span('2026-12-01T14:00:00Z', 60),
  ]
  expect(closedOn('2026-11-30', open, timeZone)).toEqual([
    { from: 0, minutes: 480 },
    { from: 660, minutes: 120 },
    { from: 1020, minutes: 420 },
  ])
  expect(closedOn('2026-12-02', open, timeZone)).toEqual([{ from: 0, minutes: 1440 }])
  expect(closedOn('2026-11-30', [span('2026-11-30T06:00:00Z', 1440)], timeZone)).toEqual([])
})

test('now has a place on its own date only', () => {
  const now = new Date('2026-12-01T05:59:30Z')
  expect(minuteOn('2026-11-30', now, timeZone)).toBe(1439)
  expect(minuteOn('2026-12-01', now, timeZone)).toBeUndefined()
  expect(minuteOn('2026-12-01', new Date('2026-12-01T06:00:00Z'), timeZone)).toBe(0)
})
