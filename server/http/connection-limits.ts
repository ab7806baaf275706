import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkKeys } from './client-address.ts'

/** By network, the narrowest first: of IPv6 /64, /56 and /48, of IPv4 the address and its /24. */
const mostOf = { ipv6: [200, 300, 400], ipv4: [200, 2_000] }

/** Of the files that the process may open: the rest is for PostgreSQL, uploads and the log. */
const shareOfFiles = 0.6
const usualFiles = 20_000

/** `isProxy`: addresses that speak for many people and have no limit. */
export async function limitConnections(server: Server, isProxy: (address: string) => boolean): Promise<void> {
  const open = new Map<string, number>()
  server.maxConnections = Math.floor((await openFilesLimit()) * shareOfFiles)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const keys = networkKeys(address)
    const most = keys.length === mostOf.ipv6.length ? mostOf.ipv6 : mostOf.ipv4
    if (keys.some((key, index) => (open.get(key) ?? 0) >= (most[index] ?? 0))) return void socket.destroy()
    for (const key of keys) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once('close', () => {
      for (const key of keys) {
        const left = (open.get(key) ?? 0) - 1
        if (left > 0) open.set(key, left)
        else open.delete(key)
      }
    })
  })
}

export const isOwnNetwork = (address: string): boolean =>
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cde]/i.test(address)

async function openFilesLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? usualFiles)
}
