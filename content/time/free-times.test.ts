import { expect, test } from 'vitest'
import { localTimeText, momentOf } from './clocks.ts'
import { freeTimes } from './free-times.ts'
import type { Timetable } from './opening-hours.ts'

const timeZone = 'America/Denver'
const weekdaysOnly: Timetable = {
  hours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '12:00' }],
  closedDays: [{ date: '2026-11-26' }],
  holidays: [],
  timeZone,
}
const at = (time: string, date = '2026-11-25') => momentOf(date, time, timeZone)
const span = (from: string, until: string) => ({ from: at(from), until: at(until) })

const timesOf = (asked: Partial<Parameters<typeof freeTimes>[1]>) =>
  freeTimes(weekdaysOnly, { busy: [], minutes: 60, travelMinutes: 0, from: at('07:10'), ...asked }).map(
    (moment) => localTimeText(moment, timeZone),
  )

test('the first opening, then what comes after it, in whole quarters of an hour', () => {
  expect(timesOf({})).toEqual(['2026-11-25T08:00', '2026-11-25T09:00', '2026-11-25T10:00'])
  expect(timesOf({ from: at('09:50') })).toEqual(['2026-11-25T10:00', '2026-11-25T11:00', '2026-11-27T08:00'])
})

test('around what the person has, with time to drive there and away', () => {
  const busy = [span('09:00', '10:00')]
  expect(timesOf({ busy })).toEqual(['2026-11-25T08:00', '2026-11-25T10:00', '2026-11-25T11:00'])
  expect(timesOf({ busy, travelMinutes: 20 })).toEqual([
    '2026-11-25T10:30',
    '2026-11-27T08:00',
    '2026-11-27T09:30',
  ])
})

test('a job that is too long for the rest of a day goes to the next open one; closed days are left out', () => {
  expect(timesOf({ minutes: 240, from: at('08:15') })[0]).toBe('2026-11-27T08:00')
  expect(timesOf({ minutes: 300 })).toEqual([])
})

test('without hours there are none, and busy times may overlap', () => {
  expect(
    freeTimes({ ...weekdaysOnly, hours: [] }, { busy: [], minutes: 60, travelMinutes: 0, from: at('07:00') }),
  ).toEqual([])
  expect(timesOf({ busy: [span('08:00', '10:00'), span('09:00', '11:00')] })[0]).toBe('2026-11-25T11:00')
})
