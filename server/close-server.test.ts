import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { closeServer } from './close-server.ts'

/** A server that takes 20 ms for each answer. */
async function slowServer() {
  const server = createServer(async (_request, response) => {
    await pause(20)
    response.end('an answer')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  // A TCP listener: its address is no pipe's name.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => resolve(Buffer.concat(await response.toArray()).toString())).on(
      'error',
      reject,
    )
  })
}

/** Asks again and again over one connection, as a busy client does, until it is refused. */
async function keepAsking(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  for (let answers = 0; ; answers++) if (!(await ask(url, agent).catch(() => undefined))) return answers
}

test('closes although clients go on asking over the connections that they keep', async () => {
  const { server, url } = await slowServer()
  const clients = Array.from({ length: 4 }, () => keepAsking(url))
  await pause(100)
  await closeServer(server)
  for (const answers of await Promise.all(clients)) expect(answers).toBeGreaterThan(1)
})

test('a request under way gets its whole answer', async () => {
  const { server, url } = await slowServer()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const arrived = once(server, 'request')
  const answer = ask(url, agent)
  await arrived
  await closeServer(server)
  expect(await answer).toBe('an answer')
})
