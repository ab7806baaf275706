import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import type { Log } from '#server/log.ts'
import { connectPool, shares } from './connect-pool.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { waitForServer } from './wait-for-server.ts'

/** The database as the parts of the server have it, each by the connections of its share. */
export type Connections = {
  /** For staff, signing in, files and our own jobs. */
  db: Database
  /** For what strangers read. */
  visitorDb: Database
  /** For storing what a stranger sends: nothing else may keep these connections busy. */
  leadDb: Database
  /** The pool of `db`. */
  pool: pg.Pool
  /** Whether a query gets its answer now, on the connections that store leads: what /readyz tells. */
  ready(): Promise<boolean>
}

export type DatabaseHandle = Connections & {
  /** For a client of one's own, such as the one that listens. */
  connection: pg.ClientConfig
  /** Ends the connections, then PostgreSQL itself if it is ours. */
  close(): Promise<void>
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'embeddedPostgresBin'>

/**
 * Opens the database: DATABASE_URL if there is one, else our own PostgreSQL in DATA_DIR; waits for it and migrates it.
 * `onDiskFull` is called each time our own says that it has no room. Throws DatabaseError when a person has to do
 * something about it.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Log,
  { onDiskFull }: { onDiskFull?: () => void } = {},
): Promise<DatabaseHandle> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        binDir: config.embeddedPostgresBin,
        log,
        onRestart: () => log.info('PostgreSQL is back'),
        ...(onDiskFull && { onDiskFull }),
      })
  const connection = connectionTo(config, embedded)
  try {
    await waitForServer(connection, log)
    await migrate(connection, log)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const { end, ...connections } = connectShares(connection, log)
  return {
    ...connections,
    connection,
    close: async () => {
      // A request that hangs does not keep the database from ending well.
      await Promise.race([end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** A pool for each share; connections are made when they are needed. `end` resolves when all are given back. */
export function connectShares(connection: pg.ClientConfig, log: Log): Connections & { end(): Promise<void> } {
  const pool = connectPool(connection, shares.everyday, log)
  const visitors = connectPool(connection, shares.visitors, log)
  const leads = connectPool(connection, shares.leads, log)
  const through = (one: pg.Pool) => drizzle(one, { casing: 'snake_case' })
  return {
    db: through(pool),
    visitorDb: through(visitors),
    leadDb: through(leads),
    pool,
    ready: () => answersInTime(leads),
    end: async () => {
      await Promise.all([pool, visitors, leads].map((one) => one.end()))
    },
  }
}

const connectionTo = (config: DatabaseConfig, embedded: EmbeddedPostgres | undefined): pg.ClientConfig =>
  embedded ? embedded.connection : { connectionString: config.databaseUrl }

const READY_WITHIN_MS = 2_000
const CLOSE_WITHIN_MS = 3_000

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), READY_WITHIN_MS)
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}
