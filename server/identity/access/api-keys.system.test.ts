import { eq, sql } from 'drizzle-orm'
import { createClient } from 'graphql-ws'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { apiKeys } from '#server/schema/identity.ts'
import { auditEntries, rateLimits } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { ownersBrowser, type TestBrowser } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

const Quotes = '{ listQuotes { items { id email } } }'
const Testimonial = 'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }'
const input = { name: 'Dana W.', comment: 'Quick and kind.', rating: 5 }

async function keyOf({ apiKeys }: TestBrowser, scope = 'full', days = '30') {
  const made = await apiKeys.create({ name: 'Bookkeeping', scope, days })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

const asks = (lantern: TestLantern, headers: Record<string, string>) => call(lantern, Quotes, {}, headers)

test('a key makes its owner’s program an administrator, with or without Bearer, and is named in the log', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const { id, key } = await keyOf(browser)
  for (const authorization of [key, `Bearer ${key}`, `bearer ${key}`])
    expect(await asks(lantern, { authorization })).toMatchObject({
      status: 200,
      data: { listQuotes: { items: [] } },
    })

  const stored = await lantern.db.select().from(apiKeys)
  expect(JSON.stringify(stored)).not.toContain(key)
  expect(stored).toMatchObject([{ id, lastUsedAt: expect.any(Date), prefix: key.slice(0, 12) }])
  expect(await browser.apiKeys.list()).toMatchObject({ value: [{ id, name: 'Bookkeeping', scope: 'full' }] })
  expect(await call(lantern, Testimonial, { input }, { authorization: key })).not.toHaveProperty('errors')
  const written = await lantern.db.select().from(auditEntries)
  expect(written.map(({ actorName, subject }) => [actorName, subject])).toEqual([
    ['owner@example.com', 'ApiKey'],
    ['owner@example.com (key "Bookkeeping")', 'Testimonial'],
  ])
})

test('a wrong, expired or revoked key is anonymous, even beside a cookie or the public key', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const { id, key } = await keyOf(browser)
  const cookie = await ownerCookie(lantern)
  const refused = { status: 401, errors: [{ extensions: { code: 'UNAUTHORIZED' } }] }
  expect(await asks(lantern, { authorization: 'lantern_wrong', ...cookie })).toMatchObject(refused)
  expect(await asks(lantern, { authorization: '', ...cookie })).toMatchObject(refused)
  expect(
    await asks(lantern, { authorization: 'lantern_wrong', 'x-api-key': lantern.publicApiKey }),
  ).toMatchObject(refused)
  expect(await browser.apiKeys.revoke(id)).toMatchObject({ ok: true })
  expect(await asks(lantern, { authorization: key, ...cookie })).toMatchObject(refused)

  const expired = await keyOf(browser)
  await lantern.db.update(apiKeys).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await asks(lantern, { authorization: expired.key })).toMatchObject(refused)
  expect(await asks(lantern, { authorization: 'Basic b3duZXI6cGFzcw==', ...cookie })).toMatchObject({
    status: 200,
  })
})

test('a key that may only read is refused every mutation', async () => {
  await using lantern = await testLantern()
  const { key } = await keyOf(await ownersBrowser(lantern), 'read', 'never')
  expect(await asks(lantern, { authorization: key })).toMatchObject({ status: 200 })
  const Delete = 'mutation { deleteQuote(input: { id: "0197f0a0-0000-7000-8000-000000000001" }) { id } }'
  for (const mutation of [Testimonial, Delete])
    expect(
      await call(lantern, mutation, mutation === Delete ? {} : { input }, { authorization: key }),
    ).toMatchObject({
      errors: [{ message: 'This API key may only read.', extensions: { code: 'FORBIDDEN' } }],
    })
})

