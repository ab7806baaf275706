import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { shapeOfTables } from '#tests/database.ts'

export type TestServer = {
  host: string
  port: number
  user: string
  template: string
  /** Digest of the template's tables; see tests/database.ts. */
  shape: string
  binDir: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template. TEST_PG_BIN=/usr/lib/postgresql/15/bin uses an installed one
 * instead of the bundled one.
 */
export default async function startTestServer(project: TestProject) {
  const log = pino({ level: 'silent' })
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-tests-'))
  const binDir = process.env.TEST_PG_BIN
  const server = await startEmbeddedPostgres({
    dataDir,
    binDir,
    log,
    // Tests need no durability. Autovacuum would sometimes block the cloning of the template.
    settings: { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200' },
  })
  const { host, port, user } = server.connection
  const template = 'lantern_template'
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query(`create database ${template}`)
  await migrate({ ...server.connection, database: template }, log)
  const shape = await shapeOf({ ...server.connection, database: template })
  // A template with connections cannot be cloned.
  await client.query(`alter database ${template} with allow_connections false`)
  await client.end()
  project.provide('server', { host, port, user, template, shape, binDir })

  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function shapeOf(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ shape: string }>(shapeOfTables)
  await client.end()
  if (!rows[0]) throw new Error('The template has no tables')
  return rows[0].shape
}
