import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { momentOf, type Weekday } from './clocks.ts'
import { closedDatesFrom, isOpenAt, minutesOfWeek, openFrom, openOn, timetableOf } from './opening-hours.ts'

const { fieldHours, officeHours, timeZone } = defaultProfile
const at = (date: string, time: string) => momentOf(date, time, timeZone)
const timetable = timetableOf(defaultProfile, fieldHours)

test('the hours include their first minute and not their last', () => {
  expect(isOpenAt(timetable, at('2026-11-23', '06:59'))).toBe(false)
  expect(isOpenAt(timetable, at('2026-11-23', '07:00'))).toBe(true)
  expect(isOpenAt(timetable, at('2026-11-23', '18:59'))).toBe(true)
  expect(isOpenAt(timetable, at('2026-11-23', '19:00'))).toBe(false)
})

test('hours past midnight belong to the day on which they begin', () => {
  const bar = timetableOf({ ...defaultProfile, closedDays: [{ date: '2026-11-26' }] }, [
    { from: 'Friday', to: 'Sunday', opens: '18:00', closes: '02:00' },
    { from: 'Wednesday', to: 'Thursday', opens: '12:00', closes: '00:00' },
  ])
  for (const [date, time, isOpen] of [
    ['2026-11-27', '23:30', true],
    ['2026-11-28', '01:59', true],
    ['2026-11-28', '02:00', false],
    // Of Sunday.
    ['2026-11-30', '01:00', true],
    ['2026-11-25', '23:59', true],
    ['2026-11-26', '00:00', false],
    // Thanksgiving, and the night before it.
    ['2026-11-26', '12:00', false],
  ] as const)
    expect([date, time, isOpenAt(bar, at(date, time))]).toEqual([date, time, isOpen])
  expect(openOn(bar, '2026-11-29')).toEqual([
    { opens: at('2026-11-29', '18:00'), closes: at('2026-11-30', '02:00') },
  ])
  expect(openFrom(bar, at('2026-11-28', '03:00'))).toEqual(at('2026-11-28', '18:00'))
})

test('the minutes of a week: days twice, past midnight, and past the end of the week', () => {
  const days = (from: Weekday, to: Weekday, opens: string, closes: string) => ({ from, to, opens, closes })
  expect(
    minutesOfWeek([
      days('Sunday', 'Monday', '22:00', '02:00'),
      days('Monday', 'Monday', '08:00', '12:00'),
      days('Monday', 'Monday', '00:00', '00:00'),
    ]),
  ).toEqual([
    { from: 0, to: 1440 },
    { from: 480, to: 720 },
    { from: 1320, to: 1560 },
    { from: 9960, to: 10_200 },
  ])
})

test('while it is closed, the next opening is found over the weekend', () => {
  expect(openFrom(timetable, at('2026-11-23', '12:00'))).toEqual(at('2026-11-23', '12:00'))
  expect(openFrom(timetable, at('2026-11-23', '05:00'))).toEqual(at('2026-11-23', '07:00'))
  expect(openFrom(timetable, at('2026-11-21', '18:00'))).toEqual(at('2026-11-23', '07:00'))
  expect(openFrom(timetableOf(defaultProfile), at('2026-11-21', '18:00'))).toBeUndefined()
})

const closing: BusinessProfile = {
  ...defaultProfile,
  holidays: ['thanksgiving', 'christmas', 'newYear'],
  closedDays: [{ date: '2026-11-27', name: 'The day after' }],
}

test('a holiday and a closed day have no hours, and the next opening is after both', () => {
  const timetable = timetableOf(closing, closing.fieldHours)
  expect(isOpenAt(timetable, at('2026-11-26', '12:00'))).toBe(false)
  expect(openFrom(timetable, at('2026-11-25', '12:00'))).toEqual(at('2026-11-25', '12:00'))
  expect(openFrom(timetable, at('2026-11-25', '20:00'))).toEqual(at('2026-11-28', '08:00'))
  expect(openFrom(timetable, at('2026-11-26', '12:00'))).toEqual(at('2026-11-28', '08:00'))
})

test('three weeks away: the opening after them is found; closed for good: none', () => {
  const day = (count: number) => `2026-12-${String(count).padStart(2, '0')}`
  const away = Array.from({ length: 21 }, (_, index) => ({ date: day(index + 1), name: null }))
  const opens = (profile: BusinessProfile) =>
    openFrom(timetableOf(profile, fieldHours), at('2026-11-30', '20:00'))
  expect(opens({ ...defaultProfile, closedDays: away })).toEqual(at('2026-12-22', '07:00'))
})

test('the hours of two parts of the business are open while one of them is', () => {
  const both = timetableOf(defaultProfile, fieldHours, officeHours)
  expect(isOpenAt(both, at('2026-11-23', '07:30'))).toBe(true)
  expect(openFrom(both, at('2026-11-28', '06:00'))).toEqual(at('2026-11-28', '08:00'))
})

test('closed dates of the days to come, over the end of the year', () => {
  expect(closedDatesFrom(closing, '2026-11-26', 60)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
    '2027-01-01',
  ])
  expect(closedDatesFrom(closing, '2026-11-28', 27)).toEqual([])
  expect(closedDatesFrom(defaultProfile, '2026-11-26', 60)).toEqual([])
})
