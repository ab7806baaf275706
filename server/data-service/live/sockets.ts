import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLSchema } from 'graphql'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Language } from '#content/languages.ts'
import type { Call } from '#server/data-service/call.ts'
import type { ReadDocument } from '#server/data-service/read-document.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import type { ConnectionSlot, ConnectionSlots } from './connection-slots.ts'
import { closeOnRevocation } from './revocation.ts'

export type SocketIdentity = { request: IncomingMessage; connectionParams: Readonly<Record<string, unknown>> }

export type SocketParts = {
  schema: GraphQLSchema
  readDocument: ReadDocument
  callOf: (identity: SocketIdentity) => Promise<Call>
  languageOf: (request: IncomingMessage) => Language
  addressOf: (request: IncomingMessage) => string
  connectionSlots: ConnectionSlots
  events: EventStream
  log: Log
}

const mostUnreadBytes = 1024 * 1024

/** A panel that reconnects subscribes to a hundred things at once. */
export const socketLimits = { messages: 250, withinMs: 10_000 }

export type SocketProtocol = { sockets: WebSocketServer; close(): Promise<void> }

/** Other upgrades, such as h2c, are ignored and served as plain requests. */
export const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

export function attachSockets(
  server: Server,
  protocolsByPath: Readonly<Record<string, (parts: SocketParts) => SocketProtocol>>,
  parts: SocketParts,
  isOwnOrigin: (request: IncomingMessage) => boolean,
): { close(): Promise<void> } {
  const revocation = closeOnRevocation(parts.events)
  const opened = new WeakMap<IncomingMessage, { socket: WebSocket; slot: ConnectionSlot }>()
  const callOf: SocketParts['callOf'] = async (identity) => {
    const call = await parts.callOf(identity)
    const { actor } = call
    const { socket, slot } = opened.get(identity.request) ?? {}
    if (!socket || actor.kind === 'system') return call
    revocation.watch(socket, actor)
    if (!slot?.assignTo(actor)) socket.close(4429, 'Too many requests')
    return call
  }
  const protocols = new Map(
    Object.entries(protocolsByPath).map(([path, open]) => [path, open({ ...parts, callOf })]),
  )
  /** Signed-in callers get a slot even when strangers have taken all of theirs. */
  async function takeSlot(request: IncomingMessage) {
    const taken = parts.connectionSlots.take({ kind: 'anonymous', address: parts.addressOf(request) })
    if (taken.ok || request.headers.cookie === undefined) return taken
    const { actor } = await parts.callOf({ request, connectionParams: {} })
    return actor.kind === 'staff' ? parts.connectionSlots.take(actor) : taken
  }
  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node gives the socket no error listener: a client that disconnects would end the process.
    socket.on('error', () => socket.destroy())
    // new URL() would throw for what a stranger may send, such as `//`.
    const protocol = protocols.get(request.url?.split('?')[0] ?? '')
    if (!protocol) return refuseUpgrade(socket, '404 Not Found')
    if (!isOwnOrigin(request)) return refuseUpgrade(socket, '403 Forbidden')
    const taken = await takeSlot(request).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'A session could not be looked up for a socket')
    })
    if (!taken?.ok) return refuseUpgrade(socket, taken ? '429 Too Many Requests' : '503 Service Unavailable')
    const slot = taken.value
    if (socket.destroyed) return slot[Symbol.dispose]()
    socket.once('close', () => slot[Symbol.dispose]())
    const { sockets } = protocol
    sockets.handleUpgrade(request, socket, head, (ws) => {
      opened.set(request, { socket: ws, slot })
      endIfUnread(ws)
      endIfFlooded(ws)
      sockets.emit('connection', ws, request)
    })
  }
  server.on('upgrade', onUpgrade)
  return {
    close: async () => {
      server.off('upgrade', onUpgrade)
      revocation.close()
      await Promise.all([...protocols.values()].map((protocol) => protocol.close()))
    },
  }
}

/** A client that sends without reading: our responses would fill the memory. */
function endIfUnread(ws: WebSocket) {
  const endIfFull = () => {
    if (ws.bufferedAmount > mostUnreadBytes) ws.terminate()
  }
  ws.on('message', endIfFull)
  ws.on('ping', endIfFull)
}

function endIfFlooded(ws: WebSocket) {
  let count = 0
  let since = Date.now()
  ws.on('message', () => {
    if (Date.now() - since > socketLimits.withinMs) {
      count = 0
      since = Date.now()
    }
    count += 1
    if (count > socketLimits.messages) ws.close(4429, 'Too many messages')
  })
}

/** Closed at once: a client that keeps its end open would hold the connection. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
