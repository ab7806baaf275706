import {
  and,
  between,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { PgArray, PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Reason } from '#server/result.ts'
import { folded, isMoment } from '#server/schema/columns.ts'
import { errorOf } from './errors.ts'

type FieldCondition = {
  eq?: unknown
  ne?: unknown
  gt?: unknown
  ge?: unknown
  lt?: unknown
  le?: unknown
  between?: readonly unknown[] | null
  contains?: string | null
  /** Ours, not Amplify's: ignores case and accents. */
  containsAnyCase?: string | null
  notContains?: string | null
  beginsWith?: string | null
  attributeExists?: boolean | null
  in?: readonly unknown[] | null
  notIn?: readonly unknown[] | null
  size?: FieldCondition | null
}

export type Filter = {
  and?: readonly Filter[] | null
  or?: readonly Filter[] | null
  not?: Filter | null
  [column: string]: FieldCondition | Filter | readonly Filter[] | null | undefined
}

const connectives = new Set(['and', 'or', 'not'])

export function columnsIn(filter: Filter): string[] {
  const inner = [...(filter.and ?? []), ...(filter.or ?? []), ...(filter.not ? [filter.not] : [])]
  return [...Object.keys(filter).filter((name) => !connectives.has(name)), ...inner.flatMap(columnsIn)]
}

/** Deeper than any screen asks; keeps a filter from exhausting the stack. */
const deepestFilter = 20

/** `computed`: further values of a row that our own filters may name. */
export function filterToSql(
  table: PgTable,
  filter: Filter,
  computed: Readonly<Record<string, SQL>> = {},
  depth = 1,
): SQL {
  if (depth > deepestFilter) throw badFilter({ reason: 'filterTooDeep', facts: { most: deepestFilter } })
  const inner = (part: Filter) => filterToSql(table, part, computed, depth + 1)
  const columns: Record<string, SQLWrapper> = { ...computed, ...getTableColumns(table) }
  const parts = Object.entries(filter).flatMap(([name, condition]): SQL[] => {
    if (condition === null || condition === undefined) return []
    // From the schema's filter types or our own rules, so the types hold.
    if (name === 'and') return [all((condition as readonly Filter[]).map(inner))]
    if (name === 'or') return [any((condition as readonly Filter[]).map(inner))]
    if (name === 'not') return [not(inner(condition as Filter))]
    const column = columns[name]
    if (!column) throw new Error(`filter on unknown column ${name}`)
    return conditionToSql(column, condition as FieldCondition)
  })
  return all(parts)
}

const all = (parts: SQL[]) => and(...parts) ?? sql`true`
const any = (parts: SQL[]) => or(...parts) ?? sql`false`

function conditionToSql(column: SQLWrapper, condition: FieldCondition): SQL[] {
  return Object.entries(condition).flatMap(([operator, value]): SQL[] => {
    // `eq: null` asks for missing values; for other operators null means "not asked".
    if (value === undefined || (value === null && operator !== 'eq' && operator !== 'ne')) return []
    if (operator === 'size') return conditionToSql(sizeOf(column), value as FieldCondition)
    return [comparison(column, operator, value)]
  })
}

function comparison(column: SQLWrapper, operator: string, value: unknown): SQL {
  switch (operator) {
    case 'eq':
      return value === null ? isNull(column) : eq(column, value)
    case 'ne':
      if (value === null) return isNotNull(column)
      // Without the alternative PostgreSQL can use a partial index of exactly these rows.
      if (is(column, PgColumn) && column.notNull) return ne(column, value)
      return or(ne(column, value), isNull(column)) ?? sql`true`
    case 'gt':
      return gt(column, value)
    case 'ge':
      return gte(column, value)
    case 'lt':
      return lt(column, value)
    case 'le':
      return lte(column, value)
    case 'between': {
      const [from, to, ...more] = value as readonly unknown[]
      if (from === undefined || to === undefined || more.length > 0)
        throw badFilter({ reason: 'betweenTakesTwo' })
      return between(column, from, to)
    }
    case 'in':
      return inArray(column, few(value))
    case 'notIn':
      return or(notInArray(column, few(value)), isNull(column)) ?? sql`true`
    case 'contains':
      return contains(column, value as string)
    case 'containsAnyCase':
      return hasPart(folded(textOf(column)), value as string)
    case 'notContains':
      return not(contains(column, value as string))
    case 'beginsWith':
      return sql`${textOf(column)} like ${`${literal(value as string)}%`}`
    case 'attributeExists':
      return value ? isNotNull(column) : isNull(column)
    default:
      throw new Error(`unknown filter operator ${operator}`)
  }
}

const mostValues = 100

function few(value: unknown): unknown[] {
  const values = [...(value as readonly unknown[])]
  if (values.length > mostValues) throw badFilter({ reason: 'tooManyValues', facts: { most: mostValues } })
  return values
}

const badFilter = (reason: Reason) => errorOf({ code: 'BAD_INPUT', ...reason })

const contains = (column: SQLWrapper, part: string): SQL =>
  column instanceof PgArray
    ? sql`${part} = any(${column})`
    : sql`${textOf(column)} like ${`%${literal(part)}%`}`

const sizeOf = (column: SQLWrapper): SQL =>
  column instanceof PgArray ? sql`cardinality(${column})` : sql`char_length(${textOf(column)})`

function textOf(column: SQLWrapper): SQLWrapper {
  if (!is(column, PgColumn)) return column
  if (column.getSQLType() === 'uuid') return sql`${column}::text`
  if (isMoment(column)) return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return column
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Ignores case and accents. Folding can produce wildcards, from ＿ for example, so it is escaped afterwards.
 */
export const hasPart = (foldedText: SQLWrapper, part: string): SQL =>
  sql`${foldedText} like '%' || regexp_replace(${folded(sql`${part}`)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
