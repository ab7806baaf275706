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

export type Connections = {
  db: Database
  fileDb: Database
  visitorDb: Database
  leadDb: Database
  pool: pg.Pool
  ready(): Promise<boolean>
}

export type DatabaseHandle = Connections & {
  connection: pg.ClientConfig
  close(): Promise<void>
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'embeddedPostgresBin'>

/**
 * DATABASE_URL if set, else our own PostgreSQL in DATA_DIR; waits for it and migrates it. `onDiskFull`: each
 * time our own has no room. Throws DatabaseError when a person has to act.
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
      await withTimeout(end(), closeWithinMs, undefined)
      await embedded?.stop()
    },
  }
}

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

const migrationLock = 7_426_151_913

const migrationTimeoutMs = 10 * 60_000

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
    await client.end()
  }
}

const connectTimeoutMs = 30_000
const oldestVersion = 15

/** SQLSTATEs that waiting does not mend: wrong password, unknown role, unknown database. */
const permanentCodes = new Set(['28P01', '28000', '3D000'])

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
