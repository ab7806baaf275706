import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { connectPool, pools } from './connect-pool.ts'
import { type Database, DatabaseError } from './database.ts'

/** The database as the parts of the server use it, each through its own pool. */
export type Connections = {
  /** For staff, signing in and our own jobs. */
  db: Database
  /** For files that are sent and checked. */
  fileDb: Database
  /** For what visitors read. */
  visitorDb: Database
  /** For storing what a visitor sends: nothing else may keep these connections busy. */
  leadDb: Database
  /** The pool of `db`. */
  pool: pg.Pool
  /** Whether a query gets its answer now, on the connections that store leads: what /readyz tells. */
  ready(): Promise<boolean>
}

/** The opened database: its pools, and how to close all of it. */
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
  const { end, ...connections } = connectPools(connection, log)
  return {
    ...connections,
    connection,
    close: async () => {
      // A request that hangs does not keep the database from ending well.
      await withTimeout(end(), closeWithinMs, undefined)
      await embedded?.stop()
    },
  }
}

/** Opens the pools; connections are made when they are needed. `end` resolves when all are released. */
export function connectPools(connection: pg.ClientConfig, log: Log): Connections & { end(): Promise<void> } {
  const pool = connectPool(connection, pools.everyday, log)
  const files = connectPool(connection, pools.files, log)
  const visitors = connectPool(connection, pools.visitors, log)
  const leads = connectPool(connection, pools.leads, log)
  const databaseOf = (one: pg.Pool) => drizzle(one, { casing: 'snake_case' })
  return {
    db: databaseOf(pool),
    fileDb: databaseOf(files),
    visitorDb: databaseOf(visitors),
    leadDb: databaseOf(leads),
    pool,
    ready: () => isReady(leads),
    end: async () => {
      await Promise.all([pool, files, visitors, leads].map((one) => one.end()))
    },
  }
}

const connectionTo = (config: DatabaseConfig, embedded: EmbeddedPostgres | undefined): pg.ClientConfig =>
  embedded ? embedded.connection : { connectionString: config.databaseUrl }

const readyWithinMs = 2_000
const closeWithinMs = 3_000

async function isReady(pool: pg.Pool): Promise<boolean> {
  const isAnswered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return withTimeout(isAnswered, readyWithinMs, false)
}

/** Any number, as long as it is always the same and nobody else's. */
const migrationLock = 7_426_151_913

const migrationTimeoutMs = 10 * 60_000

/** Brings the database to the newest migration. Instances that start at once do it one after another. */
export async function migrate(connection: pg.ClientConfig, log: Log) {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern migrate',
    statement_timeout: migrationTimeoutMs,
  })
  client.on('error', (error) => log.warn({ err: error }, 'The connection for the migration broke'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

const connectTimeoutMs = 30_000
const oldestVersion = 15

/** SQLSTATEs that no waiting mends: wrong password, unknown role, unknown database. */
const permanentCodes = new Set(['28P01', '28000', '3D000'])

/** Resolves when the server takes connections and is new enough. Throws DatabaseError if it does not within 30 s. */
export async function waitForServer(connection: pg.ClientConfig, log: Log) {
  const deadline = Date.now() + connectTimeoutMs
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    const attempt = await serverVersion(connection)
    if (attempt.ok) return refuseOld(attempt.version)
    if (attempt.isPermanent || Date.now() > deadline)
      throw new DatabaseError(`The database cannot be reached: ${attempt.message}`)
    log.info({ reason: attempt.message }, 'Waiting for the database')
    await sleep(wait)
  }
}

type Attempt = { ok: true; version: number } | { ok: false; message: string; isPermanent: boolean }

async function serverVersion(connection: pg.ClientConfig): Promise<Attempt> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return { ok: true, version: Math.trunc(Number(rows[0]?.server_version_num) / 10_000) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    // A host with several addresses gives one error with an empty message and the reasons inside.
    return { ok: false, message: error.message || code, isPermanent: permanentCodes.has(code) }
  } finally {
    await client.end()
  }
}

function refuseOld(version: number) {
  if (version < oldestVersion)
    throw new DatabaseError(`The database is PostgreSQL ${version}; Lantern needs ${oldestVersion} or newer.`)
}
