import { expect, test } from 'vitest'
import { dateAfter } from '#content/time/clocks.ts'
import { queryOf, shownIn, stepped } from './shown.ts'

const shownAt = (query: string) => shownIn(new URLSearchParams(query), '2026-11-27')

test('without a date it is today, a week begins on Monday, and what is no date is today', () => {
  expect(shownAt('')).toEqual({ view: 'day', date: '2026-11-27', dates: ['2026-11-27'], who: '' })
  expect(shownAt('view=week').dates).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
  expect(shownAt('view=week&date=2026-11-29').dates[0]).toBe('2026-11-23')
  for (const date of ['2026-02-30', '9999-12-31'])
    expect(shownAt(`view=year&date=${date}`).date, date).toBe('2026-11-27')
})

test('an address shows what it was made of, across months and years', () => {
  const next = { view: 'week', date: dateAfter('2026-12-28', 7), who: 'me' } as const
  expect(shownAt(queryOf(next, '2026-11-27'))).toMatchObject({ view: 'week', date: '2027-01-04', who: 'me' })
  expect(queryOf({ view: 'day', date: '2026-11-27', who: '' }, '2026-11-27')).toBe('?')
})

test.each([
  ['2026-11-27', '2026-10-26', '2026-12-06', 42],
  // A February of four weeks, and one of a leap year.
  ['2027-02-14', '2027-02-01', '2027-02-28', 28],
  ['2028-02-29', '2028-01-31', '2028-03-05', 35],
  ['2027-01-01', '2026-12-28', '2027-01-31', 35],
])('the month of %s is shown in whole weeks, from %s to %s', (date, first, last, count) => {
  const { dates } = shownAt(`view=month&date=${date}`)
  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count])
})

test('one goes by days, weeks and months; a shorter month has its last day', () => {
  expect(stepped({ view: 'day', date: '2028-02-28' }, 1)).toBe('2028-02-29')
  expect(stepped({ view: 'week', date: '2027-01-03' }, -1)).toBe('2026-12-27')
  expect(stepped({ view: 'month', date: '2028-01-31' }, 1)).toBe('2028-02-29')
  expect(stepped({ view: 'month', date: '2027-01-15' }, -1)).toBe('2026-12-15')
})
