import { setTimeout as pause } from 'node:timers/promises'
import { signInAsOwner } from './owner.ts'
import { type Pace, pace } from './pace.ts'
import { quotePosts } from './quote-posts.ts'
import { rawInserts } from './raw-inserts.ts'
import { realServer } from './real-server.ts'
import { median, table } from './table.ts'

const levels = [1, 16, 50]
const rounds = 3
const seconds = 3
const warmUpSeconds = 2
const mailPatienceMs = 120_000

type Round = { callers: number; quotes: Pace; inserts: Pace }

/**
 * Accepted durable quotes per second over HTTP against the real server, beside raw INSERTs of the same row through the
 * same driver into the same database. Rounds alternate, so that a busy moment of the machine hits both. Gives a table.
 */
export async function benchLeads(): Promise<string> {
  const server = await realServer({ port: 3291, environment: { LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const posts = await quotePosts(server.url, Math.max(...levels))
    await pace(posts.createOne, { callers: 16, seconds: warmUpSeconds })
    const raw = await rawInserts(server.dataDir)
    await pace(raw.insertOne, { callers: 16, seconds: warmUpSeconds })
    const owner = await signInAsOwner(server.url)

    /** Mails of one round are not the next one's load. */
    const mailsAreOut = async () => {
      for (const end = Date.now() + mailPatienceMs; (await owner.undelivered()) > 0; await pause(250))
        if (Date.now() > end) throw new Error('The mails of a round did not leave in time')
    }

    const measured: Round[] = []
    for (let round = 0; round < rounds; round++)
      for (const callers of levels) {
        await mailsAreOut()
        posts.reconnect()
        const quotes = await pace(posts.createOne, { callers, seconds })
        await mailsAreOut()
        const inserts = await pace(raw.insertOne, { callers, seconds })
        measured.push({ callers, quotes, inserts })
      }
    posts.close()
    await raw.close()
    await server.stop()
    return table([
      ['connections', 'quotes/s', 'p50 ms', 'p99 ms', 'INSERTs/s', 'p50 ms', 'p99 ms', 'INSERTs per quote'],
      ...levels.map((callers) => rowFor(measured.filter((round) => round.callers === callers))),
    ])
  } finally {
    await server.remove()
  }
}

/** Medians over the rounds of one level; the last column is the median of each round's own ratio. */
function rowFor(of: readonly Round[]): string[] {
  const figures = (pick: (round: Round) => Pace) => {
    const paces = of.map(pick)
    return [
      median(paces.map(({ perSecond }) => perSecond)).toFixed(0),
      median(paces.map(({ p50 }) => p50)).toFixed(1),
      median(paces.map(({ p99 }) => p99)).toFixed(1),
    ]
  }
  const ratios = of.map(({ quotes, inserts }) => inserts.perSecond / quotes.perSecond)
  return [
    String(of[0]?.callers),
    ...figures(({ quotes }) => quotes),
    ...figures(({ inserts }) => inserts),
    median(ratios).toFixed(1),
  ]
}
