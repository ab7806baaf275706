import { expect, test } from 'vitest'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const create = (lantern: TestLantern, firstName: string) =>
  call(lantern, 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }', {
    input: { firstName, lastName: 'W', phone: '7135550117', email: 'dana@example.com', service: 'safes' },
  })

async function follow(lantern: TestLantern, headers: Record<string, string>) {
  const query = encodeURIComponent('subscription { onCreateQuote { firstName } }')
  const before = lantern.events.subscriberCount()
  const response = await lantern.fetch(`/graphql?query=${query}`, {
    headers: { ...headers, accept: 'text/event-stream' },
  })
  const stream = { text: '', isOver: false, headers: response.headers }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true })
    stream.isOver = true
  }
  void read()
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)
  return stream
}

test('after signing out, an open event stream ends and sends nothing more', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const stream = await follow(lantern, headers)
  await create(lantern, 'Before')
  await expect.poll(() => stream.text).toContain('Before')
  // No proxy holds it back.
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.headers.get('cache-control')).toBe('no-cache, no-transform')
  await lantern.identity.signOut(new Headers(headers))
  await create(lantern, 'After')
  await expect.poll(() => stream.isOver).toBe(true)
  expect(stream.text).not.toContain('After')
})

test('when Lantern closes, open event streams end', async () => {
  await using lantern = await testLantern()
  const stream = await follow(lantern, await ownerCookie(lantern))
  await lantern.close()
  await expect.poll(() => stream.isOver).toBe(true)
})
