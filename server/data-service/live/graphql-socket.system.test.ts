import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { limits } from '#server/data-service/operation-limits.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { dana } from '#tests/quotes.ts'
import { shownReview } from '#tests/reviews.ts'
import { connectionLimits } from './connection-slots.ts'

const Create = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'

function connect(
  url: string,
  headers: Record<string, string>,
  connectionParams: Record<string, string> = {},
) {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers })
    }
  }
  return createClient({
    url,
    webSocketImpl: Socket,
    connectionParams,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
  })
}

function follow(client: Client, query: string) {
  const events: unknown[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>()
  client.subscribe(
    { query },
    {
      next: (event) => void events.push(event.errors ?? event.data),
      error: end,
      complete: () => end('complete'),
    },
  )
  return { events, ended }
}

async function rawUpgrade(origin: string, path: string, { header = '', reset = false } = {}) {
  const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1')
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('close', () => end())
  socket.on('error', () => {})
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${header}\r\n`,
  )
  if (reset) setTimeout(() => socket.resetAndDestroy(), 30)
  await over
  return reset ? 'reset' : answer.split('\r\n')[0]
}

test('an upgrade for an unknown path, a malformed or a broken one is closed and does not end the process', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  expect(await rawUpgrade(server.origin, '/elsewhere')).toBe('HTTP/1.1 404 Not Found')
  expect(await rawUpgrade(server.origin, '//')).toBe('HTTP/1.1 404 Not Found')
  const header = 'Origin: https://evil.example\r\n'
  expect(await rawUpgrade(server.origin, '/graphql', { header })).toBe('HTTP/1.1 403 Forbidden')
  for (const path of ['/elsewhere', '//', '/graphql'])
    await rawUpgrade(server.origin, path, { header, reset: true })
})

test('a ping says that a subscription has begun: from then on nothing is missed', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const client = connect(server.graphql, await ownerCookie(lantern))
  const begun = new Promise((resolve) => client.on('ping', (_received, payload) => resolve(payload)))
  const created = follow(client, 'subscription { onCreateQuote { firstName } }')
  expect(await begun).toEqual({ began: expect.any(String), quietMs: expect.any(Number) })
  await call(lantern, Create, { input: dana })
  await expect.poll(() => created.events).toEqual([{ onCreateQuote: { firstName: 'Dana' } }])
  await client.dispose()
})

test('an administrator hears of a new quote and of its changes', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  const client = connect(server.graphql, headers)
  const created = follow(client, 'subscription { onCreateQuote { firstName notes } }')
  const safes = follow(
    client,
    'subscription { onUpdateQuote(filter: { status: { eq: contacted } }) { status } }',
  )
  const deleted = follow(client, 'subscription { onDeleteQuote { id } }')
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 3)

  const stored = await call(lantern, Create, { input: dana })
  const { id } = dataOf<{ id: string }>(stored, 'createQuote')
  await expect.poll(() => created.events).toEqual([{ onCreateQuote: { firstName: 'Dana', notes: null } }])
  await call(lantern, `mutation { updateQuote(input: { id: "${id}", notes: "x" }) { id } }`, {}, headers)
  await call(
    lantern,
    `mutation { updateQuote(input: { id: "${id}", status: contacted }) { id } }`,
    {},
    headers,
  )
  await expect.poll(() => safes.events).toContainEqual({ onUpdateQuote: { status: 'contacted' } })
  await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  await expect.poll(() => deleted.events).toEqual([{ onDeleteQuote: { id } }])
  await client.dispose()
})

test('onChange tells administrators of every change of every model, in order, and refuses visitors', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  const client = connect(server.graphql, headers)
  const changes = follow(client, 'subscription { onChange { model operation id } }')
  const visitor = connect(server.graphql, {}, { 'x-api-key': lantern.publicApiKey })
  const refused = follow(visitor, 'subscription { onChange { model operation id } }')
  await refused.ended
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)

  await Promise.all([1, 2, 3].map(() => call(lantern, Create, { input: dana })))
  const asOwner = (mutation: string) => call(lantern, `mutation { ${mutation} { id } }`, {}, headers)
  const input = 'name: "Ann", rating: 5, comment: "Quick and kind."'
  const created = await asOwner(`createTestimonial(input: { ${input} })`)
  const { id } = dataOf<{ id: string }>(created, 'createTestimonial')
  await asOwner(`updateTestimonial(input: { id: "${id}", company: "Acme" })`)
  await lantern.identity.signOut(new Headers(await ownerCookie(lantern)))
  await asOwner(`deleteTestimonial(input: { id: "${id}" })`)

  type ChangeMessage = { onChange: { model: string; operation: string; id: string } }
  const toldOf = (model: string) =>
    changes.events
      .map((event) => (event as ChangeMessage).onChange)
      .filter((change) => change.model === model)
  await expect
    .poll(() => toldOf('Testimonial'))
    .toEqual(['create', 'update', 'delete'].map((operation) => ({ model: 'Testimonial', operation, id })))
  expect(toldOf('Quote')).toContainEqual(expect.objectContaining({ operation: 'create' }))
  expect(toldOf('Session')).toEqual([])
  expect(toldOf('AuditEntry').length).toBeGreaterThanOrEqual(3)
  expect(refused.events).toMatchObject([[{ extensions: { code: 'FORBIDDEN' } }]])
  await client.dispose()
  await visitor.dispose()
})

test('a visitor may not follow quotes, and without a key there is no connection', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const visitor = connect(server.graphql, {}, { 'x-api-key': lantern.publicApiKey })
  const { events, ended } = follow(visitor, 'subscription { onCreateQuote { email } }')
  await ended
  await call(lantern, Create, { input: dana })
  expect(events).toMatchObject([[{ extensions: { code: 'FORBIDDEN' } }]])
  await visitor.dispose()

  const nobody = connect(server.graphql, {})
  await expect(follow(nobody, '{ quoteCounts { all } }').ended).resolves.toMatchObject({ code: 4403 })
})

test('a page of another site cannot open a socket with the owner’s cookie', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const foreign = connect(server.graphql, { ...headers, origin: 'https://evil.example' })
  await expect(follow(foreign, '{ quoteCounts { all } }').ended).resolves.toBeTruthy()
  const own = connect(server.graphql, { ...headers, origin: server.origin })
  const counts = follow(own, '{ quoteCounts { all } }')
  await expect(counts.ended).resolves.toBe('complete')
  expect(counts.events).toEqual([{ quoteCounts: { all: 0 } }])
  await own.dispose()
})

test('a wrong key opens no socket', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  for (const key of ['wrong', 'ключ', 'two\nlines', '']) {
    const socket = new WebSocket(server.graphql, 'graphql-transport-ws')
    const { promise: closed, resolve } = Promise.withResolvers<number>()
    socket.on('close', resolve)
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } })),
    )
    expect(await closed, JSON.stringify(key)).toBe(4403)
  }
})

test('after signing out, an open socket hears nothing more', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  const client = connect(server.graphql, headers)
  const { events, ended } = follow(client, 'subscription { onCreateQuote { email } }')
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)
  await lantern.identity.signOut(new Headers(headers))
  await call(lantern, Create, { input: dana })
  await ended
  expect(JSON.stringify(events)).not.toContain('dana@example.com')
})

test('a subscription that ends lets go of the event stream', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  for (let round = 0; round < 20; round++) {
    const client = connect(server.graphql, headers)
    follow(client, 'subscription { onCreateQuote { email } }')
    await expect.poll(() => lantern.events.subscriberCount(), { interval: 2 }).toBe(before + 1)
    await client.dispose()
    await expect.poll(() => lantern.events.subscriberCount(), { interval: 2 }).toBe(before)
  }
})

function converse(url: string, key: string) {
  const socket = new WebSocket(url, 'graphql-transport-ws')
  const heard: { type: string; id?: string; payload?: unknown }[] = []
  const { promise: closed, resolve } = Promise.withResolvers<number | string>()
  const send = (message: object) => socket.send(JSON.stringify(message))
  socket.on('open', () => send({ type: 'connection_init', payload: { 'x-api-key': key } }))
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('error', ({ message }) => resolve(message))
  socket.on('close', (code) => resolve(code))
  return { socket, heard, closed, send }
}

const OnUpdateReview = 'subscription { onUpdateReview { id helpfulCount } }'
const follows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    type: 'subscribe',
    id: String(id),
    payload: { query: OnUpdateReview },
  }))

test('the 21st connection of one address is refused, sockets and event streams together; staff beside them are not', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listening(lantern)
  const all = Array.from({ length: connectionLimits.perAddress - 1 }, () =>
    converse(server.graphql, lantern.publicApiKey),
  )
  await expect.poll(() => all.every(({ heard }) => heard[0]?.type === 'connection_ack')).toBe(true)
  const staff = connect(server.graphql, headers)
  const counts = follow(staff, '{ quoteCounts { all } }')
  await expect(counts.ended).resolves.toBe('complete')

  const stream = () =>
    lantern.fetch(`/graphql?query=${encodeURIComponent(OnUpdateReview)}`, {
      headers: { 'x-api-key': lantern.publicApiKey, accept: 'text/event-stream' },
      address: '127.0.0.1',
    })
  const last = await stream()
  expect(last.status).toBe(200)
  const reader = last.body?.getReader()
  await reader?.read()
  const refused = await stream()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await converse(server.graphql, lantern.publicApiKey).closed).toBe('Unexpected server response: 429')

  await reader?.cancel()
  await expect.poll(() => lantern.connectionSlots.count()).toBe(connectionLimits.perAddress)
  for (const { socket } of all) socket.terminate()
  await expect.poll(() => lantern.connectionSlots.count()).toBe(1)
  await staff.dispose()
})

test('where strangers hold every connection that they may, the owner still opens one with the session', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  for (let index = 0; index < connectionLimits.strangers; index++)
    lantern.connectionSlots.take({ kind: 'anonymous', address: `10.${index >> 6}.${index & 63}.1` })
  const byStranger = connect(server.graphql, {}, { 'x-api-key': lantern.publicApiKey })
  expect(String(await follow(byStranger, 'subscription { onUpdateReview { id } }').ended)).not.toBe(
    'complete',
  )
  const byForger = connect(server.graphql, { cookie: 'lantern.session_token=made.up' })
  expect(String(await follow(byForger, 'subscription { onCreateQuote { id } }').ended)).not.toBe('complete')

  const client = connect(server.graphql, await ownerCookie(lantern))
  const { events } = follow(client, 'subscription { onCreateQuote { firstName } }')
  await expect
    .poll(async () => {
      await call(lantern, Create, { input: dana })
      return events
    })
    .toContainEqual({ onCreateQuote: { firstName: 'Dana' } })
  await client.dispose()
})

test('a visitor has five subscriptions on a socket, also when many are asked for at once', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  const { heard, send, socket } = converse(server.graphql, lantern.publicApiKey)
  await expect.poll(() => heard[0]?.type).toBe('connection_ack')
  for (const message of follows(20)) send(message)
  const errors = () => heard.filter(({ type }) => type === 'error')
  await expect.poll(errors).toHaveLength(15)
  expect(JSON.stringify(errors())).toContain('One connection takes 5 subscriptions.')
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + limits.subscriptions.others)
  socket.terminate()
})

test('what many subscriptions hear is read once', async () => {
  await using lantern = await testLantern()
  const { id } = await shownReview(lantern, await ownerCookie(lantern))
  await using server = await listening(lantern)
  const before = lantern.events.subscriberCount()
  const all = Array.from({ length: 15 }, () => converse(server.graphql, lantern.publicApiKey))
  await expect.poll(() => all.every(({ heard }) => heard[0]?.type === 'connection_ack')).toBe(true)
  for (const { send } of all) for (const message of follows(5)) send(message)
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 75)

  let reads = 0
  const { query } = pg.Client.prototype
  const counted = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given
  ) {
    if (/^select .* from "reviews" where/.test(Object(given[0]).text ?? '')) reads += 1
    return Reflect.apply(query, this, given)
  })
  await call(lantern, `mutation { markReviewHelpful(id: "${id}") { id } }`)
  const events = () => all.flatMap(({ heard }) => heard.filter(({ type }) => type === 'next'))
  await expect.poll(() => events().length).toBe(75)
  counted.mockRestore()
  expect(reads).toBe(4)
  for (const { socket } of all) socket.terminate()
})

test('a socket that never says who it is is closed after fifteen seconds', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = new WebSocket(server.graphql, 'graphql-transport-ws')
  const { promise: closed, resolve } = Promise.withResolvers<number>()
  silent.on('close', resolve)
  await once(silent, 'open')
  vi.advanceTimersByTime(limits.connectionInitMs - 1)
  expect(lantern.connectionSlots.count()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await closed).toBe(4408)
})

test('a socket that sends without ever reading is closed', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const { socket, closed: cutOff } = converse(server.graphql, lantern.publicApiKey)
  await new Promise((opened) => socket.on('open', opened))
  socket.pause()
  const pings = setInterval(() => {
    for (let count = 0; count < 5_000; count++) socket.ping('x'.repeat(125))
  }, 5)
  await expect.poll(() => lantern.connectionSlots.count(), { timeout: 60_000 }).toBe(0)
  clearInterval(pings)
  socket.resume()
  expect(await cutOff).toBe(1006)
})
