import {
  and,
  between,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { GraphQLError } from 'graphql'

/** A condition on one column, in the words of Amplify Data's filters. */
export type FieldCondition = {
  eq?: unknown
  ne?: unknown
  gt?: unknown
  ge?: unknown
  lt?: unknown
  le?: unknown
  between?: readonly unknown[] | null
  contains?: string | null
  /** Ours, not Amplify's: small and capital letters are the same. */
  containsAnyCase?: string | null
  notContains?: string | null
  beginsWith?: string | null
  attributeExists?: boolean | null
  in?: readonly unknown[] | null
}

/** Conditions by column name, all of which must hold, and the three connectives. */
export type Filter = {
  and?: readonly Filter[] | null
  or?: readonly Filter[] | null
  not?: Filter | null
  [column: string]: FieldCondition | Filter | readonly Filter[] | null | undefined
}

const connectives = new Set(['and', 'or', 'not'])

/** Every column name that a filter looks at, for the check that the actor may see it. */
export function columnsIn(filter: Filter): string[] {
  const inner = [...(filter.and ?? []), ...(filter.or ?? []), ...(filter.not ? [filter.not] : [])]
  return [...Object.keys(filter).filter((name) => !connectives.has(name)), ...inner.flatMap(columnsIn)]
}

/** Far deeper than any screen asks; without an end a filter would exhaust the stack. */
const deepestFilter = 20

/** The filter as SQL. An empty filter matches everything. Throws for a column the table does not have. */
export function filterToSql(table: PgTable, filter: Filter, depth = 1): SQL {
  if (depth > deepestFilter) throw badFilter(`A filter may be nested ${deepestFilter} levels deep.`)
  const inner = (part: Filter) => filterToSql(table, part, depth + 1)
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const parts = Object.entries(filter).flatMap(([name, condition]): SQL[] => {
    if (condition === null || condition === undefined) return []
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

function conditionToSql(column: PgColumn, condition: FieldCondition): SQL[] {
  return Object.entries(condition).flatMap(([operator, value]): SQL[] => {
    // `eq: null` asks for missing values; for every other operator null means "not asked".
    if (value === undefined || (value === null && operator !== 'eq' && operator !== 'ne')) return []
    return [comparison(column, operator, value)]
  })
}

function comparison(column: PgColumn, operator: string, value: unknown): SQL {
  switch (operator) {
    case 'eq':
      return value === null ? isNull(column) : eq(column, value)
    case 'ne':
      return value === null ? isNotNull(column) : (or(ne(column, value), isNull(column)) ?? sql`true`)
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
        throw badFilter('between takes two values.')
      return between(column, from, to)
    }
    case 'in':
      return inArray(column, [...(value as readonly unknown[])])
    case 'contains':
      return contains(column, value as string)
    case 'containsAnyCase':
      return ilike(textOf(column), `%${literal(value as string)}%`)
    case 'notContains':
      return not(contains(column, value as string))
    case 'beginsWith':
      return like(textOf(column), `${literal(value as string)}%`)
    case 'attributeExists':
      return value ? isNotNull(column) : isNull(column)
    default:
      throw new Error(`unknown filter operator ${operator}`)
  }
}

const badFilter = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } })

/** A list contains an element; a text contains a part. */
const contains = (column: PgColumn, part: string): SQL =>
  column instanceof PgArray ? sql`${part} = any(${column})` : like(textOf(column), `%${literal(part)}%`)

/** An id is a uuid, which LIKE does not take as it is. */
const textOf = (column: PgColumn) => (column.getSQLType() === 'uuid' ? sql`${column}::text` : column)

/** LIKE's wildcards, taken literally. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
