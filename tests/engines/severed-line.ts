import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Another address of the server, which can be cut off: no engine but Chromium can be told to be offline. */
export async function lineTo(site: string) {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  const relay = createServer((visitor) => {
    const server = connect(Number(port), hostname)
    for (const socket of [visitor, server]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    visitor.pipe(server).pipe(visitor)
  })
  const listen = async (port: number) => {
    relay.listen(port, hostname)
    await once(relay, 'listening')
  }
  await listen(0)
  const address = relay.address()
  if (!address || typeof address === 'string') throw new Error('the relay has no port')
  return {
    site: `http://${hostname}:${address.port}`,
    cut() {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
    mend: () => listen(address.port),
  }
}
