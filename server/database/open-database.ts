import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { connectPool, pools } from './connect-pool.ts'
import { type Database, DatabaseError } from './database.ts'
import { type MayMigrate, migrate } from './migrate.ts'

type Readiness = 'ready' | 'away' | 'cannotWrite'

export type Connections = {
  db: Database
  fileDb: Database
  visitorDb: Database
  leadDb: Database
  pool: pg.Pool
  /** Whether a lead could be stored now. */
  readiness(): Promise<Readiness>
}

export type DatabaseHandle = Connections & {
  connection: pg.ClientConfig
  close(): Promise<void>
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'embeddedPostgresBin'>

/**
 * DATABASE_URL if set, else our own PostgreSQL in DATA_DIR; waits for it and migrates it. `onDiskFull`: each
 * time our own has no room. `mayMigrate` throws where this store is not to be opened. Throws DatabaseError when a person has
 * to act.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Log,
  { onDiskFull, mayMigrate }: { onDiskFull?: () => void; mayMigrate?: MayMigrate } = {},
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
    await migrate(connection, log, mayMigrate)
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
    readiness: readinessOf(leads),
    end: async () => {
      await Promise.all([pool, files, visitors, leads].map((one) => one.end()))
    },
  }
}

const connectionTo = (config: DatabaseConfig, embedded: EmbeddedPostgres | undefined): pg.ClientConfig =>
  embedded ? embedded.connection : { connectionString: config.databaseUrl }

const readyWithinMs = 2_000
const closeWithinMs = 3_000
const readinessHoldsMs = 1_000

/**
 * A standby and a database set to read-only say so. A full disk shows by a sort that does not fit into its memory and is written
 * to the disk: half a megabyte, so that it is known before a lead needs the room.
 */
const writeProbe = `do $$ begin
  if current_setting('transaction_read_only') = 'on' then raise exception using errcode = '25006'; end if;
  perform set_config('work_mem', '64kB', true);
  perform count(line) from (select repeat(md5(n::text), 16) as line from generate_series(1, 1000) n order by 1) lines;
end $$`

const cannotWriteCodes = new Set(['53100', '25006'])

/** Asked by anyone, so at most once a second. */
function readinessOf(pool: pg.Pool): () => Promise<Readiness> {
  let latest: { at: number; answer: Promise<Readiness> } | undefined
  return () => {
    const at = performance.now()
    if (!latest || at - latest.at > readinessHoldsMs) latest = { at, answer: probe(pool) }
    return latest.answer
  }
}

function probe(pool: pg.Pool): Promise<Readiness> {
  const answer = pool.query(writeProbe).then(
    (): Readiness => 'ready',
    (error: unknown): Readiness =>
      error instanceof pg.DatabaseError && cannotWriteCodes.has(error.code ?? '') ? 'cannotWrite' : 'away',
  )
  return withTimeout(answer, readyWithinMs, 'away')
}

const connectTimeoutMs = 30_000
const oldestVersion = 15

/** SQLSTATEs that waiting does not mend: wrong password, unknown role, unknown database. */
const permanentCodes = new Set(['28P01', '28000', '3D000'])

export async function waitForServer(connection: pg.ClientConfig, log: Log) {
  const deadline = performance.now() + connectTimeoutMs
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    const attempt = await serverVersion(connection)
    if (attempt.ok) return refuseOld(attempt.version)
    if (attempt.isPermanent || performance.now() > deadline)
      throw new DatabaseError(`The database cannot be reached: ${attempt.message}`)
    log.info({ reason: attempt.message }, 'Waiting for the database')
    await sleep(wait)
  }
}

type ConnectionAttempt = { ok: true; version: number } | { ok: false; message: string; isPermanent: boolean }

async function serverVersion(connection: pg.ClientConfig): Promise<ConnectionAttempt> {
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
