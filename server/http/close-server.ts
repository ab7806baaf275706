import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const sweepMs = 50

/**
 * During a stop: connections without traffic for `idleMs` are closed, and all that are left after `totalMs`,
 * so that the database is closed in time.
 */
const stopTimeouts = { idleMs: 2_000, totalMs: 6_000 }

type OpenConnection = { request: IncomingMessage | undefined; bytes: number; since: number }

/**
 * Gives a function that takes no new connections and resolves when open requests have their responses. Node
 * alone would continue to serve keep-alive connections while requests come, and would wait for a stalled
 * body.
 */
export function gracefulClose(server: Server, { idleMs, totalMs } = stopTimeouts): () => Promise<void> {
  const connections = new Map<Socket, OpenConnection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { request: undefined, bytes: 0, since: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection) return
    connection.request = request
    response.once('close', () => {
      if (connection.request === request) connection.request = undefined
    })
  })

  function closeStalled(now: number) {
    for (const [socket, connection] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const isServerBusy = connection.request?.complete === true && socket.writableLength === 0
      if (bytes !== connection.bytes || isServerBusy) Object.assign(connection, { bytes, since: now })
      else if (now - connection.since >= idleMs) socket.destroy()
    }
  }

  return async () => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const connection of connections.values()) connection.since = performance.now()
    const sweep = setInterval(() => {
      // A connection whose response was being sent becomes idle a moment later.
      server.closeIdleConnections()
      closeStalled(performance.now())
    }, sweepMs)
    const cut = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy()
    }, totalMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
