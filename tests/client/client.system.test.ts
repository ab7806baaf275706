import { expect, test } from 'vitest'
import { BlogBySlug, CreateQuote, ListQuotes, OnCreateQuote, UpdateQuote } from '#client/documents.ts'
import { generateClient } from '#client/generate-client.ts'
import { requests } from '#server/schema/requests.ts'
import { ownersKey } from '#tests/api-key.ts'
import { testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { dana } from '#tests/quotes.ts'

test('a visitor sends a quote, an administrator hears of it, changes it and reads it', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const visitor = generateClient({ url: server.origin, apiKey: lantern.publicApiKey })
  const staff = generateClient({ url: server.origin, authorization: await ownersKey(lantern) })

  const heard: unknown[] = []
  const before = lantern.events.subscriberCount()
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>()
  const stop = staff.subscribe(
    OnCreateQuote,
    {},
    { next: (data) => void heard.push(data.onCreateQuote), ready },
  )
  await isReady
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)

  const created = await visitor.graphql(CreateQuote, { input: dana })
  const id = created.data?.createQuote?.id ?? ''
  expect(created.errors).toBeUndefined()
  await expect.poll(() => heard).toMatchObject([{ id, firstName: 'Dana' }])
  stop()
  // As believed as one of a form: promised, and it rings.
  expect(await lantern.db.select().from(requests)).toMatchObject([
    { quarantineReasons: [], promisedBy: expect.any(Date), nextAlarmAt: expect.any(Date) },
  ])

  const updated = await staff.graphql(UpdateQuote, { input: { id, status: 'contacted' } })
  expect(updated.data?.updateQuote).toMatchObject({ status: 'contacted', contactedAt: expect.any(String) })
  const listed = await staff.graphql(ListQuotes, { filter: { status: { eq: 'contacted' } } })
  expect(listed.data?.listQuotes?.items).toMatchObject([{ id }])
  const refused = await visitor.graphql(ListQuotes, {})
  expect(refused).toMatchObject({ data: { listQuotes: null }, errors: [{ errorType: 'Unauthorized' }] })
  expect((await visitor.graphql(BlogBySlug, { slug: 'none' })).data?.listBlogBySlug?.items).toEqual([])
  expect(Math.abs(visitor.serverTime().getTime() - Date.now())).toBeLessThan(60_000)
})

test('a quote whose answer was lost is sent again and stored once', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  let tries = 0
  const losing: typeof fetch = async (...given) => {
    const answer = await fetch(...given)
    tries += 1
    if (tries === 1) throw new TypeError('the connection broke')
    return answer
  }
  const visitor = generateClient({
    url: server.origin,
    apiKey: lantern.publicApiKey,
    fetch: losing,
    wait: async () => {},
  })
  expect((await visitor.graphql(CreateQuote, { input: dana })).errors).toBeUndefined()
  expect(tries).toBe(2)
  const staff = generateClient({ url: server.origin, authorization: await ownersKey(lantern) })
  expect((await staff.graphql(ListQuotes, {})).data?.listQuotes?.items).toHaveLength(1)
})

test('a subscription that may not be is refused; a wrong key opens nothing', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const refusal = (authorization: { apiKey: string }) =>
    new Promise<string>((resolve) => {
      generateClient({ url: server.origin, ...authorization }).subscribe(
        OnCreateQuote,
        {},
        { next: () => {}, error: resolve },
      )
    })
  expect(await refusal({ apiKey: lantern.publicApiKey })).toContain('Not authorized')
  expect(await refusal({ apiKey: 'wrong' })).toContain('opens no connection')
})
