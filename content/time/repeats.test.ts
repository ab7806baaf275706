import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { localTimeText, momentOf } from './clocks.ts'
import { monthsAfter, nextTimeOf } from './repeats.ts'

const timeZone = 'America/Chicago'
const always = {
  ...defaultProfile,
  ...{ timeZone, officeHours: [], closedDays: [], holidays: [] },
  fieldHours: [{ from: 'Monday', to: 'Sunday', opens: '08:00', closes: '18:00' }] as const,
}
const at = (text: string) => momentOf(text.slice(0, 10), text.slice(11), timeZone)
const text = (moment: Date | null) => moment && localTimeText(moment, timeZone)

const next = (scheduled: string | null, months: number, done: string, profile = {}) => {
  const given = { scheduledAt: scheduled === null ? null : at(scheduled), months, now: at(done) }
  const { scheduledAt, followUpAt } = nextTimeOf(given, { ...always, ...profile })
  return [text(scheduledAt), text(followUpAt)]
}

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-06-30', 6, '2026-12-30'],
])('%s and %i months: %s', (date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later)
})

test('the clock shows the same time, also when it was changed in between', () => {
  expect(next('2026-01-12T09:30', 6, '2026-01-12T11:00')).toEqual(['2026-07-12T09:30', '2026-06-28T08:00'])
  expect(next('2026-10-30T16:00', 1, '2026-10-30T17:00')[0]).toBe('2026-11-30T16:00')
})

test('a closed day, by its date or by the hours, is moved to the next open one', () => {
  const closedDays = [{ date: '2027-11-26', name: null }]
  const fieldHours = [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '18:00' }]
  expect(next('2026-11-26T14:00', 12, '2026-11-26T15:00', { closedDays })[0]).toBe('2027-11-27T14:00')
  expect(next('2026-11-26T14:00', 12, '2026-11-26T15:00', { closedDays, fieldHours })).toEqual([
    '2027-11-29T14:00',
    '2027-11-15T08:00',
  ])
  expect(next('2026-11-26T14:00', 12, '2026-11-26T15:00', { closedDays, fieldHours: [] })[0]).toBe(
    '2027-11-27T14:00',
  )
})

test('done without an appointment there is a day to call, and no time', () => {
  expect(next(null, 3, '2026-11-27T23:40')).toEqual([null, '2027-02-13T08:00'])
})

test('of an appointment of long ago the day counts on which it was done', () => {
  expect(next('2026-01-05T10:00', 1, '2026-11-27T12:00')[0]).toBe('2026-12-27T10:00')
})

test('where the next is less than two weeks away, its customer is to be called at once', () => {
  expect(next('2026-11-01T10:00', 1, '2026-11-27T12:00')).toEqual(['2026-12-01T10:00', '2026-11-27T12:00'])
})
