import { expect, test } from 'vitest'
import { findWaiting } from './load-dashboard.ts'

const common = { phone: '(713) 555-0117', phoneE164: '+17135550117' }
const quote = (id: string, submittedAt: string) => ({
  ...common,
  id,
  firstName: 'Dana',
  lastName: 'Whitfield',
  service: 'safes',
  submittedAt,
})
const message = (id: string, submittedAt: string) => ({
  ...common,
  id,
  name: 'Sam Ortega',
  service: 'other',
  submittedAt,
})

test('waiting leads: quotes and messages are ordered together by time', () => {
  const [early, middle, late] = ['2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z']
  expect(
    findWaiting({
      quotes: [quote('q', middle), quote('q', middle)],
      messages: [message('m1', early), message('m2', late)],
    }),
  ).toMatchObject({
    longest: { name: 'Sam Ortega', service: 'Something else', path: '/admin/messages?message=m1#message-m1' },
    newest: { name: 'Sam Ortega', submittedAt: late },
  })
})

test('a single lead is the longest only; without leads there is none', () => {
  const only = message('m', '2026-11-20T15:00:00Z')
  expect(findWaiting({ quotes: [null, undefined], messages: [only, only] })).toMatchObject({
    longest: { name: 'Sam Ortega' },
    newest: undefined,
  })
  expect(findWaiting({ quotes: [], messages: [] })).toEqual({ longest: undefined, newest: undefined })
})
