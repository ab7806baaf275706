import { expect, test } from 'vitest'
import { dateAfter } from '#content/time/clocks.ts'
import { queryOf, shownIn } from './shown.ts'

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
