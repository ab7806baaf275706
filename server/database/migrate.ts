import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '#server/log.ts'

/** Any number, as long as it is always the same and nobody else's. */
const MIGRATION_LOCK = 7_426_151_913

const STATEMENT_TIMEOUT_MS = 10 * 60_000

/** Brings the database to the newest migration. Instances that start at once do it one after another. */
export async function migrate(connection: pg.ClientConfig, log: Log) {
  const client = new pg.Client({
    ...connection,
    application_name: 'lantern migrate',
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  client.on('error', (error) => log.warn({ err: error }, 'The connection for the migration broke'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
