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
  const given = {
    ...{ scheduledAt: scheduled === null ? null : at(scheduled), repeatsFrom: null },
    ...{ months, now: at(done) },
  }
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

/** The dates of a job that is done each time on its day, by what is kept of each. */
function datesOf(first: string, months: number, count: number, profile = {}) {
  let job = { scheduledAt: at(`${first}T09:00`), repeatsFrom: null as string | null }
  return Array.from({ length: count }, () => {
    const { scheduledAt, repeatsFrom } = nextTimeOf(
      { ...job, months, now: job.scheduledAt },
      { ...always, ...profile },
    )
    job = { scheduledAt: scheduledAt ?? job.scheduledAt, repeatsFrom }
    return text(scheduledAt)?.slice(0, 10)
  })
}

const onWeekdays = { fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '18:00' }] }

test.each([
  ['the 29th', '2026-01-29', 1, ['2026-03-02', '2026-03-30', '2026-04-29', '2026-05-29'], onWeekdays],
  [
    'the last of the month',
    '2025-12-31',
    1,
    ['2026-02-02', '2026-03-02', '2026-03-31', '2026-04-30'],
    onWeekdays,
  ],
  ['February 29', '2028-02-29', 12, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'], {}],
  ['the 31st, twice a year', '2026-08-31', 6, ['2027-02-28', '2027-08-31', '2028-02-29', '2028-08-31'], {}],
])(
  'a short month or a closed day moves one date, never the rule: %s',
  (_wish, first, months, dates, profile) => {
    expect(datesOf(first, months, dates.length, profile)).toEqual(dates)
  },
)

test('an appointment that staff moved to another day is counted from there', () => {
  const moved = { scheduledAt: at('2026-03-05T09:00'), repeatsFrom: '2026-01-29', months: 1 }
  expect(nextTimeOf({ ...moved, now: at('2026-03-05T11:00') }, always)).toMatchObject({
    ...{ scheduledAt: at('2026-04-05T09:00'), repeatsFrom: '2026-03-05' },
  })
})
