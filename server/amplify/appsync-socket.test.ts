import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SocketParts } from '#server/data-service/live/sockets.ts'
import { appsyncRealtime } from './appsync-socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class NotedSocket extends EventEmitter {
  close = vi.fn()
  terminate = vi.fn()
  ping = vi.fn()
  sent: string[] = []
  send(text: string, done: () => void) {
    this.sent.push(text)
    done()
  }
}

function connected(kind: 'visitor' | 'anonymous' = 'visitor') {
  // Greeting a connection only needs the actor.
  const parts = { callOf: async () => ({ actor: { kind } }) } as unknown as SocketParts
  const { sockets } = appsyncRealtime(parts)
  const socket = new NotedSocket()
  sockets.emit('connection', socket, { headers: {}, url: '/graphql/realtime' })
  return socket
}

test('a connection without connection_init is closed after 15 s, and not before', () => {
  const socket = connected()
  vi.advanceTimersByTime(14_999)
  expect(socket.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.close).toHaveBeenCalledWith(4408, expect.any(String))
})

test('an acknowledged connection stays open and gets a keep-alive every 30 s while it answers pings', async () => {
  const socket = connected()
  socket.emit('message', '{"type":"connection_init"}')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } },
    { type: 'ka' },
    { type: 'ka' },
  ])
  socket.emit('pong')
  vi.advanceTimersByTime(30_000)
  expect(socket.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(socket.terminate).toHaveBeenCalledOnce()
  expect(socket.close).not.toHaveBeenCalled()
})

test('a wrong key is refused with UnauthorizedException and closed', async () => {
  const socket = connected('anonymous')
  socket.emit('message', '{"type":"connection_init"}')
  await vi.advanceTimersByTimeAsync(0)
  expect(JSON.parse(socket.sent[0] ?? '')).toMatchObject({
    type: 'connection_error',
    payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401 }] },
  })
  expect(socket.close).toHaveBeenCalledWith(4401, 'Unauthorized')
})

test('timers of a closed connection do nothing', () => {
  const socket = connected()
  socket.emit('close')
  vi.advanceTimersByTime(120_000)
  expect(socket.close).not.toHaveBeenCalled()
  expect(socket.terminate).not.toHaveBeenCalled()
})
