import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { pools } from '#server/database/connect-pool.ts'
import type { Database } from '#server/database/database.ts'
import { type Connections, connectPools } from '#server/database/open-database.ts'

export type TestDatabase = AsyncDisposable & Connections & { connection: pg.ClientConfig }

type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>

/** Emptied databases, still connected: creating and connecting is most of a database's cost. */
const free: OpenedDatabase[] = []

export async function testDatabase(): Promise<TestDatabase> {
  const opened = free.pop() ?? (await openDatabase())
  return { ...opened, [Symbol.asyncDispose]: () => giveBack(opened) }
}

async function openDatabase() {
  const { host, port, user, template } = inject('server')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name} template ${template}`)
  const connection = { host, port, user, ssl: false, database: name }
  return { ...connectPools(connection, pino({ level: 'silent' })), connection }
}

async function giveBack(opened: OpenedDatabase) {
  await everythingAnswered(opened)
  if (await empty(opened.pool)) return void free.push(opened)
  await opened.end()
  await asAdministrator(`drop database ${opened.connection.database} with (force)`)
}

/** Queries that a test did not await must not be seen by the next one. */
async function everythingAnswered({ db, fileDb, visitorDb, leadDb }: OpenedDatabase) {
  const isBusy = ({ $client: { idleCount, totalCount } }: Database) => idleCount < totalCount
  while ([db, fileDb, visitorDb, leadDb].some(isBusy)) await pause(2)
}

async function empty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ shape: string }>(shapeOfTables)
  if (rows[0]?.shape !== inject('server').shape) return false
  // A listener that a test left open must not see the next test.
  const ours = Object.values(pools).map(({ name }) => `'${name}'`)
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name not in (${ours})`)
  const { rows: filled } = await pool.query<{ name: string }>(filledTables)
  if (filled.length === 0) return true
  const names = filled.map(({ name }) => name)
  await pool.query(`
    begin;
    -- As a replica, so that no trigger runs: the audit's trigger refuses deletes.
    set local session_replication_role = replica;
    ${names.map((name) => `delete from ${name}`).join(';')};
    commit`)
  // Truncated to no pages: else each connection would continue in a page of its own, and rows would be out of order.
  await pool.query(`vacuum ${names}`)
  return true
}

const filledTables = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`

export const shapeOfTables = `
  select
    (select md5(string_agg(concat(relname, attname, atttypid, attnotnull), ',' order by relname, attnum))
     from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace)
    || (select md5(string_agg(conname, ',' order by conname)) from pg_constraint where connamespace = 'public'::regnamespace)
    || (select md5(string_agg(concat(tgname, tgenabled), ',' order by tgname)) from pg_trigger where not tgisinternal) as shape`

async function asAdministrator(statement: string) {
  const { host, port, user } = inject('server')
  const client = new pg.Client({ host, port, user, ssl: false, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
