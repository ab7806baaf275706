import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isOwnNetwork, limitConnections } from './connection-limits.ts'

async function openMany(count: number, isProxy: (address: string) => boolean): Promise<Socket[]> {
  const server = createServer()
  await limitConnections(server, isProxy)
  expect(server.maxConnections).toBeGreaterThan(100)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  for (let index = 0; index < count; index++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    await once(server, 'connection')
  }
  await expect.poll(() => sockets.every((socket) => !socket.connecting)).toBe(true)
  return sockets
}

test('one address has 200 connections', async () => {
  const sockets = await openMany(203, () => false)
  await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(3)
})

test('a proxy has as many as it needs', async () => {
  const sockets = await openMany(203, isOwnNetwork)
  expect(sockets.filter((socket) => socket.closed)).toEqual([])
})

test.each(['127.0.0.1', '::ffff:10.0.0.7', '::1', '172.20.0.1', 'fd00::1', 'fe80::1'])(
  '%s is our own',
  (address) => {
    expect(isOwnNetwork(address)).toBe(true)
  },
)

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', ''])(
  '%j is a stranger’s',
  (address) => {
    expect(isOwnNetwork(address)).toBe(false)
  },
)
