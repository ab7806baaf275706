import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isWebSocket } from '#server/data-service/live/sockets.ts'
import { attachGraphqlSockets } from '#server/graphql-sockets.ts'
import type { TestLantern } from './lantern.ts'

/** Serves a test's server on a port of its own, HTTP and WebSocket, for clients that connect by address. */
export async function listening(lantern: TestLantern) {
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, getRequestListener(lantern.app.fetch))
  const sockets = attachGraphqlSockets(server, lantern)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    sockets: `ws://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** In this process. */
const given = new Set<number>()

/**
 * A port that is free now, another one each time. None of those that the system gives to whoever asks for any: tests beside this one do so all the time,
 * and would take it before the server that it is for, or while that server starts again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000)
    if (given.has(port)) continue
    const server = createTcpServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    given.add(port)
    return port
  }
}
