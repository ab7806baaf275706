import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Connections, connectShares } from '#server/database/open-database.ts'

export type TestDatabase = AsyncDisposable & Connections & { connection: pg.ClientConfig }

/** Emptied databases of this worker's earlier tests. Emptying takes a fiftieth of the time of creating. */
const free: string[] = []

/** A migrated, empty database for one test: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { host, port, user } = inject('server')
  const connection = { host, port, user, ssl: false, database: free.pop() ?? (await newDatabase()) }
  const { end, ...connections } = connectShares(connection, pino({ level: 'silent' }))
  return {
    ...connections,
    connection,
    [Symbol.asyncDispose]: async () => {
      await end()
      await giveBack(connection.database)
    },
  }
}

async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await inDatabase('postgres', (client) =>
    client.query(`create database ${name} template ${inject('server').template}`),
  )
  return name
}

/** Empties the database for the next test. One whose tables a test has changed is dropped. */
async function giveBack(name: string) {
  const isUnchanged = await inDatabase(name, async (client) => {
    // A connection that a test left open, such as a listener, must not see the next test.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const { rows } = await client.query<{ shape: string; clearing: string }>(shapeAndClearing)
    const [found] = rows
    if (found?.shape !== inject('server').shape) return false
    // As a replica, so that no trigger runs: the audit's trigger refuses deletes.
    await client.query(`set session_replication_role = replica; ${found.clearing}`)
    return true
  })
  if (isUnchanged) free.push(name)
  else await inDatabase('postgres', (client) => client.query(`drop database ${name} with (force)`))
}

/** Selects a digest of tables, columns, constraints and triggers, and the statements that empty all tables. */
export const shapeAndClearing = `
  select
    (select md5(string_agg(concat(relname, attname, atttypid, attnotnull), ',' order by relname, attnum))
     from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace)
    || (select md5(string_agg(conname, ',' order by conname)) from pg_constraint where connamespace = 'public'::regnamespace)
    || (select md5(string_agg(concat(tgname, tgenabled), ',' order by tgname)) from pg_trigger where not tgisinternal) as shape,
    (select string_agg(format('delete from %I', tablename), ';') from pg_tables where schemaname = 'public') as clearing`

async function inDatabase<Value>(
  database: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const { host, port, user } = inject('server')
  const client = new pg.Client({ host, port, user, ssl: false, database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
