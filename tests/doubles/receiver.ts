import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type ReceivedCall = { headers: IncomingMessage['headers']; body: Buffer; method: string | undefined }

export async function receiver(respond: (response: ServerResponse, call: ReceivedCall) => void) {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const call = {
      headers: request.headers,
      body: Buffer.concat(await request.toArray()),
      method: request.method,
    }
    calls.push(call)
    respond(response, call)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, port: (server.address() as AddressInfo).port }
}
