import { expect, test } from 'vitest'
import { nextVisitOf } from './customer-figures.tsx'

const now = Date.parse('2026-11-27T19:30:00Z')

const request = {
  kind: 'Quote' as const,
  ...{ id: '1', number: '1', name: 'Ann', service: 'safes', message: '', address: null },
  ...{ status: 'contacted', lostReason: null, cancelledAt: null, submittedAt: '2026-11-01T00:00:00Z' },
  ...{ quotedCents: null, scheduledAt: null, windowMinutes: null },
}

test('the next visit is the first one ahead that still takes place', () => {
  const at = (scheduledAt: string, more: object = {}) => ({ ...request, scheduledAt, ...more })
  const soon = '2026-11-28T15:00:00Z'
  expect(nextVisitOf([at('2026-12-01T15:00:00Z'), at(soon), request], now)?.scheduledAt).toBe(soon)
  const none = [
    at('2026-11-26T15:00:00Z'),
    at(soon, { status: 'completed' }),
    at(soon, { lostReason: 'price' }),
    at(soon, { cancelledAt: '2026-11-27T00:00:00Z' }),
  ]
  expect(nextVisitOf(none, now)).toBeUndefined()
})
