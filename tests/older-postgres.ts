import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { temporaryFolder } from '#tests/backups.ts'

export type PostgresServer = AsyncDisposable & {
  connection: pg.ClientConfig & { host: string; port: number; user: string }
}

/** A server of the PostgreSQL that hosts offer; the bundled one, which all other tests run on, is 18. */
export async function startPostgres(major: 15 | 16 | 17): Promise<PostgresServer> {
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir: await temporaryFolder(),
    binDir: binariesOf(major),
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' },
  })
  return { connection, [Symbol.asyncDispose]: stop }
}

/** The packages `postgres-15` and so on depend on the binaries of each platform. */
function binariesOf(major: number): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve(`postgres-${major}`))
  return join(dirname(dirname(resolve(`@embedded-postgres/${platform()}-${arch()}`))), 'native', 'bin')
}

/** Statements one after the other, on a connection of its own. */
export async function run(connection: pg.ClientConfig, ...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const results: pg.QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}
