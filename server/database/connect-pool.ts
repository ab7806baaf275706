import pg from 'pg'
import type { Log } from '../log.ts'

/** A page waits no longer than this for a statement. Jobs say `set local statement_timeout` in their transaction. */
export const PAGE_STATEMENT_TIMEOUT_MS = 5_000

/** Of the 40 that our own PostgreSQL allows: room for a second instance, a listener each, and a person with psql. */
const CONNECTIONS = 16

/** How long the holder of a broken connection has to give it back by itself. */
const GIVE_BACK_WITHIN_MS = 2_000

/** The pool that all queries go through. It survives PostgreSQL's restarts: broken connections are replaced. */
export function connectPool(connection: pg.ClientConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: CONNECTIONS,
    application_name: 'lantern',
    connectionTimeoutMillis: 5_000,
    statement_timeout: PAGE_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'))
  pool.on('connect', (client) =>
    // Without a listener a connection that breaks between two queries of a transaction would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke')),
  )
  takeBackBroken(pool)
  return pool
}

/** drizzle never gives back a connection whose BEGIN failed; with 16 of those the site would stand still. */
function takeBackBroken(pool: pg.Pool) {
  const held = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true)
      }, GIVE_BACK_WITHIN_MS).unref()
    }),
  )
}
