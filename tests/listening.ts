import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isWebSocket } from '#server/data-service/live/sockets.ts'
import { attachGraphqlSockets } from '#server/graphql-sockets.ts'
import type { TestLantern } from './lantern.ts'

/** On its own port, HTTP and WebSocket, for clients that connect by address. */
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

const given = new Set<number>()

/**
 * Another one each time, outside the range from which the system gives free ports: tests that run beside this
 * one would take it before its server starts, or while it restarts.
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
