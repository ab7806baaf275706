import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Connections, connectShares } from '#server/database/open-database.ts'

export type TestDatabase = AsyncDisposable & Connections & { connection: pg.ClientConfig }

/** A migrated, empty database of one's own: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { host, port, user, template } = inject('server')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administration = { host, port, user, ssl: false, database: 'postgres' }
  await run(administration, `create database ${name} template ${template}`)

  const connection = { ...administration, database: name }
  const { end, ...connections } = connectShares(connection, pino({ level: 'silent' }))
  return {
    ...connections,
    connection,
    [Symbol.asyncDispose]: async () => {
      await end()
      // With force: what a test left connected, such as a listener, shall not keep it.
      await run(administration, `drop database ${name} with (force)`)
    },
  }
}

async function run(connection: pg.ClientConfig, statement: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
