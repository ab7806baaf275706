import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import type { RequestServices } from '#server/request-services.ts'
import { handleError, servicesContext } from './entry.server.tsx'

test('a page that failed is logged without what its address carries: keys of links, words of a search', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => lines.push(line) })
  // Nothing else of the services is asked for.
  const context = new RouterContextProvider(new Map([[servicesContext, { log } as RequestServices]]))
  for (const address of ['/admin/reset-password?token=key-of-a-link&search=Dana', '/receipt/key-of-a-link']) {
    const request = new Request(new URL(address, 'http://localhost'))
    handleError(new Error('the database is away'), { request, context, params: {} })
  }
  expect(lines.join()).toContain('/admin/reset-password')
  expect(lines.join()).not.toMatch(/key-of-a-link|Dana/)
})
