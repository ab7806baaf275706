import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Row, SortDirection } from './model.ts'

/** Amplify Data's own figures. */
export const defaultLimit = 100
export const maximumLimit = 1000

export function nextTokenAfter(row: Row, field: string): string {
  return Buffer.from(JSON.stringify([row[field], row.id])).toString('base64url')
}

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

/** As one row comparison, where an index scan can begin. */
export function isAfter(
  column: PgColumn,
  id: PgColumn,
  position: { value: unknown; id: string },
  direction: SortDirection,
): SQL {
  const beyond = direction === 'ASC' ? sql`>` : sql`<`
  return sql`(${column}, ${id}) ${beyond} (${sql.param(position.value, column)}, ${sql.param(position.id, id)})`
}

export const orderOf = (column: PgColumn, id: PgColumn, direction: SortDirection): SQL[] =>
  direction === 'ASC' ? [asc(column), asc(id)] : [desc(column), desc(id)]
