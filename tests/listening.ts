import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isWebSocket } from '#server/data-service/live/sockets.ts'
import { attachGraphqlSockets } from '#server/graphql-sockets.ts'
import type { TestLantern } from './lantern.ts'

export async function listening(lantern: TestLantern) {
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, getRequestListener(lantern.app.fetch))
  const sockets = attachGraphqlSockets(server, lantern)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    sockets: `ws://127.0.0.1:${port}`,
    graphql: `ws://127.0.0.1:${port}/graphql`,
    [Symbol.asyncDispose]: async () => {
      await sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
