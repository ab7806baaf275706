import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const sweepMs = 50

/**
 * A client that neither sends nor takes anything for so long does not keep a stop waiting; what is left in the end is
 * cut off, so that the database is closed in time and by us.
 */
const patience = { stillForMs: 2_000, inAllMs: 6_000 }

/** A connection, and when something last came or went on it. */
type Connection = { request: IncomingMessage | undefined; bytes: number; since: number }

/**
 * Watches a server's connections from its beginning and gives the way to close it: no new connections; resolves when
 * the requests under way are answered. Node alone would go on serving the connections that browsers keep open for as
 * long as they keep asking, and would wait for a body that stands still.
 */
export function gracefulClose(server: Server, { stillForMs, inAllMs } = patience): () => Promise<void> {
  const connections = new Map<Socket, Connection>()
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

  function cutWhoStandsStill(now: number) {
    for (const [socket, connection] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const isOurTurn = connection.request?.complete === true && socket.writableLength === 0
      if (bytes !== connection.bytes || isOurTurn) Object.assign(connection, { bytes, since: now })
      else if (now - connection.since >= stillForMs) socket.destroy()
    }
  }

  return async () => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const connection of connections.values()) connection.since = performance.now()
    const sweep = setInterval(() => {
      // A connection whose answer was already on its way becomes idle a moment later.
      server.closeIdleConnections()
      cutWhoStandsStill(performance.now())
    }, sweepMs)
    const cut = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy()
    }, inAllMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
