import { expect, test } from 'vitest'
import { amountIn, dayIn, dayOrderIn } from './import-cells.ts'

test.each([
  ['85', 8_500],
  ['$1,234.50', 123_450],
  ['1234.5', 123_450],
  ['1,234', 123_400],
  ['1.234,50 €', 123_450],
  ['1.234.567', 123_456_700],
  ['12,50', 1_250],
  ['85.0000', 8_500],
  ['USD 85.00', 8_500],
  ['(12.00)', -1_200],
  ['-$12.00', -1_200],
  ['−12', -1_200],
  ['12.00-', -1_200],
  ['$ 0.00', 0],
  ['-0.00', 0],
  ['.5', 50],
  ['12,5', 1_250],
  ['1 234,50 €', 123_450],
  ['$(12.00)', -1_200],
  ['(−12.00)', -1_200],
  ['$-12.00', -1_200],
  ['US$ 12', 1_200],
  ['0.500', 50],
])('the amount %s', (text, cents) => {
  expect(amountIn(text)).toBe(cents)
})

test.each([
  '',
  '$',
  'free',
  '1.234',
  '12.345',
  '12.500',
  '0,500',
  '12 50',
  '12$50',
  '--12',
  '-12-',
  '9'.repeat(1_000_000),
  ' '.repeat(1_000_000),
  '1,23,4',
  '8 or 9 each',
  '(12',
  '1e5',
  '2026-11-30',
  '713-555-0101',
])('no amount: %s', (text) => {
  expect(amountIn(text)).toBeUndefined()
})

test.each([
  ['2026-11-30', '2026-11-30', undefined],
  ['20261130', '2026-11-30', undefined],
  ['11/30/2026', '2026-11-30', undefined],
  ['30/11/26', '2026-11-30', undefined],
  ['3.4.2026', '2026-04-03', undefined],
  ['05/05/2026', '2026-05-05', undefined],
  ['Nov 30, 2026', '2026-11-30', undefined],
  ['Monday, November 30th, 2026 at 3:45 PM', '2026-11-30', '15:45'],
  ['30-Nov-26', '2026-11-30', undefined],
  ['11/30/2026 12:05 AM', '2026-11-30', '00:05'],
  ['2026-11-30 15:45:10', '2026-11-30', '15:45'],
  ['46356', '2026-11-30', undefined],
])('the day %s', (text, day, time) => {
  expect(dayIn(text, undefined)).toEqual({ day, time, moment: undefined })
})

test('a day with its zone is a moment; one that can be two is asked about, one that is none is refused', () => {
  expect(dayIn('2026-11-30T15:45:00.000Z', undefined)).toMatchObject({
    moment: new Date('2026-11-30T15:45Z'),
  })
  expect(dayIn('2026-11-30T15:45:00-0600', undefined)).toMatchObject({
    moment: new Date('2026-11-30T21:45Z'),
  })
  expect(dayIn('03/04/2026', undefined)).toBe('ambiguous')
  expect(dayIn('03/04/2026', 'month')).toMatchObject({ day: '2026-03-04' })
  expect(dayIn('03/04/2026', 'day')).toMatchObject({ day: '2026-04-03' })
  for (const text of ['13/13/2026', '02/30/2026', 'soon', '2026', '11/30/2026 25:00', '$85.00'])
    expect(dayIn(text, undefined), text).toBeUndefined()
})

test('the days of a file show in which order they are written, unless they contradict each other', () => {
  expect(dayOrderIn(['03/04/2026', '11/30/2026 3:00 PM'])).toBe('month')
  expect(dayOrderIn(['03/04/2026', '30/11/26'])).toBe('day')
  expect(dayOrderIn(['03/04/2026', '2026-11-30'])).toBeUndefined()
  expect(dayOrderIn(['30/11/2026', '11/30/2026'])).toBeUndefined()
})
