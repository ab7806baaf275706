import { expect, test } from 'vitest'
import { loggedPath } from './paths.ts'

test.each([
  ['/receipt/key', '/receipt/…'],
  ['/receipt/key/photo', '/receipt/…'],
  ['/invoice/key.pdf', '/invoice/…'],
  ['/calendar/key.ics', '/calendar/…'],
  ['/admin/inbox/quotes/1', '/admin/inbox/quotes/1'],
  ['/receipts', '/receipts'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
