import pg from 'pg'
import type { Log } from '#server/log.ts'

/** A page waits no longer than this for a statement. Jobs say `set local statement_timeout` in their transaction. */
export const pageStatementTimeoutMs = 5_000

/** What a part of the server may take of the database: how many connections, and for how long each statement. */
type Share = { name: string; connections: number; statementTimeoutMs: number }

/**
 * Who has which connections. Our own PostgreSQL allows 50: there is room for a listener, a backup and a person with
 * psql. No part waits for another's: whoever holds a connection of one asks for no second one (decision 13).
 */
export const shares = {
  /** Staff, signing in, files and our own jobs. */
  everyday: { name: 'lantern', connections: 10, statementTimeoutMs: pageStatementTimeoutMs },
  /** What strangers read: pages, the data service with the public key, and what their subscriptions hear. */
  visitors: { name: 'lantern visitors', connections: 8, statementTimeoutMs: 3_000 },
  /** Storing what a stranger sends, and readiness. */
  leads: { name: 'lantern leads', connections: 16, statementTimeoutMs: pageStatementTimeoutMs },
} as const satisfies Record<string, Share>

/** How long the holder of a broken connection has to give it back by itself. */
const giveBackWithinMs = 2_000

/** The pool of one share. It survives PostgreSQL's restarts: broken connections are replaced. */
export function connectPool(connection: pg.ClientConfig, share: Share, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: share.connections,
    application_name: share.name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: share.statementTimeoutMs,
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
  takeBackBroken(pool)
  return pool
}

/**
 * The statements of one tick leave in one write, which is the dearest part of a small statement: pg corks the stream while it
 * sends one, and this keeps it corked until the tick ends.
 */
function sendTogether({ connection: { stream } }: pg.PoolClient) {
  const cork = stream.cork.bind(stream)
  let isHeld = false
  stream.cork = () => {
    cork()
    if (isHeld) return
    isHeld = true
    cork()
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

/** drizzle never gives back a connection whose BEGIN failed; with a few of those the site would stand still. */
function takeBackBroken(pool: pg.Pool) {
  const held = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true)
      }, giveBackWithinMs).unref()
    }),
  )
}
