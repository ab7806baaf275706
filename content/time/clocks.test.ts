import { expect, test } from 'vitest'
import { clockAt, dateAfter, isDay, localTimeText, momentOf, momentOfLocalTime } from './clocks.ts'

const houston = 'America/Chicago'

test.each([
  ['in winter', '2026-01-15T09:30', '2026-01-15T15:30:00.000Z'],
  ['in summer', '2026-07-15T09:30', '2026-07-15T14:30:00.000Z'],
  ['just before the clocks go forward', '2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
  ['just after', '2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['the hour that comes twice is the earlier one', '2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['after it', '2026-11-01T02:00', '2026-11-01T08:00:00.000Z'],
])('%s', (_when, text, iso) => {
  expect(momentOfLocalTime(text, houston)?.toISOString()).toBe(iso)
  expect(localTimeText(new Date(iso), houston)).toBe(text)
})

test.each([
  '2026-03-08T02:30',
  '2026-02-30T10:00',
  '2026-01-01T25:00',
  '0026-05-01T10:00',
  '',
  'tomorrow',
  '2026-01-01',
])('no clock shows %s', (text) => expect(momentOfLocalTime(text, houston)).toBeUndefined())

test.each([
  ['2026-03-01', true],
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['2026-13-01', false],
  ['2026-02-30', false],
  ['0026-05-01', false],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['0000-01-01', false],
  ['-000043-03-15', false],
  ['+012345-01-01', false],
  ['', false],
  ['yesterday', false],
])('%j is a day that a business can mean: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['0026-05-01T03:00:00.000Z', '0026-05-01', '03:00', 'Friday'],
  ['0099-12-31T23:59:00.000Z', '0099-12-31', '23:59', 'Thursday'],
  ['0000-02-29T00:00:00.000Z', '0000-02-29', '00:00', 'Tuesday'],
  ['-000043-03-15T12:00:00.000Z', '-000043-03-15', '12:00', 'Friday'],
  ['+012345-01-01T00:00:00.000Z', '+012345-01-01', '00:00', 'Monday'],
  ['+275760-09-13T00:00:00.000Z', '+275760-09-13', '00:00', 'Saturday'],
])('a clock is shown for any moment, and for %s in UTC', (iso, date, time, weekday) => {
  expect(clockAt(new Date(iso), houston)).toEqual({ date, time, weekday })
})

test('days are counted from any day', () => {
  expect(dateAfter('0099-12-31', 1)).toBe('0100-01-01')
  expect(dateAfter('-000043-03-15', -15)).toBe('-000043-02-28')
  expect(dateAfter('9999-12-31', 1)).toBe('+010000-01-01')
})

test('a clock time is found on both sides of daylight saving', () => {
  const chicago = (date: string, time: string) => momentOf(date, time, 'America/Chicago')
  expect(chicago('2026-07-01', '09:00').toISOString()).toBe('2026-07-01T14:00:00.000Z')
  expect(chicago('2026-11-23', '09:00').toISOString()).toBe('2026-11-23T15:00:00.000Z')
  expect(chicago('2026-11-01', '07:00').toISOString()).toBe('2026-11-01T13:00:00.000Z')
  expect(chicago('2026-03-08', '07:00').toISOString()).toBe('2026-03-08T12:00:00.000Z')
})

test.each([
  ['2026-03-08', '02:00', '2026-03-08T03:00'],
  ['2026-03-08', '02:30', '2026-03-08T03:30'],
  ['2026-03-08', '02:59', '2026-03-08T03:59'],
  ['2026-03-08', '01:59', '2026-03-08T01:59'],
  ['2026-11-01', '01:30', '2026-11-01T01:30'],
])('in the hour that spring leaves out, the clock has moved on: %s %s is %s', (date, time, shown) => {
  expect(localTimeText(momentOf(date, time, houston), houston)).toBe(shown)
})

test('a zone whose clocks leave out midnight begins the day at one', () => {
  expect(localTimeText(momentOf('2026-04-24', '00:00', 'Africa/Cairo'), 'Africa/Cairo')).toBe(
    '2026-04-24T01:00',
  )
})
