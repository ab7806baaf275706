import pg from 'pg'
import type { Log } from '#server/log.ts'

export const pageStatementTimeoutMs = 5_000

type PoolOptions = { name: string; connections: number; statementTimeoutMs: number }

/**
 * One for each kind of work, so that none waits for the connections of another; a holder of one connection
 * never asks for a second (decision 13). Our own PostgreSQL allows 50, which leaves some for a listener, a
 * backup and psql.
 */
export const pools = {
  everyday: { name: 'lantern', connections: 10, statementTimeoutMs: pageStatementTimeoutMs },
  visitors: { name: 'lantern visitors', connections: 8, statementTimeoutMs: 3_000 },
  files: { name: 'lantern files', connections: 4, statementTimeoutMs: pageStatementTimeoutMs },
  leads: { name: 'lantern leads', connections: 16, statementTimeoutMs: pageStatementTimeoutMs },
} as const satisfies Record<string, PoolOptions>

/** For the holder of a broken connection, before it is released by force. */
const releaseWithinMs = 2_000

export function connectPool(connection: pg.ClientConfig, options: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: options.connections,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Statements that do not wait for each other leave together (transact.ts).
    pipeline: true,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'))
  pool.on('connect', (client) =>
    // Without a listener a connection that breaks between two queries would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke')),
  )
  pool.on('connect', sendTogether)
  releaseBroken(pool)
  return pool
}

/**
 * The write is the main cost of a small statement: pg corks the stream for each, and this keeps it corked
 * until the tick ends.
 */
function sendTogether({ connection: { stream } }: pg.PoolClient) {
  const cork = stream.cork.bind(stream)
  let isCorked = false
  stream.cork = () => {
    cork()
    if (isCorked) return
    isCorked = true
    cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}

/** drizzle never releases a connection whose BEGIN failed; a few of those would exhaust the pool. */
function releaseBroken(pool: pg.Pool) {
  const held = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true)
      }, releaseWithinMs).unref()
    }),
  )
}
