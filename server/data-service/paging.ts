import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Row, SortDirection } from './model.ts'

/** Rows a page may hold when nothing is asked, and at most (Amplify Data's own figures). */
export const defaultLimit = 100
/** Rows that a page may hold at most; more are not refused, only not given. */
export const maximumLimit = 1000

/**
 * The cursor of keyset pagination: the sort value and id of the last row. Page 1,000 costs what page 1 costs, and a row that is
 * inserted meanwhile shifts nothing.
 */
export function nextTokenAfter(row: Row, field: string): string {
  return Buffer.from(JSON.stringify([row[field], row.id])).toString('base64url')
}

/** Reads a cursor; undefined when it is not one of ours. */
export function readNextToken(token: string, column: PgColumn): { value: unknown; id: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed) || parsed.length !== 2 || typeof parsed[1] !== 'string') return undefined
    if (!/^[0-9a-f-]{36}$/i.test(parsed[1])) return undefined
    const value: unknown = parsed[0]
    if (column.dataType !== 'date') return { value, id: parsed[1] }
    const date = new Date(String(value))
    return Number.isNaN(date.getTime()) ? undefined : { value: date, id: parsed[1] }
  } catch {
    return undefined
  }
}

/** "Comes after this row" in the order of `column`, then id, as one row comparison: an index scan begins there. */
export function isAfter(
  column: PgColumn,
  id: PgColumn,
  position: { value: unknown; id: string },
  direction: SortDirection,
): SQL {
  const beyond = direction === 'ASC' ? sql`>` : sql`<`
  return sql`(${column}, ${id}) ${beyond} (${sql.param(position.value, column)}, ${sql.param(position.id, id)})`
}

/** ORDER BY of a list: the column, then the id, so that the order is total. */
export const orderOf = (column: PgColumn, id: PgColumn, direction: SortDirection): SQL[] =>
  direction === 'ASC' ? [asc(column), asc(id)] : [desc(column), desc(id)]
