import type { Server } from 'node:http'

const sweepMs = 50

/**
 * Takes no new connections and resolves when the requests under way are answered. Node alone would go on serving the
 * connections that browsers keep open for as long as they keep asking, and a busy site would never stop by itself.
 */
export async function closeServer(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose answer was already on its way becomes idle a moment later.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await closed
  clearInterval(sweep)
}
