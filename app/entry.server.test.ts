import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { RequestServices } from '#server/pages/request-services.ts'
import { handleError, servicesContext } from './entry.server.tsx'

test('a failed page is logged without tokens and search words of its address', () => {
  const lines: string[] = []
  const log = { error: (facts: object) => lines.push(JSON.stringify(facts)) }
  // Nothing else of the services is used.
  const context = new RouterContextProvider(
    new Map([[servicesContext, { log } as unknown as RequestServices]]),
  )
  for (const address of ['/admin/reset-password?token=key-of-a-link&search=Dana', '/receipt/key-of-a-link']) {
    const request = new Request(new URL(address, 'http://localhost'))
    handleError(new Error('the database is away'), { request, context, params: {} })
  }
  expect(lines.join()).toContain('/admin/reset-password')
  expect(lines.join()).not.toMatch(/key-of-a-link|Dana/)
})
