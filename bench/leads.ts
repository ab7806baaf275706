import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { createDocument } from '#app/site/forms/submit.ts'
import { signInAsOwner } from './owner.ts'
import { openQuoteForm, readQuotePage } from './quote-form.ts'
import { realServer, serverDatabase } from './real-server.ts'
import { median, quantile, table } from './statistics.ts'

const levels = [1, 16, 50]
/** How many bare INSERTs a quote may cost, by callers. */
const goals: Readonly<Record<number, number>> = { 1: 5, 16: 4 }
const rounds = 3
const seconds = 3
const warmUpSeconds = 2
const mailsWithinMs = 120_000

type Round = { callers: number; quotes: Throughput; inserts: Throughput }

/**
 * Stored quotes per second over HTTP, beside bare INSERTs of the same row through the same driver into the same database.
 * Rounds alternate, so that a busy moment of the machine affects both. Gives a table, what a form with a photo costs, and the
 * goals that are missed.
 */
export async function benchLeads(): Promise<string> {
  const loadBefore = loadavg()[0] ?? 0
  const server = await realServer({ port: 3291, environment: { LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const posts = await quotePosts(server.url, Math.max(...levels))
    await measureThroughput(posts.createOne, { callers: 16, seconds: warmUpSeconds })
    const raw = await rawInserts(server.dataDir)
    await measureThroughput(raw.insertOne, { callers: 16, seconds: warmUpSeconds })
    const owner = await signInAsOwner(server.url)

    const waitForMails = async () => {
      for (const end = Date.now() + mailsWithinMs; (await owner.undelivered()) > 0; await pause(250))
        if (Date.now() > end) throw new Error('The mails of a round did not leave in time')
    }

    const measured: Round[] = []
    for (let round = 0; round < rounds; round++)
      for (const callers of levels) {
        await waitForMails()
        posts.reconnect()
        const quotes = await measureThroughput(posts.createOne, { callers, seconds })
        await waitForMails()
        const inserts = await measureThroughput(raw.insertOne, { callers, seconds })
        measured.push({ callers, quotes, inserts })
      }
    const photo = await measurePhotos(server.url)
    posts.close()
    await raw.close()
    await server.stop()

    const roundsOf = (callers: number) => measured.filter((round) => round.callers === callers)
    const missed = levels.flatMap((callers) => {
      const [goal, reached] = [goals[callers], insertsPerQuote(roundsOf(callers))]
      return goal === undefined || reached <= goal
        ? []
        : `${callers} callers: a quote costs ${reached.toFixed(1)} INSERTs, ${goal} are the goal`
    })
    const broken = [...missed, ...server.unexpected]
    if (broken.length > 0) process.exitCode = 1
    const single = median(roundsOf(1).map(({ inserts }) => inserts.p50))
    return [
      table([
        [
          ...['connections', 'quotes/s', 'p50 ms', 'p99 ms'],
          ...['INSERTs/s', 'p50 ms', 'p99 ms', 'INSERTs per quote'],
        ],
        ...levels.map((callers) => rowFor(roundsOf(callers))),
      ]),
      `A form with a photo of ${(photo.bytes / 1e6).toFixed(1)} MB, one after the other: ${photo.ms.toFixed(0)} ms until it is stored, ` +
        `photo checked and cleaned (median of ${photos}); that is ${(photo.ms / single).toFixed(0)} INSERTs.`,
      `The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `MISSED:\n${broken.join('\n')}` : 'The goals are reached.',
    ].join('\n\n')
  } finally {
    await server.remove()
  }
}

function rowFor(of: readonly Round[]): string[] {
  const figures = (pick: (round: Round) => Throughput) => {
    const rounds = of.map(pick)
    return [
      median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
      median(rounds.map(({ p50 }) => p50)).toFixed(1),
      median(rounds.map(({ p99 }) => p99)).toFixed(1),
    ]
  }
  return [
    String(of[0]?.callers),
    ...figures(({ quotes }) => quotes),
    ...figures(({ inserts }) => inserts),
    insertsPerQuote(of).toFixed(1),
  ]
}

const insertsPerQuote = (of: readonly Round[]) =>
  median(of.map(({ quotes, inserts }) => inserts.perSecond / quotes.perSecond))

const photos = 10

async function measurePhotos(site: string): Promise<{ ms: number; bytes: number }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const jpeg = await sharp({ create: { width: 2016, height: 1512, channels: 3, background: 'gray', noise } })
    .jpeg()
    .toBuffer()
  const times: number[] = []
  const forms = await Promise.all(
    Array.from({ length: photos }, (_, visitor) => openQuoteForm(site, `10.200.${visitor + 1}.1`)),
  )
  await pause(formAgeMs)
  for (const form of forms) {
    if (!form) throw new Error('The page with the form could not be loaded')
    const began = performance.now()
    form.choose([new File([new Uint8Array(jpeg)], 'lock.jpg', { type: 'image/jpeg' })])
    const values = { ...lead, message: `Please look at the photo. Mark: ${form.idempotencyKey}` }
    const { id } = await form.send(values)
    if (id === undefined) throw new Error('A form with a photo was not stored')
    times.push(performance.now() - began)
  }
  return { ms: median(times), bytes: jpeg.length }
}

const lead = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
} as const

type Throughput = { perSecond: number; p50: number; p99: number }

async function measureThroughput(
  call: (caller: number) => Promise<void>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Throughput> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  async function keepCalling(caller: number) {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await call(caller)
      latencies.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => keepCalling(caller)))
  return {
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  }
}

/** A form that is sent within 2 s of opening would be suspicious. */
const formAgeMs = 2_100

async function quotePosts(site: string, connections: number) {
  const { publicApiKey, formToken } = readQuotePage(await (await fetch(site)).text())
  await pause(formAgeMs)
  const newAgent = () => new Agent({ keepAlive: true, maxSockets: connections })
  let agent = newAgent()
  let visitors = 0
  return {
    async createOne(): Promise<void> {
      visitors += 1
      const idempotencyKey = randomUUID()
      const input = {
        ...lead,
        message: `Keys locked in a pickup at the north parking lot, gate 4. Mark: ${idempotencyKey}`,
        fileUrls: [],
      }
      const body = JSON.stringify({
        query: createDocument('Quote'),
        variables: { input, submission: { formToken, idempotencyKey, trap: '' } },
      })
      const response = await post(`${site}/graphql`, body, {
        agent,
        headers: {
          'content-type': 'application/json',
          'x-api-key': publicApiKey,
          'x-forwarded-for': `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`,
        },
      })
      if (!/^\{"data":\{"createQuote":\{"id":/.test(response)) throw new Error(`Not stored: ${response}`)
    },
    reconnect() {
      agent.destroy()
      agent = newAgent()
    },
    close: () => agent.destroy(),
  }
}

function post(
  url: string,
  body: string,
  { agent, headers }: { agent: Agent; headers: Record<string, string> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve(text))
        response.on('error', reject)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

const connections = 16

/**
 * Inserts the newest quote's row again, under another id, with the server's driver into the server's database: the cost of
 * a quote without the server. Each insert is one transaction.
 */
async function rawInserts(dataDir: string) {
  const pool = serverDatabase(dataDir, connections)
  const columns = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'requests' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.rows.map((row) => row.column_name)
  const newest = await pool.query<Record<string, unknown>>(
    `select ${names.join(', ')} from requests where kind = 'Quote' order by submitted_at desc limit 1`,
  )
  const model = newest.rows[0]
  if (!model) throw new Error('There is no quote to insert again')
  const statement = `insert into requests (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`

  return {
    async insertOne(): Promise<void> {
      const key = randomUUID()
      const row: Record<string, unknown> = {
        ...model,
        id: key,
        idempotency_key: key,
        content_hash: key.replaceAll('-', '').repeat(2),
        message: `${String(model.message).split(' Mark: ')[0]} Mark: ${key}`,
      }
      await pool.query(
        statement,
        names.map((name) => row[name]),
      )
    },
    close: () => pool.end(),
  }
}
