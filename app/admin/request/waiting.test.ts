import { expect, test } from 'vitest'
import { isWaiting, waitOf } from './waiting.ts'

const at = (time: string) => `2026-11-23T${time}:00.000Z`
const now = Date.parse(at('19:02'))

const request = {
  status: 'new',
  lostReason: null,
  cancelledAt: null,
  submittedAt: at('19:01'),
  takenAt: null,
  scheduledAt: null,
  followUpAt: null,
  callDueBy: at('19:31'),
  suspiciousReasons: [],
} as const

test.each([
  ['waits', {}, 'Waiting 1 min, call by 1:31 PM', true],
  ['is late', { callDueBy: at('19:00') }, 'Waiting 1 min, call 2 min overdue', true],
  ['promises nothing', { callDueBy: null }, 'Waiting 1 min', true],
  // The server gives no time for one whose customer was told none.
  ['is muted', { suspiciousReasons: ['trap'], callDueBy: null }, 'Suspicious, 1 min old', false],
  [
    'is an emergency of a mall',
    { suspiciousReasons: ['many'] },
    'Suspicious, 1 min old, call by 1:31 PM',
    true,
  ],
  ['was contacted, then new again', { takenAt: at('19:01') }, 'Taken 1 min ago, call by 1:31 PM', true],
  ['was taken on the phone', { takenAt: at('19:01'), callDueBy: null }, 'Taken 1 min ago', false],
] as const)('the head of a request that %s says what the inbox says', (_what, changes, text, waits) => {
  const changed = { ...request, ...changes }
  // Dates have no-break spaces.
  expect(waitOf(changed, now, 'America/Chicago').text.replaceAll(/\s/g, ' ')).toBe(text)
  expect(isWaiting(changed, now)).toBe(waits)
})
