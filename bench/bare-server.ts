import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Runs as a worker: Node's own HTTP server, which answers every request with the same header and body. */
export type BareResponse = { lines: string[]; body: Uint8Array }

const { lines, body } = workerData as BareResponse
const bytes = Buffer.from(body)

const server = createServer((_request, response) => {
  response.writeHead(200, lines)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
