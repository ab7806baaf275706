import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { momentOf } from '#content/time/clocks.ts'
import { inOurWords } from '#tests/firms.ts'
import {
  awaitsFirstCall,
  callDueBy,
  deadlineOf,
  isMuted,
  isOverdue,
  opensAtOf,
  promiseAgain,
  promiseTo,
} from './lead-promise.ts'

const promisedBy = new Date('2026-11-23T14:00:00Z')
const now = new Date('2026-11-23T14:05:00Z')
const waiting = {
  status: 'new',
  promisedBy,
  calledAt: null,
  contactedAt: null,
  onTheWayAt: null,
  cancelledAt: null,
  lostReason: null,
  followUpAt: null,
  callbackAskedAt: null,
  callbackBy: null,
} as const

test('a call is due when it was promised, however long ago the request came, and not before', () => {
  expect(callDueBy(waiting)).toEqual(promisedBy)
  expect(isOverdue(waiting, now)).toBe(true)
  expect(isOverdue(waiting, new Date('2026-11-23T04:00:00Z'))).toBe(false)
})

test.each([
  ['called, whoever answered', { calledAt: now }],
  ['on the way', { onTheWayAt: now }],
  ['contacted', { status: 'contacted' }],
  ['canceled by the customer', { cancelledAt: now }],
  ['lost', { lostReason: 'price' }],
] as const)('no call is late once it is %s', (_what, change) => {
  const request = { ...waiting, ...change }
  expect(awaitsFirstCall(request)).toBe(false)
  expect(isOverdue(request, now)).toBe(false)
})

test('what was promised nothing is never late', () => {
  expect(awaitsFirstCall({ ...waiting })).toBe(true)
  expect(isOverdue({ ...waiting, promisedBy: null }, now)).toBe(false)
})

test.each([
  ['an honest emergency from a busy address rings', true, ['many'], false],
  ['another honest request from a busy address does not', false, ['many'], true],
  ['an emergency that a program filled in does not', true, ['trap', 'many'], true],
  ['an ordinary request rings', false, [], false],
])('%s', (_what, isEmergency, quarantineReasons, muted) => {
  expect(isMuted({ isEmergency, quarantineReasons })).toBe(muted)
})

const at = (date: string, time: string) => momentOf(date, time, defaultProfile.timeZone)
const asleep: BusinessProfile = {
  ...defaultProfile,
  nights: false,
  callbackMinutes: 45,
  emergencyCallbackMinutes: 20,
  holidays: ['thanksgiving'],
  closedDays: [{ date: '2026-11-27', name: null }],
}
const silent: BusinessProfile = { ...defaultProfile, callbackMinutes: null, emergencyCallbackMinutes: null }
const hourless: BusinessProfile = { ...defaultProfile, fieldHours: [], officeHours: [] }
const early: BusinessProfile = {
  ...defaultProfile,
  nights: false,
  officeHours: [{ from: 'Monday', to: 'Sunday', opens: '05:00', closes: '18:00' }],
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '16:00' }],
}

test.each([
  [
    'a quote in opening hours',
    defaultProfile,
    'Quote',
    false,
    ['2026-11-24', '10:00'],
    ['2026-11-24', '10:30'],
  ],
  ['a quote at night', defaultProfile, 'Quote', false, ['2026-11-24', '22:00'], ['2026-11-25', '07:30']],
  ['a message at night', defaultProfile, 'Message', false, ['2026-11-24', '22:00'], ['2026-11-25', '08:30']],
  [
    'an emergency at night',
    defaultProfile,
    'Message',
    true,
    ['2026-11-24', '22:00'],
    ['2026-11-24', '22:05'],
  ],
  [
    'the same where nobody answers',
    asleep,
    'Message',
    true,
    ['2026-11-24', '22:00'],
    ['2026-11-25', '07:20'],
  ],
  ['a quote over two closed days', asleep, 'Quote', false, ['2026-11-25', '20:00'], ['2026-11-28', '08:45']],
  ['an emergency on a holiday', asleep, 'Message', true, ['2026-11-26', '12:00'], ['2026-11-28', '08:20']],
  ['no time promised', silent, 'Quote', false, ['2026-11-24', '10:00'], ['2026-11-24', '10:30']],
  [
    'a quote while only the office is open',
    early,
    'Quote',
    false,
    ['2026-11-29', '05:48'],
    ['2026-11-29', '06:18'],
  ],
  [
    'a quote while only the crew is out',
    defaultProfile,
    'Quote',
    false,
    ['2026-11-24', '07:30'],
    ['2026-11-24', '08:00'],
  ],
  ['a message then', defaultProfile, 'Message', false, ['2026-11-24', '07:30'], ['2026-11-24', '08:30']],
  ['no hours known', hourless, 'Quote', false, ['2026-11-24', '22:00'], ['2026-11-24', '22:30']],
] as const)('the call is due, %s', (_what, profile, kind, isEmergency, [date, time], [dueDate, dueTime]) => {
  expect(deadlineOf({ kind, isEmergency }, profile, at(date, time))).toEqual(at(dueDate, dueTime))
})

