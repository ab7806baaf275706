import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { connectPool } from './connect-pool.ts'
import type { Database } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { waitForServer } from './wait-for-server.ts'

export type DatabaseHandle = {
  db: Database
  pool: pg.Pool
  /** For a client of one's own, such as the one that listens. */
  connection: pg.ClientConfig
  /** Whether a query gets its answer now: what /readyz tells. */
  ready(): Promise<boolean>
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
  const pool = connectPool(connection, log)
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    connection,
    ready: () => answersInTime(pool),
    close: async () => {
      // A request that hangs does not keep the database from ending well.
      await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await embedded?.stop()
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
