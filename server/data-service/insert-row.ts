import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'
import type { Model, Row } from './model.ts'

/** Inserts by a statement that is made once for each set of columns, and planned once on each connection. */
export async function insertRow(
  tx: Transaction,
  model: Model,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const { text, name, written, returned } = insertOf(tx, model, values)
  const params = written.map(([field, column]) => {
    const value = values[field]
    return value === null ? null : column.mapToDriverValue(value)
  })
  const read = (rows: unknown[][]): Row[] =>
    rows.map((row) => {
      const fields = returned.map(([field, column], index) => {
        const value = row[index]
        return [field, value === null ? null : column.mapFromDriverValue(value)]
      })
      // Every table of a model has an id.
      return Object.fromEntries(fields) as Row
    })
  const query = { sql: text, params }
  const insert = tx._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    ...([query, undefined, name, true, read] as const),
  )
  const [row] = await insert.execute()
  if (!row) throw new Error(`inserting a ${model.name} returned no row`)
  return row
}

type Fields = readonly (readonly [field: string, column: PgColumn])[]
type Insert = { text: string; name: string | undefined; written: Fields; returned: Fields }

const inserts = new Map<string, Insert>()
/** All models together need fewer, unless a program leaves out now this, now that: then the statement is made for one use. */
const mostInserts = 100

function insertOf(
  tx: Transaction,
  { name, table, search }: Model,
  values: Readonly<Record<string, unknown>>,
): Insert {
  const columns: Fields = Object.entries(getTableColumns(table))
  const written = columns.filter(([field]) => values[field] !== undefined)
  const key = `${name} ${written.map(([field]) => field)}`
  const known = inserts.get(key)
  if (known) return known
  // What searches look in is made by the database, and stays there.
  const returned = columns.filter(([, column]) => column !== search?.text && column !== search?.words)
  const { sql: text } = tx.insert(table).values(values).returning(Object.fromEntries(returned)).toSQL()
  const isKept = inserts.size < mostInserts
  const insert = { text, name: isKept ? `insert ${name} ${inserts.size}` : undefined, written, returned }
  if (isKept) inserts.set(key, insert)
  return insert
}
