import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { emergencyInWords } from './promise.ts'
import { appointmentInFull, appointmentInWords, atTimeInWords, promiseInWords, timeInWords } from './times.ts'

const houston = 'America/Chicago'
const inHouston = inOurWords(defaultProfile)
// A Saturday, 7:18 PM in Houston.
const now = new Date('2026-11-22T01:18:00Z')

test.each([
  ['2026-11-22T01:48:00Z', '7:48\u00a0PM'],
  ['2026-11-22T02:00:00Z', '8\u00a0PM'],
  ['2026-11-22T06:11:00Z', 'Sunday 12:11\u00a0AM'],
  ['2026-11-22T13:00:00Z', 'Sunday 7\u00a0AM'],
  ['2026-11-20T01:00:00Z', 'Thursday 7\u00a0PM'],
  ['2026-11-29T13:00:00Z', 'Sun, Nov 29, 7\u00a0AM'],
])('timeInWords: %s -> %s', (moment, words) => {
  expect(timeInWords(moment, now, houston)).toBe(words)
})

test('timeInWords: a time within three hours is of this night, also after midnight', () => {
  const atQuarterToTwelve = new Date('2026-11-22T05:45:00Z')
  expect(timeInWords('2026-11-22T06:11:00Z', atQuarterToTwelve, houston)).toBe('12:11\u00a0AM')
  expect(timeInWords('2026-11-22T08:46:00Z', atQuarterToTwelve, houston)).toBe('Sunday 2:46\u00a0AM')
})

test.each([
  ['2026-11-22T01:48:00Z', 'We’ll call you by 7:48\u00a0PM', 'at 7:48\u00a0PM', 'today, 7:48\u00a0PM'],
  [
    '2026-11-23T13:30:00Z',
    'We’ll call you Monday by 7:30\u00a0AM',
    'Monday at 7:30\u00a0AM',
    'Monday, 7:30\u00a0AM',
  ],
])('a promise, a moment and an appointment: %s', (moment, promise, at, appointment) => {
  expect(promiseInWords(moment, now, houston)).toBe(promise)
  expect(atTimeInWords(moment, now, houston)).toBe(at)
  expect(appointmentInWords({ scheduledAt: moment }, now, houston)).toBe(appointment)
})

test.each([
  ['2026-11-23T20:00:00Z', null, 'Monday, November 23, 2\u00a0PM'],
  ['2026-11-23T20:00:00Z', 120, 'Monday, November 23, between 2 and 4\u00a0PM'],
  ['2026-11-23T17:30:00Z', 90, 'Monday, November 23, between 11:30\u00a0AM and 1\u00a0PM'],
])('an appointment at %s with a window of %s minutes: %s', (scheduledAt, windowMinutes, expected) => {
  expect(appointmentInFull({ scheduledAt, windowMinutes }, houston, now)).toBe(expected)
})

test('the window of an appointment in the hour that comes twice names the time zones', () => {
  const appointment = { scheduledAt: '2027-11-07T06:30:00Z', windowMinutes: 60 }
  expect(appointmentInFull(appointment, houston)).toBe(
    'Sunday, November 7, 2027, between 1:30\u00a0AM CDT and 1:30\u00a0AM CST',
  )
})

test('an appointment ten months off or more has its year', () => {
  const inWords = (scheduledAt: string) => appointmentInWords({ scheduledAt }, now, houston)
  expect(inWords('2027-03-15T15:00:00Z')).toBe('Mon, Mar 15, 10\u00a0AM')
  expect(inWords('2027-12-05T16:00:00Z')).toBe('Sun, Dec 5, 2027, 10\u00a0AM')
})

test('a customer who asked for an email or a text is promised no call, in an emergency neither', () => {
  const moment = '2026-11-22T01:48:00Z'
  expect(promiseInWords(moment, now, houston, 'email')).toBe('We’ll email you by 7:48\u00a0PM')
  expect(promiseInWords('2026-11-23T13:30:00Z', now, houston, 'text')).toBe(
    'We’ll text you Monday by 7:30\u00a0AM',
  )
  expect(emergencyInWords({ promisedBy: moment, alertedAt: null, contactBy: 'text' }, now, inHouston)).toBe(
    'We have your emergency. We’ll text you by 7:48\u00a0PM.',
  )
})

test('an emergency: alerted only where that is known, the call only while it is to come', () => {
  const said = (alertedAt: string | null, at = now) =>
    emergencyInWords({ promisedBy: '2026-11-22T01:23:00Z', alertedAt }, at, inHouston)
  expect(said('2026-11-22T01:18:00Z')).toBe('We were alerted at 7:18\u00a0PM. We’ll call by 7:23\u00a0PM.')
  expect(said(null)).toBe('We have your emergency. We’ll call by 7:23\u00a0PM.')
  expect(said(null, new Date('2026-11-22T01:24:00Z'))).toBe('We have your emergency.')
})
