import { afterEach, expect, test, vi } from 'vitest'
import { createServerCall } from './server-call.ts'

afterEach(() => vi.unstubAllGlobals())

test('the sign-in page of a café’s network is no answer of ours, although it says 200', async () => {
  const fetch = vi.fn(async () => new Response('<html>Accept our terms</html>'))
  vi.stubGlobal('fetch', fetch)
  const answer = await createServerCall('key')('POST', '/graphql', { body: {} })
  expect(answer.status).toBe(0)
})

test('an empty answer counts as what its status says', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await createServerCall('key')('DELETE', '/files/uploads/1')).toEqual({
    status: 204,
    body: undefined,
  })
})
