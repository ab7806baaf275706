import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { SocketParts, SocketProtocol } from '#server/data-service/live/sockets.ts'
import { limits, tooManySubscriptions } from '#server/data-service/operation-limits.ts'
import {
  appsyncError,
  appsyncErrors,
  jsonText,
  type Subscription,
  subscribeOnce,
} from './appsync-subscription.ts'

const subprotocol = 'graphql-ws'
const connectionTimeoutMs = 5 * 60_000
const keepAliveMs = 30_000

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init') }),
  z.object({
    type: z.literal('start'),
    id: z.string().min(1).max(128),
    payload: z.object({
      data: z.string(),
      extensions: z.object({ authorization: z.unknown() }).partial().optional(),
    }),
  }),
  z.object({ type: z.literal('stop'), id: z.string() }),
])
const sentMessage = jsonText(message)

type Start = Extract<z.output<typeof message>, { type: 'start' }>

/**
 * The protocol of AppSync's clients (aws-amplify). Each subscription brings its own key or token, which is
 * checked again from time to time.
 */
export function appsyncRealtime(parts: SocketParts): SocketProtocol {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.bodyBytes,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  })
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => converse(socket, request, parts))
  return {
    sockets,
    close: async () => {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      sockets.close()
    },
  }
}

function converse(socket: WebSocket, request: IncomingMessage, parts: SocketParts) {
  const subscriptions = new Map<string, Subscription>()
  let isAcknowledged = false
  let isAlive = true
  const send = (words: object) =>
    new Promise<void>((resolve) => socket.send(JSON.stringify(words), () => resolve()))

  const late = setTimeout(
    () => socket.close(4408, 'Connection initialisation timeout'),
    limits.connectionInitMs,
  )
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    if (isAcknowledged) send({ type: 'ka' })
  }, keepAliveMs)

  const acknowledge = async () => {
    clearTimeout(late)
    const { actor } = await parts.callOf({ request, connectionParams: headersGivenBy(request) })
    if (actor.kind === 'anonymous') {
      await send({ type: 'connection_error', payload: { errors: [appsyncErrors.unauthorized] } })
      return socket.close(4401, 'Unauthorized')
    }
    isAcknowledged = true
    await send({ type: 'connection_ack', payload: { connectionTimeoutMs } })
    await send({ type: 'ka' })
  }

  const start = async ({ id, payload }: Start) => {
    const refuse = (error: object) => send({ type: 'error', id, payload: { errors: [error] } })
    if (!isAcknowledged) return refuse(appsyncErrors.notAcknowledged)
    if (subscriptions.has(id)) return refuse(appsyncErrors.duplicate)
    const most = limits.subscriptions.staff
    if (subscriptions.size >= most)
      return refuse(appsyncError(tooManySubscriptions(most), parts.languageOf(request).words))
    const subscription: Subscription = { id, send, stopped: new AbortController(), beside: subscriptions }
    subscriptions.set(id, subscription)
    // Its own only: one connection carries the subscriptions of visitors and of staff.
    const own = headersIn(payload.extensions?.authorization)
    const connectionParams = Object.keys(own).length > 0 ? own : headersGivenBy(request)
    const end = await subscribeOnce(subscription, payload.data, { request, connectionParams }, parts)
    subscriptions.delete(id)
    if (end === 'interrupted') socket.close(1012, 'Service restart')
  }

  const stop = async (id: string) => {
    subscriptions.get(id)?.stopped.abort()
    subscriptions.delete(id)
    await send({ type: 'complete', id })
  }

  const receive = async (text: string) => {
    const read = sentMessage.safeParse(text)
    if (!read.success) return send({ type: 'error', payload: { errors: [appsyncErrors.unknownMessage] } })
    if (read.data.type === 'connection_init') return acknowledge()
    return read.data.type === 'start' ? start(read.data) : stop(read.data.id)
  }

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data) => {
    receive(String(data)).catch((error) => {
      parts.log.error({ err: error }, 'a socket failed')
      socket.close(1011, 'Internal error')
    })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(late)
    clearInterval(beat)
    for (const { stopped } of subscriptions.values()) stopped.abort()
  })
}

type SocketHeaders = Readonly<Record<string, string>>

const known = new Set(['x-api-key', 'authorization'])

function headersIn(given: unknown): SocketHeaders {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' && known.has(name.toLowerCase()) ? [[name.toLowerCase(), value]] : [],
    ),
  )
}

/** In a subprotocol `header-…` of newer clients, or the query's `header` of older ones. */
function headersGivenBy(request: IncomingMessage): SocketHeaders {
  const offered = request.headers['sec-websocket-protocol']?.split(',') ?? []
  const encoded =
    offered
      .map((text) => text.trim())
      .find((text) => text.startsWith('header-'))
      ?.slice('header-'.length) ?? new URLSearchParams(request.url?.split('?')[1]).get('header')
  if (!encoded) return {}
  try {
    return headersIn(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
