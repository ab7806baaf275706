import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { clockInSentence, tidyClocks } from './locale.ts'
import { emergencyInWords } from './promise.ts'
import {
  appointmentInFull,
  appointmentInWords,
  arrivalInWords,
  atTimeInWords,
  calendarDay,
  opensInWords,
  promiseInWords,
  timeInWords,
  windowInWords,
} from './times.ts'

const houston = 'America/Chicago'
const inHouston = inOurWords(defaultProfile)
// A Saturday, 7:18 PM in Houston.
const now = new Date('2026-11-22T01:18:00Z')

/** Clocks never break. */
const plain = (text: string) => {
  expect(text).not.toMatch(/\d [ap]\.|[ap]\. m\.|[ap]\.m\./)
  return text.replaceAll('\u00a0', ' ')
}

test('a clock has one form, however it was written, also in a date and beside a zone', () => {
  for (const written of ['7:48 p.m.', '7:48 p. m.', '7:48\u202fp.\u00a0m.', '7:48p.m.'])
    expect(tidyClocks(`20 de nov de 2026, ${written} CST`)).toBe(
      '20 de nov de 2026, 7:48\u00a0p.\u00a0m. CST',
    )
  expect(tidyClocks('de 7 a.m. a 5 p.m.')).toBe('de 7\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.')
})

test('what scripts of pages run stands alone', () => {
  const alone = (source: unknown) => new Function('text', `return (${source})(text)`)
  expect(alone(clockInSentence)(alone(tidyClocks)('1:05 p.m.'))).toBe('la 1:05\u00a0p.\u00a0m.')
  expect(alone(clockInSentence)('12:05 p. m.')).toBe('las 12:05 p. m.')
})

test.each([
  ['2026-11-22T01:48:00Z', '7:48 p. m.', 'a las 7:48 p. m.'],
  ['2026-11-22T02:00:00Z', '8 p. m.', 'a las 8 p. m.'],
  ['2026-11-21T19:15:00Z', '1:15 p. m.', 'a la 1:15 p. m.'],
  ['2026-11-21T18:00:00Z', '12 p. m.', 'a las 12 p. m.'],
  ['2026-11-22T06:11:00Z', 'domingo a las 12:11 a. m.', 'el domingo a las 12:11 a. m.'],
  ['2026-11-22T13:00:00Z', 'domingo a las 7 a. m.', 'el domingo a las 7 a. m.'],
  ['2026-11-20T01:00:00Z', 'jueves a las 7 p. m.', 'el jueves a las 7 p. m.'],
  ['2026-11-29T13:00:00Z', 'dom, 29 de nov, a las 7 a. m.', 'el domingo 29 de noviembre a las 7 a. m.'],
  [
    '2027-12-05T19:00:00Z',
    'dom, 5 de dic de 2027, a la 1 p. m.',
    'el domingo 5 de diciembre de 2027 a la 1 p. m.',
  ],
])('a moment alone and in a sentence: %s -> %s', (moment, words, at) => {
  expect(plain(timeInWords(moment, now, houston))).toBe(words)
  expect(plain(atTimeInWords(moment, now, houston))).toBe(at)
})

test('a time within three hours is of this night, also after midnight', () => {
  const atQuarterToTwelve = new Date('2026-11-22T05:45:00Z')
  expect(plain(timeInWords('2026-11-22T06:11:00Z', atQuarterToTwelve, houston))).toBe('12:11 a. m.')
  expect(plain(timeInWords('2026-11-22T08:46:00Z', atQuarterToTwelve, houston))).toBe(
    'domingo a las 2:46 a. m.',
  )
})

test.each([
  [
    '2026-11-22T01:48:00Z',
    'Le llamamos antes de las 7:48 p. m.',
    'Abrimos a las 7:48 p. m.',
    'hoy a las 7:48 p. m.',
  ],
  [
    '2026-11-23T13:30:00Z',
    'Le llamamos el lunes antes de las 7:30 a. m.',
    'Abrimos el lunes a las 7:30 a. m.',
    'lunes a las 7:30 a. m.',
  ],
  [
    '2026-11-23T19:00:00Z',
    'Le llamamos el lunes antes de la 1 p. m.',
    'Abrimos el lunes a la 1 p. m.',
    'lunes a la 1 p. m.',
  ],
])('a promise, an opening and an appointment: %s', (moment, promise, opens, appointment) => {
  expect(plain(promiseInWords(moment, now, houston))).toBe(promise)
  expect(plain(opensInWords(moment, now, houston))).toBe(opens)
  expect(plain(appointmentInWords({ scheduledAt: moment }, now, houston))).toBe(appointment)
})

