import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { followChanges } from './follow-changes.ts'

let server: WebSocketServer
let stop = () => {}
let received: { type: string; id?: string; payload?: { query: string } }[]
/** For how long nothing has changed, as the server says when a subscription begins. */
let quietMs: number
let socket: ServerSocket

beforeEach(async () => {
  received = []
  quietMs = 0
  server = new WebSocketServer({ port: 0, path: '/graphql' })
  server.on('connection', (connected) => {
    socket = connected
    connected.on('message', (text) => {
      const message = JSON.parse(String(text))
      received.push(message)
      if (message.type === 'connection_init') answer({ type: 'connection_ack' })
      if (message.type === 'subscribe') answer({ type: 'ping', payload: { began: message.id, quietMs } })
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('window', {
    location: { protocol: 'http:', host: `localhost:${port}` },
    addEventListener() {},
  })
})

afterEach(() => {
  stop()
  for (const client of server.clients) client.terminate()
  server.close()
  vi.unstubAllGlobals()
})

/** Longer than it takes on the busiest machine: a test that passes does not wait for it. */
const soon = (check: () => void) => vi.waitFor(check, 20_000)

const answer = (message: object) => socket.send(JSON.stringify(message))

const subscribed = (field: string) =>
  received.filter(({ type, payload }) => type === 'subscribe' && payload?.query.includes(field))

function follow(topics = { leads: true, content: true }) {
  const listener = { changed: vi.fn(), arrived: vi.fn(), connection: vi.fn() }
  stop = followChanges(topics, listener)
  return listener
}

test('what comes in is announced by name, and any change is heard', async () => {
  const { changed, arrived, connection } = follow()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  expect(subscribed('onCreateReview')).toHaveLength(1)
  const request = { id: '7', kind: 'Quote', name: 'Dana Whitfield', service: 'automotive' }
  answer({
    type: 'next',
    id: subscribed('onCreateRequest')[0]?.id,
    payload: { data: { onCreateRequest: request } },
  })
  await soon(() =>
    expect(arrived).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'Quote', id: '7', name: 'Dana Whitfield' }),
    ),
  )
  // Once all have begun everything is read once, as changes may have been missed before.
  await soon(() => expect(changed).toHaveBeenCalledTimes(1))
  answer({ type: 'next', id: subscribed('onChange')[0]?.id, payload: { data: { onChange: {} } } })
  await soon(() => expect(changed).toHaveBeenCalledTimes(2))
})

test('what the page brought is not read again when nothing changed since, but it is after a lost connection', async () => {
  quietMs = 3_600_000
  const { changed, connection } = follow()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  expect(changed).not.toHaveBeenCalled()
  socket.terminate()
  await soon(() => expect(changed).toHaveBeenCalledTimes(1))
})

test('who may not read requests does not ask for them', async () => {
  follow({ leads: false, content: true })
  await soon(() => expect(subscribed('onCreateReview')).toHaveLength(1))
  expect(subscribed('onCreateQuote')).toHaveLength(0)
  expect(subscribed('onCreateMessage')).toHaveLength(0)
  expect(subscribed('onCreateRequest')).toHaveLength(0)
})

test('a subscription that ends begins anew, and what was missed is read', async () => {
  const { changed } = follow()
  await soon(() => expect(subscribed('onChange')).toHaveLength(1))
  answer({ type: 'complete', id: subscribed('onChange')[0]?.id })
  await soon(() => expect(changed).toHaveBeenCalled())
  await soon(() => expect(subscribed('onChange')).toHaveLength(2))
  expect(subscribed('onCreateRequest')).toHaveLength(1)
})

test('a lost connection is said and comes back by itself', async () => {
  const { connection } = follow()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  socket.terminate()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(false))
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  expect(subscribed('onChange')).toHaveLength(2)
})

test('a refused session makes the screen read again, which leads to the sign-in', async () => {
  const { changed, connection } = follow()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  socket.close(4403, 'Forbidden')
  await soon(() => expect(changed).toHaveBeenCalled())
})

test('a ping without an answer ends the connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const { connection, changed } = follow()
    await until(() => connection.mock.lastCall?.[0] === true)
    vi.advanceTimersByTime(10_000)
    await until(() => received.some(({ type }) => type === 'ping'))
    changed.mockClear()
    answer({ type: 'pong' })
    answer({ type: 'next', id: subscribed('onChange')[0]?.id, payload: { data: { onChange: {} } } })
    await until(() => changed.mock.calls.length > 0)
    vi.advanceTimersByTime(9_000)
    expect(connection).toHaveBeenLastCalledWith(true)
    vi.advanceTimersByTime(6_000)
    await until(() => connection.mock.lastCall?.[0] === false)
  } finally {
    vi.useRealTimers()
  }
})

test('stopping closes the connection for good', async () => {
  const { connection } = follow()
  await soon(() => expect(connection).toHaveBeenLastCalledWith(true))
  const closed = once(socket, 'close')
  stop()
  await closed
})

/** Waits for real input while the timers stand still. */
async function until(condition: () => boolean) {
  for (const end = performance.now() + 20_000; performance.now() < end && !condition(); )
    await new Promise((resolve) => setImmediate(resolve))
  expect(condition()).toBe(true)
}