const answered = { ...waiting, status: 'contacted', contactedAt: promisedBy, calledAt: promisedBy } as const
const asked = {
  ...answered,
  followUpAt: now,
  ...promiseAgain('Quote', { services: { profile: () => inOurWords(defaultProfile) } }, now),
}
const later = new Date(now.getTime() + 60_000)

test('who answered or asked for something is promised a call in business hours, until it is answered', () => {
  expect(callDueBy(answered)).toBeNull()
  expect(callDueBy(asked)).toEqual(new Date('2026-11-23T14:35:00Z'))
  expect(promiseTo({ ...asked, isEmergency: true, quarantineReasons: [] }, defaultProfile)).toEqual(
    asked.callbackBy,
  )
  const atNight = promiseAgain(
    'Quote',
    { services: { profile: () => inOurWords(defaultProfile) } },
    at('2026-11-24', '22:00'),
  )
  expect(atNight.callbackBy).toEqual(at('2026-11-25', '07:30'))
})

test.each([
  ['called', { calledAt: later }],
  ['on the way', { onTheWayAt: later }],
  ['marked contacted', { contactedAt: later }],
  ['given a new appointment, or put away by staff', { followUpAt: null }],
  ['done', { status: 'completed' }],
  ['canceled', { cancelledAt: later }],
  ['lost', { lostReason: 'price' }],
] as const)('no second call is owed once it is %s', (_what, change) => {
  expect(callDueBy({ ...asked, ...change })).toBeNull()
})

test('a business that promises no time tells its customers none, and the panel counts all the same', () => {
  const request = { ...waiting, isEmergency: false, quarantineReasons: [] }
  expect(promiseTo(request, defaultProfile)).toEqual(promisedBy)
  expect(promiseTo({ ...request, quarantineReasons: ['trap'] }, defaultProfile)).toBeNull()
  expect(promiseTo(request, silent)).toBeNull()
  expect(callDueBy(waiting)).toEqual(promisedBy)
})

test('so does one that says neither when it answers nor that somebody does at any hour', () => {
  const mute = { ...hourless, nights: false }
  for (const isEmergency of [true, false]) {
    expect(promiseTo({ ...waiting, isEmergency, quarantineReasons: [] }, mute)).toBeNull()
    expect(promiseTo({ ...waiting, isEmergency, quarantineReasons: [] }, hourless)).toEqual(promisedBy)
  }
  expect(promiseTo({ ...asked, isEmergency: false, quarantineReasons: [] }, mute)).toBeNull()
})

test('a request that came while we were closed knows when we open; one that was called about at once does not', () => {
  const opens = (isEmergency: boolean, profile: BusinessProfile) =>
    opensAtOf({ kind: 'Message', isEmergency, promisedBy, submittedAt: at('2026-11-26', '12:00') }, profile)
  expect(opens(true, defaultProfile)).toBeNull()
  expect(opens(true, asleep)).toEqual(at('2026-11-28', '08:00'))
  expect(opens(false, asleep)).toEqual(at('2026-11-28', '08:00'))
  expect(opens(false, defaultProfile)).toBeNull()
})

test('we are closed only while no line is open, and open with the first one', () => {
  const opens = (profile: BusinessProfile, date: string, time: string) =>
    opensAtOf({ kind: 'Message', isEmergency: false, promisedBy, submittedAt: at(date, time) }, profile)
  expect(opens(defaultProfile, '2026-11-24', '07:30')).toBeNull()
  expect(opens(defaultProfile, '2026-11-24', '06:30')).toEqual(at('2026-11-24', '07:00'))
  expect(opens(early, '2026-11-29', '05:48')).toBeNull()
})