test.each([
  ['2026-11-23T20:00:00Z', null, 'lunes, 23 de noviembre, a las 2 p. m.'],
  ['2026-11-23T20:00:00Z', 120, 'lunes, 23 de noviembre, entre las 2 y las 4 p. m.'],
  ['2026-11-23T19:00:00Z', 60, 'lunes, 23 de noviembre, entre la 1 y las 2 p. m.'],
  ['2026-11-23T17:30:00Z', 90, 'lunes, 23 de noviembre, entre las 11:30 a. m. y la 1 p. m.'],
])('an appointment at %s with a window of %s minutes: %s', (scheduledAt, windowMinutes, expected) => {
  expect(plain(appointmentInFull({ scheduledAt, windowMinutes }, houston, now))).toBe(expected)
})

test('both ends of a window come with their article to words of another place', () => {
  const told = (from: string, until: string) => `de ${from} a ${until}`
  const at = { scheduledAt: '2026-11-23T19:00:00Z', windowMinutes: 120 }
  expect(plain(arrivalInWords(at, houston, told))).toBe('de la 1 a las 3 p. m.')
})

test.each([
  ['2026-11-23T20:00:00Z', '2 a 4 p. m.'],
  ['2026-11-23T19:00:00Z', '1 a 3 p. m.'],
  ['2026-11-23T17:00:00Z', '11 a. m. a 1 p. m.'],
])('a window on a button, from %s: %s', (scheduledAt, expected) => {
  expect(plain(windowInWords({ scheduledAt, windowMinutes: 120 }, houston))).toBe(expected)
})

test('a day of a calendar', () => {
  expect(calendarDay('2026-12-01')).toEqual({
    weekday: 'mar',
    day: '1',
    month: 'dic',
    full: 'martes, 1 de diciembre',
  })
})

test('the window of an appointment in the hour that comes twice names the time zones', () => {
  const appointment = { scheduledAt: '2027-11-07T06:30:00Z', windowMinutes: 60 }
  expect(plain(appointmentInFull(appointment, houston))).toBe(
    'domingo, 7 de noviembre de 2027, entre la 1:30 a. m. CDT y la 1:30 a. m. CST',
  )
})

test('a customer who asked for an email or a text is promised no call, in an emergency neither', () => {
  const moment = '2026-11-22T01:48:00Z'
  expect(plain(promiseInWords(moment, now, houston, 'email'))).toBe(
    'Le escribimos por correo antes de las 7:48 p. m.',
  )
  expect(plain(promiseInWords('2026-11-23T13:30:00Z', now, houston, 'text'))).toBe(
    'Le escribimos por mensaje de texto el lunes antes de las 7:30 a. m.',
  )
  const emergency = emergencyInWords(
    { promisedBy: moment, alertedAt: null, contactBy: 'text' },
    now,
    inHouston,
  )
  expect(plain(emergency)).toBe(
    'Recibimos su solicitud de emergencia. Le escribimos por mensaje de texto antes de las 7:48 p. m.',
  )
})

test('an emergency: alerted only where that is known, the call only while it is to come, one stop each', () => {
  const said = (alertedAt: string | null, at = now) =>
    plain(emergencyInWords({ promisedBy: '2026-11-22T01:23:00Z', alertedAt }, at, inHouston))
  expect(said('2026-11-22T01:18:00Z')).toBe(
    'Recibimos la alerta a las 7:18 p. m. Le llamamos antes de las 7:23 p. m.',
  )
  expect(said(null)).toBe('Recibimos su solicitud de emergencia. Le llamamos antes de las 7:23 p. m.')
  expect(said(null, new Date('2026-11-22T01:24:00Z'))).toBe('Recibimos su solicitud de emergencia.')
})
