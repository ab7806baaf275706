import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BareResponse } from './bare-server.ts'
import type { RealServer } from './real-server.ts'
import { median } from './statistics.ts'

const rounds = 9
const load = { connections: 32, seconds: 1 }
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Responses per second, medians over the rounds. `ratio`: cached page divided by bare server, the median of the rounds' ratios.
 * `rendered`: a page that is rendered for each request, the receipt of an unknown lead.
 */
export type ServerFigures = {
  bytes: number
  cached: number
  bare: number
  ratio: number
  unchanged: number
  rendered: number
}

export async function measureServer(port: number): Promise<ServerFigures> {
  const { lines, body } = await keptHome(port)
  const tag = lines[lines.findIndex((line) => line.toLowerCase() === 'etag') + 1] ?? ''
  const bare = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { lines, body } satisfies BareResponse,
  })
  try {
    const [barePort]: number[] = await once(bare, 'message')
    if (barePort === undefined) throw new Error('The bare server has no port')
    const measured: Record<'cached' | 'bare' | 'unchanged' | 'rendered', Hammered>[] = []
    for (let round = 0; round <= rounds; round++)
      measured.push({
        cached: await hammer(port, '/', browser, load),
        bare: await hammer(barePort, '/', browser, load),
        unchanged: await hammer(port, '/', { ...browser, 'if-none-match': tag }, load),
        rendered: await hammer(port, '/receipt/none', browser, load),
      })
    const counted = measured.slice(1)
    const middle = (name: keyof (typeof measured)[number]) =>
      median(counted.map((round) => round[name].perSecond))
    const [first] = counted
    if (first?.cached.bytes !== first?.bare.bytes)
      throw new Error('The bare server does not send what the cache sends')
    return {
      bytes: first?.cached.bytes ?? 0,
      cached: middle('cached'),
      bare: middle('bare'),
      ratio: median(counted.map((round) => round.cached.perSecond / round.bare.perSecond)),
      unchanged: middle('unchanged'),
      rendered: middle('rendered'),
    }
  } finally {
    await bare.terminate()
  }
}

const renders = { warmUp: 20, counted: 60 }

/** Processor time of the server, in milliseconds, for each page rendered anew with all that it reads and sends. */
export async function measureRenders(
  server: Pick<RealServer, 'url' | 'processorMs'>,
  paths: readonly string[],
): Promise<{ path: string; ms: number }[]> {
  // In this spelling no cache keeps it; each time from another address, as one alone waits for its turn.
  const render = async (path: string, visitor: number) => {
    const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': `10.1.0.${visitor}` }
    const response = await fetch(`${server.url}${path}/`, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${path}/ was answered with ${response.status}`)
  }
  for (const path of paths)
    for (let visitor = 0; visitor < renders.warmUp; visitor++) await render(path, visitor)
  const measured: { path: string; ms: number }[] = []
  for (const path of paths) {
    const before = server.processorMs()
    for (let visitor = 0; visitor < renders.counted; visitor++) await render(path, visitor)
    measured.push({ path, ms: (server.processorMs() - before) / renders.counted })
  }
  return measured
}

/** As the cache keeps it: rendered, it comes in chunks or compressed in haste, and in other bytes a moment later. */
async function keptHome(port: number): Promise<BareResponse> {
  for (let tries = 0; tries < 100; tries += 1) {
    const home = await receiveHome(port)
    const encoding = home.lines[home.lines.findIndex((line) => line.toLowerCase() === 'content-encoding') + 1]
    if (encoding === 'br') return home
    await pause(100)
  }
  throw new Error('The home page is never compressed well')
}

async function receiveHome(port: number): Promise<BareResponse> {
  const asking = get({ port, host: '127.0.0.1', headers: browser, agent: false })
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (!response) throw new Error('No response')
  const body = Buffer.concat(await response.toArray())
  const lines: string[] = []
  for (let i = 0; i + 1 < response.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2)
    if (!/^(?:date|connection|keep-alive)$/i.test(name)) lines.push(name, value)
  }
  return { lines, body }
}

type Hammered = { status: number; bytes: number; perSecond: number }

/**
 * Repeats one GET over kept connections, each time when the last response is complete. Written on bare sockets, because
 * an HTTP client would take more CPU time than the server that is measured. Each connection has an address of its own
 * (TRUST_PROXY=1): one address alone gets only so many pages rendered at a time.
 */
async function hammer(
  port: number,
  path: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Hammered> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requestFrom = (address: string) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\n${lines.join('')}\r\n`,
    )
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  try {
    const [first] = sockets
    if (!first) throw new Error('A hammer needs a connection')
    const shape = await firstResponse(first, requestFrom('198.51.100.0'))
    const until = performance.now() + seconds * 1000
    const counts = await Promise.all(
      sockets.map((socket, index) => count(socket, requestFrom(`198.51.100.${index}`), shape, until)),
    )
    const perSecond = counts.reduce((sum, one) => sum + one, 0) / seconds
    return { status: shape.status, bytes: shape.length ?? shape.seen, perSecond }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** `length`: bytes of the whole response, the same each time; undefined when it is chunked. */
type ResponseShape = { status: number; length: number | undefined; seen: number }

const endOfChunks = Buffer.from('\r\n0\r\n\r\n')

async function firstResponse(socket: Socket, request: Buffer): Promise<ResponseShape> {
  let seen = Buffer.alloc(0)
  socket.write(request)
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data')
    seen = Buffer.concat([seen, chunk ?? Buffer.alloc(0)])
    const head = seen.subarray(0, seen.indexOf('\r\n\r\n')).toString()
    const status = Number(head.slice(9, 12))
    const isChunked = /\ntransfer-encoding: chunked/i.test(head)
    const length = head.length + 4 + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (isChunked && seen.subarray(-endOfChunks.length).equals(endOfChunks))
      return { status, length: undefined, seen: seen.length }
    if (!isChunked && seen.length >= length) return { status, length, seen: seen.length }
  }
}

function count(
  socket: Socket,
  request: Buffer,
  { status, length }: ResponseShape,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let responses = 0
    let received = 0
    let tail = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection that is in use')))
    socket.on('data', (chunk: Buffer) => {
      if (received === 0 && Number(chunk.toString('latin1', 9, 12)) !== status)
        return reject(new Error(`Answered ${chunk.toString('latin1', 0, 15)} instead of ${status}`))
      received += chunk.length
      if (length === undefined) tail = Buffer.concat([tail, chunk]).subarray(-endOfChunks.length)
      const isWhole = length === undefined ? tail.equals(endOfChunks) : received >= length
      if (!isWhole) return
      received = 0
      if (performance.now() >= until) {
        socket.removeAllListeners('close')
        return resolve(responses)
      }
      responses += 1
      socket.write(request)
    })
    socket.write(request)
  })
}
