import { getTableColumns, getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database, Queryable, Transaction } from './database.ts'

const casing = 'snake_case'
const dialect = new PgDialect({ casing })
const names = new CasingCache(casing)

export type PreparedStatement = { name: string | undefined; text: string }

export async function runPrepared<Row extends pg.QueryResultRow>(
  db: Queryable,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = db._.session.prepareQuery<{
    execute: pg.QueryResult<Row>
    all: unknown
    values: unknown
  }>({ sql: text, params: [...values] }, undefined, name, false)
  return (await query.execute()).rows
}

type NamedColumn = { field: string; name: string; column: PgColumn }

const namedColumns = new WeakMap<PgTable, readonly NamedColumn[]>()

function columnsOf(table: PgTable): readonly NamedColumn[] {
  const known = namedColumns.get(table)
  if (known) return known
  const columns = Object.entries(getTableColumns(table)).map(([field, column]) => ({
    field,
    name: names.getColumnCasing(column),
    column,
  }))
  namedColumns.set(table, columns)
  return columns
}

/** By name: a prepared statement with `*` fails on connections older than a new column. */
export const columnList = (table: PgTable): string =>
  columnsOf(table)
    .map(({ name }) => `${getTableName(table)}.${name}`)
    .join(', ')

export function readRow<Table extends PgTable>(
  table: Table,
  row: Readonly<Record<string, unknown>>,
): Table['$inferSelect'] {
  const fields: Record<string, unknown> = {}
  for (const { field, name, column } of columnsOf(table)) {
    const value = row[name]
    if (value !== undefined) fields[field] = value === null ? null : column.mapFromDriverValue(value)
  }
  return fields
}

/**
 * One prepared statement for each set of columns. RETURNING names only what the database fills in: six of the
 * 55 columns of a quote. `unread`: filled-in columns that are not needed.
 */
export async function insertRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  values: Readonly<Record<string, unknown>>,
  unread: readonly PgColumn[],
): Promise<Table['$inferSelect']> {
  const { statement, written, empty } = insertOf(tx, table, values, unread)
  const params = written.map(({ field, column }) => {
    const value = values[field]
    return value === null ? null : column.mapToDriverValue(value)
  })
  const [filledIn] = await runPrepared(tx, statement, params)
  if (!filledIn) throw new Error(`An insert into ${getTableName(table)} returned no row`)
  const given = Object.fromEntries(written.map(({ field }) => [field, values[field]]))
  return { ...empty, ...given, ...readRow(table, filledIn) }
}

type Insert = {
  statement: PreparedStatement
  written: readonly NamedColumn[]
  empty: Readonly<Record<string, null>>
}

const inserts = new Map<string, Insert>()
/** More than all models need. Programs that vary the columns endlessly get unnamed statements beyond it. */
const mostInserts = 100

function insertOf(
  tx: Transaction,
  table: PgTable,
  values: Readonly<Record<string, unknown>>,
  unread: readonly PgColumn[],
): Insert {
  const key = `${getTableName(table)} ${Object.keys(values).filter((field) => values[field] !== undefined)}`
  const known = inserts.get(key)
  if (known) return known
  const { written = [], others = [] } = Object.groupBy(columnsOf(table), ({ field }) =>
    values[field] === undefined ? 'others' : 'written',
  )
  const { filledIn = [], left = [] } = Object.groupBy(others, ({ column }) =>
    column.hasDefault || column.generated ? 'filledIn' : 'left',
  )
  // RETURNING needs a column, also where the database fills none in.
  const read = [...written.slice(0, 1), ...filledIn.filter(({ column }) => !unread.includes(column))]
  const { sql: text } = tx
    .insert(table)
    .values(values)
    .returning(Object.fromEntries(read.map(({ field, column }) => [field, column])))
    .toSQL()
  const empty = Object.fromEntries(left.map(({ field }) => [field, null]))
  const isKept = inserts.size < mostInserts
  const insert = { statement: { name: isKept ? `insert ${inserts.size}` : undefined, text }, written, empty }
  if (isKept) inserts.set(key, insert)
  return insert
}

const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }

/**
 * Few round trips: statements that do not wait for each other are pipelined, and `begin` leaves with the
 * first. The contract is drizzle's: commits when `work` resolves, rolls back when `work` or a statement
 * fails.
 */
export async function transact<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  const client = await db.$client.connect()
  const { tx, pipelined } = connectionOf(client)
  let broken: Error | undefined
  try {
    track(pipelined, client.query(begin))
    const value = await work(tx)
    const ended = client.query(commit)
    track(pipelined, ended)
    // A failed statement has ended the transaction, and COMMIT says so only by its tag.
    await settled(pipelined)
    if ((await ended).command !== 'COMMIT') throw new Error('The transaction was rolled back')
    return value
  } catch (error) {
    const reason = await settled(pipelined).then(
      () => error,
      (first: unknown) => first,
    )
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw reason
  } finally {
    pipelined.length = 0
    client.release(broken)
  }
}

/**
 * For a statement whose result is not needed: pipelined with the next one of a `transact`, elsewhere awaited.
 * Its failure fails the transaction.
 */
export async function pipelineQuery(tx: Transaction, query: Promise<unknown>): Promise<void> {
  const pipelined = pipelinedBy.get(tx)
  if (!pipelined) await query
  else track(pipelined, query)
}

/** Its failure is handled at the end of the transaction, and is no unhandled rejection until then. */
function track(pipelined: Promise<unknown>[], query: Promise<unknown>) {
  query.catch(() => {})
  pipelined.push(query)
}

async function settled(sent: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(sent)) if (result.status === 'rejected') throw result.reason
}

type PipelinedConnection = { tx: Transaction; pipelined: Promise<unknown>[] }

const connections = new WeakMap<pg.PoolClient, PipelinedConnection>()
const pipelinedBy = new WeakMap<Transaction, Promise<unknown>[]>()

/** The same object for each transaction of a connection, so that prepared statements are kept. */
function connectionOf(client: pg.PoolClient): PipelinedConnection {
  const known = connections.get(client)
  if (known) return known
  const tx: Transaction = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  )
  const connection: PipelinedConnection = { tx, pipelined: [] }
  connections.set(client, connection)
  pipelinedBy.set(tx, connection.pipelined)
  return connection
}
