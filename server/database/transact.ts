import { getTableColumns, getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database, Queryable, Transaction } from './database.ts'

/** A statement whose text never changes. PostgreSQL reads and plans it once on each connection, under its name; without one, each time. */
export type FixedStatement = { name: string | undefined; text: string }

/** Runs a fixed statement with values for `$1`, `$2` ...; times come back as text. */
export async function runFixed<Row extends pg.QueryResultRow>(
  db: Queryable,
  { name, text }: FixedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = db._.session.prepareQuery<{
    execute: pg.QueryResult<Row>
    all: unknown
    values: unknown
  }>({ sql: text, params: [...values] }, undefined, name, false)
  return (await query.execute()).rows
}

/** What a fixed statement returned of a row of a table, as drizzle reads it: fields by their names, times as dates. */
export function readRow<Table extends PgTable>(
  table: Table,
  row: Readonly<Record<string, unknown>>,
): Table['$inferSelect'] {
  const fields = Object.entries(getTableColumns<PgTable>(table)).flatMap(([field, column]) => {
    const value = row[names.getColumnCasing(column)]
    if (value === undefined) return []
    return [[field, value === null ? null : column.mapFromDriverValue(value)]]
  })
  return Object.fromEntries(fields)
}

/**
 * Inserts a row by a fixed statement, which is made once for each set of columns, and gives the row. `unread`: columns that
 * the database makes and nobody reads.
 */
export async function insertRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  values: Readonly<Record<string, unknown>>,
  unread: readonly PgColumn[],
): Promise<Table['$inferSelect']> {
  const { statement, written } = insertOf(tx, table, values, unread)
  const params = written.map(([field, column]) => {
    const value = values[field]
    return value === null ? null : column.mapToDriverValue(value)
  })
  const [row] = await runFixed(tx, statement, params)
  if (!row) throw new Error(`An insert into ${getTableName(table)} returned no row`)
  return readRow(table, row)
}

type Insert = { statement: FixedStatement; written: readonly [field: string, column: PgColumn][] }

const inserts = new Map<string, Insert>()
/** All models together need fewer, unless a program leaves out now this, now that: then the statement is made for one use. */
const mostInserts = 100

function insertOf(
  tx: Transaction,
  table: PgTable,
  values: Readonly<Record<string, unknown>>,
  unread: readonly PgColumn[],
): Insert {
  const columns = Object.entries(getTableColumns(table))
  const written = columns.filter(([field]) => values[field] !== undefined)
  const key = `${getTableName(table)} ${written.map(([field]) => field)}`
  const known = inserts.get(key)
  if (known) return known
  const read = Object.fromEntries(columns.filter(([, column]) => !unread.includes(column)))
  const { sql: text } = tx.insert(table).values(values).returning(read).toSQL()
  const isKept = inserts.size < mostInserts
  const insert = { statement: { name: isKept ? `insert ${inserts.size}` : undefined, text }, written }
  if (isKept) inserts.set(key, insert)
  return insert
}

const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }

/**
 * A transaction for what is stored all day, with as few trips to the database as its steps need: statements that are sent
 * without waiting for each other leave together (the pools pipeline), and `begin` leaves with the first of them. The same
 * contract as drizzle's: it commits when `work` resolves, and rolls back when `work` or one of its statements fails.
 */
export async function transact<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  const client = await db.$client.connect()
  const { tx, sentAlong } = connectionOf(client)
  let broken: Error | undefined
  try {
    keep(sentAlong, client.query(begin))
    const value = await work(tx)
    const ended = client.query(commit)
    keep(sentAlong, ended)
    // A statement that failed has ended the transaction, and COMMIT only says so by its tag.
    await settled(sentAlong)
    if ((await ended).command !== 'COMMIT') throw new Error('The transaction was rolled back')
    return value
  } catch (error) {
    // Of several statements that failed, the first is the reason.
    const reason = await settled(sentAlong).then(
      () => error,
      (first: unknown) => first,
    )
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw reason
  } finally {
    sentAlong.length = 0
    client.release(broken)
  }
}

/** Sends what needs no answer along with the next statement of a `transact`; elsewhere waits for it. Fails with the transaction. */
export async function sendAlong(tx: Transaction, sending: Promise<unknown>): Promise<void> {
  const sentAlong = sentAlongOf.get(tx)
  if (!sentAlong) await sending
  else keep(sentAlong, sending)
}

/** Its failure is dealt with at the end of the transaction, not where nobody waits for it. */
function keep(sentAlong: Promise<unknown>[], sending: Promise<unknown>) {
  sending.catch(() => {})
  sentAlong.push(sending)
}

/** Waits for all of them; fails with the first that failed. */
async function settled(sent: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(sent)) if (result.status === 'rejected') throw result.reason
}

type Connection = { tx: Transaction; sentAlong: Promise<unknown>[] }

const connections = new WeakMap<pg.PoolClient, Connection>()
const sentAlongOf = new WeakMap<Transaction, Promise<unknown>[]>()
const casing = 'snake_case'
const dialect = new PgDialect({ casing })
const names = new CasingCache(casing)

/** The same object for each transaction of a connection, so that what was prepared with it is kept. */
function connectionOf(client: pg.PoolClient): Connection {
  const known = connections.get(client)
  if (known) return known
  const tx: Transaction = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  )
  const connection: Connection = { tx, sentAlong: [] }
  connections.set(client, connection)
  sentAlongOf.set(tx, connection.sentAlong)
  return connection
}
