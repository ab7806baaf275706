import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, type Result } from '#server/result.ts'
import type { Call } from './call.ts'
import { type Filter, filterToSql } from './filter.ts'
import type { Model, Row, SortDirection } from './model.ts'
import { inScope, select } from './operations.ts'
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
import { openSearch, type Search } from './search.ts'
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
    ...filters.map((filter) => filterToSql(model.table, filter)),
    elsewhere,
  )
  const search = text && !elsewhere ? await searchIn(call.db, model, text) : undefined
  const found = search && (await search.find<{ id: string }>(sql`${model.table.id} as id`, matching))
  const isCommon = found && found.total > mostCounted
  const ids = sql.param(found?.rows.map(({ id }) => id))
  const rows =
    search && isCommon
      ? await selectCommon(call.db, model, search, matching, page)
      : await selectPage(
          call.db,
          model,
          and(found ? sql`${model.table.id} = any(${ids}::uuid[])` : matching, afterCursor(model, page)),
          page,
        )
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return done({
    items,
    nextToken: rows.length > limit && last ? tokenOf([name, last[field], last.id]) : null,
    total: async () => {
      if (found) return found.total
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
  // Here and below: Drizzle cannot type the rows of a generic table.
  return rows as Row[]
}

/**
 * For a search with too many matches to fetch by id: a scan in order where that finds enough soon, else the
 * search indexes with a sort. PostgreSQL cannot know which is faster.
 */
async function selectCommon(
  db: Queryable,
  model: Model,
  search: Search,
  matching: SQL | undefined,
  page: PageRequest,
): Promise<Row[]> {
  const { table } = model
  const { column, direction, cursor, limit } = page
  const condition = and(matching, afterCursor(model, page))
  if (search.prefersScan) {
    const inOrder = sql.join(orderWithId(column, table.id, direction), sql`, `)
    const scanned = await selectPage(
      db,
      model,
      sql`${table.id} in (
        select id from (
          select * from ${table} where ${condition ?? sql`true`} order by ${inOrder} limit ${mostScanned}
        ) as ${table} where ${search.condition} order by ${inOrder} limit ${limit})`,
      page,
    )
    if (scanned.length === limit) return scanned
  }
  const first = search.first(sql`${table.id} as id`, {
    by: column,
    direction,
    within: inScope(model),
    matching: condition,
    after: cursor?.value instanceof Date ? cursor.value : undefined,
    limit,
  })
  return selectPage(db, model, sql`${table.id} in (select id from (${first}) as first)`, page)
}

function searchIn(db: Queryable, model: Model, search: string): Promise<Search> {
  if (!model.search) throw new Error(`${model.name} has no search`)
  const { table, sort } = model
  const newestFirst = sql.join(orderWithId(columnOf(model, sort.field), table.id, sort.direction), sql`, `)
  return openSearch(db, { ...model.search, table, within: inScope(model), newestFirst }, search)
}

function columnOf(model: Model, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(model.table)[name]
  if (!column) throw new Error(`${model.name} has no column ${name}`)
  return column
}
