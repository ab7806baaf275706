import pg from 'pg'
import type { Log } from '#server/log.ts'

/** A page waits no longer than this for a statement. Jobs say `set local statement_timeout` in their transaction. */
export const pageStatementTimeoutMs = 5_000

/** The pool of one part of the server: how many connections it may take, and for how long each statement may run. */
type PoolOptions = { name: string; connections: number; statementTimeoutMs: number }

/**
 * The pools, one for each kind of work, so that none waits for the connections of another: whoever holds a connection of one
 * asks for no second one (decision 13). Our own PostgreSQL allows 50, which leaves some for a listener, a backup and psql.
 */
export const pools = {
  /** Staff, signing in and our own jobs. */
  everyday: { name: 'lantern', connections: 10, statementTimeoutMs: pageStatementTimeoutMs },
  /** What visitors read: pages, the data service with the public key, and the events of their subscriptions. */
  visitors: { name: 'lantern visitors', connections: 8, statementTimeoutMs: 3_000 },
  /** What is noted of files while they are sent and checked. */
  files: { name: 'lantern files', connections: 4, statementTimeoutMs: pageStatementTimeoutMs },
  /** Storing what a visitor sends, and readiness. */
  leads: { name: 'lantern leads', connections: 16, statementTimeoutMs: pageStatementTimeoutMs },
} as const satisfies Record<string, PoolOptions>

/** How long the holder of a broken connection has to release it by itself. */
const releaseWithinMs = 2_000

/** Opens a pool. It survives restarts of PostgreSQL: broken connections are replaced. */
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
    // Without a listener a connection that breaks between two queries of a transaction would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke')),
  )
  pool.on('connect', sendTogether)
  releaseBroken(pool)
  return pool
}

/**
 * Sends the statements of one tick in one write, because the write is what a small statement costs most: pg corks the stream
 * for each statement, and this keeps it corked until the tick ends.
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
