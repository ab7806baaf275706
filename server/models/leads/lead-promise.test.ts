import { expect, test } from 'vitest'
import { awaitsFirstCall, callDueBy, isMuted, isOverdue } from './lead-promise.ts'

const promisedBy = new Date('2026-11-23T14:00:00Z')
const now = new Date('2026-11-23T14:05:00Z')
const waiting = {
  status: 'new',
  promisedBy,
  calledAt: null,
  onTheWayAt: null,
  cancelledAt: null,
  lostReason: null,
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
