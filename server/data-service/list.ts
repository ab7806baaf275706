import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostCounted } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, type Result } from '#server/result.ts'
import type { Call } from './call.ts'
import { type Filter, filterToSql } from './filter.ts'
import type { Model, Row, SortDirection } from './model.ts'
import { accessToSql, inScope, select } from './operations.ts'
import {
  isAfter,
  modelLimits,
  orderWithId,
  type PageArgs,
  readNextToken,
  readPageArgs,
  tokenOf,
} from './paging.ts'
import { allowed, mayQueryBy } from './permission.ts'
import { findMatches, firstMatches, matchesSearch } from './search.ts'
import { countRows, countUpTo } from './tallies.ts'

export type ListRequest = PageArgs & {
  filter?: Filter | null | undefined
  sort?: { field: string; direction?: SortDirection | null } | null | undefined
}

/**
 * `total` is a function, so that rows are counted only if it is selected: up to `mostCounted` and one for a
 * search, `mostFiltered` and one for another condition without a tally.
 */
export type RecordPage = { items: Row[]; nextToken: string | null; total: () => Promise<number> }

export async function list(model: Model, request: ListRequest, call: Call): Promise<Result<RecordPage>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  const asked = mayQueryBy(model, call.actor, { ...request, sortField: request.sort?.field })
  if (!asked.ok) return asked

  const field = request.sort?.field ?? model.sort.field
  const direction = request.sort ? (request.sort.direction ?? 'ASC') : model.sort.direction
  const column = columnOf(model, field)
  const name = `${model.name} by ${field} ${direction}`
  const placeIn = (token: string) => readNextToken(token, name, column)
  const args = readPageArgs(request, { limit: modelLimits, placeIn })
  if (!args.ok) return args
  const { limit, after: cursor } = args.value
  const page: PageRequest = { column, direction, cursor, limit: limit + 1 }

  const filters = [access.value, request.filter].filter((one) => typeof one === 'object' && one !== null)
  const text = request.search?.trim()
  const elsewhere = text ? await model.searchElsewhere?.(call.db, text) : undefined
  const matching = and(
    inScope(model),
    accessToSql(model, access.value),
    request.filter ? filterToSql(model.table, request.filter) : undefined,
    elsewhere,
  )
  const search = text && !elsewhere ? searchIn(model, text) : undefined
  const found = search && (await findIds(call.db, model, and(matching, search)))
  const isFew = found && found.length <= mostCounted
  const condition = and(matching, afterCursor(model, page))
  const few = isFew ? isOneOf(model, found) : undefined
  const rows = await selectPage(
    call.db,
    model,
    search && !few ? isAmongFirst(model, search, condition, page) : and(condition, few),
    page,
  )
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return done({
    items,
    nextToken: rows.length > limit && last ? tokenOf([name, last[field], last.id]) : null,
    total: async () => {
      if (found) return found.length
      if (elsewhere) return countUpTo(mostCounted, call.db, model, matching)
      return countRows(call.db, model, filters, matching)
    },
  })
}

type PageRequest = {
  column: PgColumn
  direction: SortDirection
  cursor: ReturnType<typeof readNextToken>
  limit: number
}

const afterCursor = ({ table }: Model, { column, direction, cursor }: PageRequest) =>
  cursor && isAfter(column, table.id, cursor, direction)

async function selectPage(
  db: Queryable,
  model: Model,
  condition: SQL | undefined,
  { column, direction, limit }: PageRequest,
): Promise<Row[]> {
  const rows = await select(db, model)
    .where(condition)
    .orderBy(...orderWithId(column, model.table.id, direction))
    .limit(limit)
  // Drizzle cannot type the rows of a generic table.
  return rows as Row[]
}

function searchIn({ name, search }: Model, text: string): SQL {
  if (!search) throw new Error(`${name} has no search`)
  return matchesSearch(search, text)
}

async function findIds(db: Queryable, { table }: Model, matches: SQL | undefined): Promise<string[]> {
  const rows = await findMatches<{ id: string }>(db, table, sql`${table.id} as id`, matches)
  return rows.map(({ id }) => id)
}

const isAmongFirst = (
  { table }: Model,
  matches: SQL,
  listed: SQL | undefined,
  { column: by, direction, limit }: PageRequest,
): SQL => sql`${table.id} in ${firstMatches(table, { listed, matches }, { by, direction, limit })}`

const isOneOf = ({ table }: Model, ids: readonly string[]): SQL =>
  sql`${table.id} = any(${sql.param(ids)}::uuid[])`

function columnOf(model: Model, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(model.table)[name]
  if (!column) throw new Error(`${model.name} has no column ${name}`)
  return column
}
