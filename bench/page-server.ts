import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Worker } from 'node:worker_threads'
import type { BareAnswer } from './bare-server.ts'
import { type Hammered, hammer } from './hammer.ts'
import { median } from './table.ts'

const rounds = 9
const load = { connections: 32, seconds: 1 }
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Answers per second, medians over the rounds. */
export type ServerFigures = {
  bytes: number
  cached: number
  bare: number
  /** Cached page by bare server: the median of each round's own ratio. */
  ratio: number
  unchanged: number
  /** A page rendered for each request: the receipt of nothing, which nobody shares. */
  rendered: number
}

/** The cached home page beside a bare server that sends the very same bytes; rounds alternate between them. */
export async function measureServer(port: number): Promise<ServerFigures> {
  const { lines, body } = await answerOf(port)
  const tag = lines[lines.findIndex((line) => line.toLowerCase() === 'etag') + 1] ?? ''
  const bare = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { lines, body } satisfies BareAnswer,
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
    // The first round only warms up.
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

/** Header lines and body as they come over the wire, without what Node adds by itself. */
async function answerOf(port: number): Promise<BareAnswer> {
  const asking = get({ port, host: '127.0.0.1', headers: browser, agent: false })
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (!response) throw new Error('No answer')
  const body = Buffer.concat(await response.toArray())
  const lines: string[] = []
  for (let i = 0; i + 1 < response.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(i, i + 2)
    if (!/^(?:date|connection|keep-alive)$/i.test(name)) lines.push(name, value)
  }
  return { lines, body }
}
