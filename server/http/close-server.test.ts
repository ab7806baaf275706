import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { gracefulClose } from './close-server.ts'

const in20ms: RequestListener = async (_request, response) => {
  await pause(20)
  response.end('an answer')
}

const longMs = 30_000

async function slowServer(listener = in20ms, inAllMs = longMs) {
  const server = createServer(listener)
  const close = gracefulClose(server, { idleMs: 200, totalMs: inAllMs })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { server, close, port, url: `http://127.0.0.1:${port}` }
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => resolve(Buffer.concat(await response.toArray()).toString())).on(
      'error',
      reject,
    )
  })
}

function keepAsking(url: string): { twice: Promise<unknown>; refused: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const first = ask(url, agent)
  const twice = first.then(() => ask(url, agent))
  const untilRefused = async () => {
    await twice
    while (await ask(url, agent).catch(() => undefined));
  }
  return { twice, refused: untilRefused() }
}

test('closes although clients go on asking over the connections that they keep', async () => {
  const { close, url } = await slowServer()
  const clients = Array.from({ length: 4 }, () => keepAsking(url))
  await Promise.all(clients.map(({ twice }) => twice))
  await close()
  await Promise.all(clients.map(({ refused }) => refused))
  await expect(ask(url, new Agent())).rejects.toThrow('ECONNREFUSED')
})

test('a request under way gets its whole answer', async () => {
  const { server, close, url } = await slowServer()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const arrived = once(server, 'request')
  const answer = ask(url, agent)
  await arrived
  await close()
  expect(await answer).toBe('an answer')
})

const stopOf = async (close: () => Promise<void>) => {
  const began = performance.now()
  await close()
  return performance.now() - began
}

test.each([
  ['a body that stands still', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf of it'],
  ['a request that is never told', 'GET / HTTP/1.1\r\nHost:'],
  ['a connection on which nothing ever came', ''],
])('%s holds up a stop only for a moment', async (_, sent) => {
  const { server, close, port } = await slowServer((request, response) => {
    request.resume().on('end', () => response.end())
  })
  const arrived = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write(sent)
  await arrived
  expect(await stopOf(close)).toBeLessThan(longMs / 2)
})

test('an answer that takes longer than that is waited for', async () => {
  const { server, close, url } = await slowServer(async (_request, response) => {
    await pause(500)
    response.end('an answer')
  })
  const arrived = once(server, 'request')
  const answer = ask(url, new Agent())
  await arrived
  await close()
  expect(await answer).toBe('an answer')
})

test('a body that goes on without an end is cut off in the end', async () => {
  const { server, close, port } = await slowServer((request, response) => {
    request.resume().on('end', () => response.end())
  }, 800)
  const arrived = once(server, 'request')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n')
  await arrived
  const drip = setInterval(() => socket.write('x'), 50)
  onTestFinished(() => clearInterval(drip))
  await close()
})
