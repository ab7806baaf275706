import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseError } from './database.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Throws where the store must stay as it is. */
export type MayMigrate = (client: Pick<pg.ClientBase, 'query'>) => Promise<void>

const migrationLock = 7_426_151_913

const migrationTimeoutMs = 10 * 60_000

/** All that are missing, in one transaction: an upgrade that fails leaves the store to the version that made it. */
export async function migrate(
  connection: pg.ClientConfig,
  log: Log,
  mayMigrate: MayMigrate = async () => {},
): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern migrate',
    statement_timeout: migrationTimeoutMs,
  })
  client.on('error', (error) => log.warn({ err: error }, 'The connection for the migration broke'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewerStore(client)
    await mayMigrate(client)
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Hashes of files that were corrected after stores had run them: those stores and their backups name them. */
const formerHashes = ['4caf0236acb6d07d5c313602ea810c1d5b2df84570cb64ad1fd8ac8e06ff53e1']

/** By the hashes that a store and its backups record. */
export const knownMigrations = (): ReadonlySet<string> =>
  new Set([...readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash), ...formerHashes])

/** This version would not see what the newer one keeps, and would write over it. */
async function refuseNewerStore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isMigrated: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`,
  )
  if (!rows[0]?.isMigrated) return
  const known = knownMigrations()
  if (!(await appliedMigrations(client)).every((hash) => known.has(hash)))
    throw new DatabaseError(
      'This store was made by a newer version of Lantern. Update Lantern, or restore a backup into an empty DATA_DIR or database.',
    )
}

export async function appliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ hash }) => hash)
}