test('a key that brings leads is trusted: each rings and names it as its source; nothing else is open to it', async () => {
  await using lantern = await testLantern()
  const { key } = await keyOf(await ownersBrowser(lantern), 'leads')
  expect(await lantern.db.select().from(apiKeys)).toMatchObject([{ scope: 'leads', expiresAt: null }])
  const headers = { authorization: key }
  const send = (lastName: string, submission = {}) =>
    call(lantern, CreateQuote, { input: { ...dana, lastName }, submission }, headers)
  for (let index = 0; index < 8; index += 1)
    expect(createdQuote(await send(`No ${index}`))).toMatchObject({
      receipt: expect.stringContaining('/receipt/'),
      notes: null,
    })
  const again = createdQuote(await send('No 0'))
  const stored = await lantern.db.select().from(requests).orderBy(requests.id)
  expect(stored).toHaveLength(8)
  expect(again.id).toBe(stored[0]?.id)
  for (const row of stored)
    expect(row).toMatchObject({
      broughtBy: 'Bookkeeping',
      quarantineReasons: [],
      promisedBy: expect.any(Date),
      nextAlarmAt: expect.any(Date),
    })
  createdQuote(await send('Answered', { rings: false }))
  const [answered] = await lantern.db.select().from(requests).where(eq(requests.lastName, 'Answered'))
  expect(answered).toMatchObject({ promisedBy: null, nextAlarmAt: null })

  const refused = { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
  for (const query of [
    Quotes,
    '{ listBlogs { total } }',
    '{ businessProfile { name } }',
    '{ inboxCounts { waiting } }',
  ])
    expect(await call(lantern, query, {}, headers)).toMatchObject(refused)
  const id = '0197f0a0-0000-7000-8000-000000000001'
  expect(await call(lantern, CreateQuote, { input: { ...dana, id } }, headers)).toMatchObject(refused)
})

test('a program that brings leads and went wild is told to wait, and nobody else is', async () => {
  await using lantern = await testLantern()
  const { id, key } = await keyOf(await ownersBrowser(lantern), 'leads')
  const windowEndsAt = new Date(Date.now() + 600_000)
  await lantern.db.insert(rateLimits).values({ key: `submission:key:${id}`, count: 119, windowEndsAt })
  const send = (lastName: string, headers?: Record<string, string>) =>
    call(lantern, CreateQuote, { input: { ...dana, lastName } }, headers)
  expect(await send('Last', { authorization: key })).toMatchObject({ status: 200 })
  expect(await send('Over', { authorization: key })).toMatchObject({ status: 429 })
  expect(await send('Visitor')).toMatchObject({ status: 200 })
})

test('who keeps sending wrong keys is told to wait', async () => {
  await using lantern = await testLantern()
  for (let sent = 0; sent < 30; sent += 1) await asks(lantern, { authorization: 'wrong' })
  expect(await asks(lantern, { authorization: 'wrong' })).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
  })
  const { key } = await keyOf(await ownersBrowser(lantern))
  expect(await asks(lantern, { authorization: key })).toMatchObject({ status: 200 })
})

test('a key opens a socket, which closes when it is revoked; so does a session’s when it is ended', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const browser = await ownersBrowser(lantern)
  const other = await ownersBrowser(lantern)
  const { id, key } = await keyOf(browser)

  const byKey = await open(server.graphql, { connectionParams: { Authorization: `Bearer ${key}` } })
  const bySession = await open(server.graphql, { headers: other.headers })
  await browser.apiKeys.revoke(id)
  expect(await byKey.closed).toBe(4403)
  await browser.sessions.endOthers()
  expect(await bySession.closed).toBe(4403)

  const wrong = await open(server.graphql, {
    headers: browser.headers,
    connectionParams: { Authorization: `Bearer ${key}` },
  })
  expect(await wrong.closed).toBe(4403)
})

test('a key needs a name, a scope and a time', async () => {
  await using lantern = await testLantern()
  const { apiKeys } = await ownersBrowser(lantern)
  expect(await apiKeys.create({ name: ' ', scope: 'all', days: '1' })).toMatchObject({
    refusal: {
      fields: { name: 'Give the key a name.', scope: expect.any(String), days: expect.any(String) },
    },
  })
  // PostgreSQL cannot store NUL, so it is left out.
  expect(await apiKeys.create({ name: 'Book\u0000keeping', scope: 'read', days: '30' })).toMatchObject({
    value: { name: 'Book keeping' },
  })
})

async function open(
  url: string,
  { headers, connectionParams = {} }: { headers?: Headers; connectionParams?: object },
) {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: Object.fromEntries(headers ?? []) })
    }
  }
  const { promise: closed, resolve: close } = Promise.withResolvers<unknown>()
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  createClient({
    url,
    webSocketImpl: Socket,
    connectionParams: { ...connectionParams },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    on: {
      connected: () => open(),
      closed: (event) => {
        open()
        close((event as CloseEvent).code)
      },
    },
  })
  await opened
  return { closed }
}
