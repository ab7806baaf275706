import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Runs as a worker: nothing but Node's own HTTP server, which answers everything with the same header and body. */
export type BareAnswer = { lines: string[]; body: Uint8Array }

// Given by page-server.ts alone.
const { lines, body } = workerData as BareAnswer
const bytes = Buffer.from(body)

const server = createServer((_request, response) => {
  response.writeHead(200, lines)
  response.end(bytes)
})
// A listening TCP server has an AddressInfo.
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
