import { expect, test } from 'vitest'
import { nextVisitOf } from './customer-figures.tsx'
import { type CustomerInvoices, moneyOf } from './customer-money.tsx'

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

const invoice = {
  ...{ id: '1', kind: 'invoice', number: 1, state: 'sent', name: 'Ann', sentAt: null, createdAt: '' },
  ...{ totalCents: 10_000, paidCents: 0, openCents: 10_000, dueOn: null },
} as const

const rows = (...changed: object[]) =>
  ({ items: changed.map((one) => ({ ...invoice, ...one })), nextToken: null }) as CustomerInvoices

test('what is owed is of what was sent; what was paid back is no revenue', () => {
  const some = rows(
    { state: 'draft' },
    { state: 'partlyPaid', paidCents: 4_000, openCents: 6_000, dueOn: '2026-11-20' },
    { state: 'paid', paidCents: 10_000, openCents: 0 },
    { kind: 'credit', paidCents: -2_500, openCents: -7_500 },
    { state: 'void' },
  )
  expect(moneyOf(some, '2026-11-27')).toEqual({ paidCents: 11_500, openCents: 6_000, isOverdue: true })
  expect(moneyOf(some, '2026-11-20')).toMatchObject({ isOverdue: false })
})

test('sums are not said where there are more invoices than were read', () => {
  expect(moneyOf({ ...rows({}), nextToken: 'more' }, '2026-11-27')).toBeUndefined()
})
