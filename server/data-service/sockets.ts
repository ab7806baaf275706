import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLSchema } from 'graphql'
import type { WebSocket, WebSocketServer } from 'ws'
import { appsyncRealtime } from '#server/data-service/appsync/realtime.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import type { Call } from './call.ts'
import { graphqlTransport } from './graphql-socket.ts'
import { heldOpen } from './held-open.ts'
import type { Place, Places } from './places.ts'

/** What a socket's upgrade request and its client's own words (`connection_init`, headers) say about who is there. */
export type SocketIdentity = { request: IncomingMessage; connectionParams: Readonly<Record<string, unknown>> }

export type SocketParts = {
  schema: GraphQLSchema
  callOf: (identity: SocketIdentity) => Promise<Call>
  addressOf: (request: IncomingMessage) => string
  places: Places
  events: EventStream
  log: Log
}

/** What a client of ours that reads at all never leaves unread. */
const mostUnreadBytes = 1024 * 1024

/** One protocol over sockets: it talks, the upgrade is made here. */
export type SocketProtocol = { sockets: WebSocketServer; close(): Promise<void> }

/** Whether a request wants a socket. Whoever offers another protocol, such as h2c, is answered as if they had not. */
export const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** Every protocol at its path, on the port of the HTTP server. */
export function attachSockets(
  server: Server,
  parts: SocketParts,
  isOwnOrigin: (request: IncomingMessage) => boolean,
): { close(): Promise<void> } {
  const held = heldOpen(parts.events)
  const opened = new WeakMap<IncomingMessage, { socket: WebSocket; place: Place }>()
  const callOf: SocketParts['callOf'] = async (identity) => {
    const call = await parts.callOf(identity)
    const { actor } = call
    const { socket, place } = opened.get(identity.request) ?? {}
    if (!socket || actor.kind === 'system') return call
    held.hold(socket, actor)
    if (!place?.belongsTo(actor)) socket.close(4429, 'Too many requests')
    return call
  }
  const protocols = new Map([
    ['/graphql', graphqlTransport({ ...parts, callOf })],
    ['/graphql/realtime', appsyncRealtime({ ...parts, callOf })],
  ])
  server.on('upgrade', (request, socket, head) => {
    // Node hands the socket over without a listener: a client that breaks off would end the process.
    socket.on('error', () => socket.destroy())
    // Not new URL(): it throws for what a stranger may write here, such as `//`.
    const protocol = protocols.get(request.url?.split('?')[0] ?? '')
    if (!protocol) return refuseUpgrade(socket, '404 Not Found')
    if (!isOwnOrigin(request)) return refuseUpgrade(socket, '403 Forbidden')
    const entered = parts.places.enter({ kind: 'anonymous', address: parts.addressOf(request) })
    if (!entered.ok) return refuseUpgrade(socket, '429 Too Many Requests')
    const place = entered.value
    socket.once('close', () => place[Symbol.dispose]())
    const { sockets } = protocol
    sockets.handleUpgrade(request, socket, head, (ws) => {
      opened.set(request, { socket: ws, place })
      endIfUnread(ws)
      sockets.emit('connection', ws, request)
    })
  })
  return {
    close: async () => {
      held.close()
      await Promise.all([...protocols.values()].map((protocol) => protocol.close()))
    },
  }
}

/** Ends a socket whose client sends and does not read: what it is answered would fill the memory. */
function endIfUnread(ws: WebSocket) {
  const look = () => {
    if (ws.bufferedAmount > mostUnreadBytes) ws.terminate()
  }
  ws.on('message', look)
  ws.on('ping', look)
}

/** Says why and closes at once: a client that never closes its end would otherwise keep the connection. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
