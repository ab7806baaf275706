import { createServer } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const dana = {
  firstName: 'Dana',
  lastName: 'W',
  phone: '7135550117',
  email: 'dana@example.com',
  service: 'safes',
}
const Create = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'

/** The server's socket on a port of its own. */
async function listen(lantern: TestLantern) {
  const server = createServer()
  const sockets = lantern.attachSockets(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}/graphql`,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

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

/** What a subscription brings, as it comes. */
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

/** Asks for an upgrade as no browser would; gives the status line, or `reset` when the client broke off itself. */
async function rawUpgrade(origin: string, path: string, { header = '', reset = false } = {}) {
  const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1')
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('close', () => end())
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${header}\r\n`,
  )
  if (reset) setTimeout(() => socket.resetAndDestroy(), 30)
  await over
  return reset ? 'reset' : answer.split('\r\n')[0]
}

test('an upgrade that is nobody’s, malformed or broken off is closed and does not end the process', async () => {
  await using lantern = await testLantern()
  await using server = await listen(lantern)
  expect(await rawUpgrade(server.origin, '/elsewhere')).toBe('HTTP/1.1 404 Not Found')
  expect(await rawUpgrade(server.origin, '//')).toBe('HTTP/1.1 404 Not Found')
  const header = 'Origin: https://evil.example\r\n'
  expect(await rawUpgrade(server.origin, '/graphql', { header })).toBe('HTTP/1.1 403 Forbidden')
  // Vitest reports an uncaught exception as a failure of this file.
  for (const path of ['/elsewhere', '//', '/graphql'])
    await rawUpgrade(server.origin, path, { header, reset: true })
})

test('an administrator hears of a new quote and of its changes', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listen(lantern)
  const before = lantern.events.subscriberCount()
  const client = connect(server.url, headers)
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

test('a visitor may not follow quotes, and nobody may connect', async () => {
  await using lantern = await testLantern()
  await using server = await listen(lantern)
  const visitor = connect(server.url, {}, { 'x-api-key': lantern.publicApiKey })
  const { events, ended } = follow(visitor, 'subscription { onCreateQuote { email } }')
  await ended
  await call(lantern, Create, { input: dana })
  expect(events).toMatchObject([[{ extensions: { code: 'FORBIDDEN' } }]])
  await visitor.dispose()

  const nobody = connect(server.url, {})
  await expect(follow(nobody, '{ quoteCounts { all } }').ended).resolves.toMatchObject({ code: 4403 })
})

test('a page of another site cannot open a socket with the owner’s cookie', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listen(lantern)
  const foreign = connect(server.url, { ...headers, origin: 'https://evil.example' })
  await expect(follow(foreign, '{ quoteCounts { all } }').ended).resolves.toBeTruthy()
  const own = connect(server.url, { ...headers, origin: server.origin })
  const counts = follow(own, '{ quoteCounts { all } }')
  await expect(counts.ended).resolves.toBe('complete')
  expect(counts.events).toEqual([{ quoteCounts: { all: 0 } }])
  await own.dispose()
})

test.for(['wrong', 'ключ', 'two\nlines', ''])('the key %j opens no socket', async (key) => {
  await using lantern = await testLantern()
  await using server = await listen(lantern)
  const socket = new WebSocket(server.url, 'graphql-transport-ws')
  const { promise: closed, resolve } = Promise.withResolvers<number>()
  socket.on('close', resolve)
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } })),
  )
  expect(await closed).toBe(4403)
})

test('after signing out, an open socket hears nothing more', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await using server = await listen(lantern)
  const before = lantern.events.subscriberCount()
  const client = connect(server.url, headers)
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
  await using server = await listen(lantern)
  const before = lantern.events.subscriberCount()
  for (let round = 0; round < 20; round++) {
    const client = connect(server.url, headers)
    follow(client, 'subscription { onCreateQuote { email } }')
    await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)
    await client.dispose()
    await expect.poll(() => lantern.events.subscriberCount()).toBe(before)
  }
})
