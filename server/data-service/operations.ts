import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import { mostCounted, mostScanned } from '#content/search-rules.ts'
import { auditChange } from '#server/audit/audit.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { insertRow, pipelineQuery, transact } from '#server/database/transact.ts'
import { announce, type ModelEvent } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { Call } from './call.ts'
import { type Filter, filterToSql } from './filter.ts'
import { parseInput } from './input.ts'
import type { Access, Model, Row, SortDirection, Submission } from './model.ts'
import { defaultLimit, isAfter, maximumLimit, nextTokenAfter, orderOf, readNextToken } from './paging.ts'
import { allowed, mayQueryBy } from './permission.ts'
import { chosenId, isUuid, lockId, matchRepeatedCreate } from './record-id.ts'
import { openSearch, type Search } from './search.ts'
import { countRows } from './tallies.ts'
import { hasTrash, moveToTrash } from './trash.ts'
import { storeInTurn } from './visitor-turns.ts'

/**
 * The five operations, the same for every model: authorize, parse, write in a transaction, audit, announce. Nothing outside this
 * file reads or writes a model's table on behalf of an actor.
 */

/** The arguments of a list query. `limit` is rows per page; `nextToken` is the cursor where the page begins. */
export type ListRequest = {
  filter?: Filter | null | undefined
  limit?: number | null | undefined
  nextToken?: string | null | undefined
  sort?: { field: string; direction?: SortDirection | null } | null | undefined
  search?: string | null | undefined
}

/**
 * A page of rows. `total` is a function, so that rows are counted only where the total is selected: up to `mostCounted` and one
 * of a search, `mostFiltered` and one of another condition that has no tally.
 */
export type Page = { items: Row[]; nextToken: string | null; total: () => Promise<number> }

/** Characters of a search: more than anybody types; each word is looked up by itself. */
const longestSearch = 1_000

/**
 * One page of the rows that this actor may read. Refused when they may not read the model, or not sort, filter or search by what
 * they name.
 */
export async function list(model: Model, request: ListRequest, call: Call): Promise<Result<Page>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  const asked = mayQueryBy(model, call.actor, { ...request, sortField: request.sort?.field })
  if (!asked.ok) return asked

  if (request.search && request.search.length > longestSearch)
    return refuse({ code: 'BAD_INPUT', reason: 'searchTooLong', facts: { most: longestSearch } })

  const field = request.sort?.field ?? model.sort.field
  const direction = request.sort ? (request.sort.direction ?? 'ASC') : model.sort.direction
  const column = columnOf(model, field)
  const limit = Math.min(Math.max(request.limit ?? defaultLimit, 1), maximumLimit)

  const cursor = request.nextToken ? readNextToken(request.nextToken, column) : undefined
  if (request.nextToken && !cursor) return refuse({ code: 'BAD_INPUT', reason: 'foreignNextToken' })
  // One more than the page has tells whether there is a next one.
  const page: PageRequest = { column, direction, cursor, limit: limit + 1 }

  const filters = [access.value, request.filter].filter((one) => typeof one === 'object' && one !== null)
  const matching = and(...filters.map((filter) => filterToSql(model.table, filter)))
  const search = request.search?.trim() ? await searchIn(call.db, model, request.search) : undefined
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
    nextToken: rows.length > limit && last ? nextTokenAfter(last, field) : null,
    total: async () => found?.total ?? (await countRows(call.db, model, filters, matching)),
  })
}

/** The order of a list, where a page of it begins, and how many rows it has. */
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
    .orderBy(...orderOf(column, model.table.id, direction))
    .limit(limit)
  // Here and below: Drizzle cannot name the rows of a table that is only known as a value.
  return rows as Row[]
}

/**
 * A page of a search with more matches than are fetched by id: by a scan in order where that meets enough of them soon, else from
 * the indexes of the search, sorted. PostgreSQL cannot know which of the two is faster.
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
    const inOrder = sql.join(orderOf(column, table.id, direction), sql`, `)
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
    within: undefined,
    matching: condition,
    after: cursor?.value instanceof Date ? cursor.value : undefined,
    limit,
  })
  return selectPage(db, model, sql`${table.id} in (select id from (${first}) as first)`, page)
}

/** One row by id; null when there is none that this actor may read (the two must look alike). */
export async function get(
  model: Model,
  id: string,
  call: Call,
  filter?: Filter,
): Promise<Result<Row | null>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  if (!isUuid(id)) return done(null)
  const condition = and(
    accessToSql(model, access.value),
    filter ? filterToSql(model.table, filter) : undefined,
  )
  return done((await find(call.db, model, id, condition)) ?? null)
}

/** Stores a new record and gives its row. A repeat of the same submission or id gives the row of the first. */
export async function create(
  model: Model,
  input: { id?: string | null; [field: string]: unknown },
  submission: Submission | undefined,
  call: Call,
): Promise<Result<Row>> {
  const access = allowed(model, 'create', call.actor)
  if (!access.ok) return access
  const { id: chosen, ...sent } = input
  const wanted = chosenId(chosen, { model, actor: call.actor })
  if (!wanted.ok) return wanted
  const parsed = parseInput(model.createInput, sent)
  if (!parsed.ok) return parsed

  // The row is awaited after the commit: the INSERT is pipelined with it.
  const insert = async (tx: Transaction): Promise<Result<{ row: Row | Promise<Row> }>> => {
    const now = call.now?.() ?? new Date()
    if (wanted.value) {
      await lockId(tx, wanted.value)
      const known = await find(tx, model, wanted.value, undefined)
      if (known) {
        const repeated = matchRepeatedCreate(model, known, { sent, draft: parsed.value })
        return repeated.ok ? done({ row: repeated.value }) : repeated
      }
    }
    const id = wanted.value ?? uuidv7()
    const plan = await model.rules.onCreate(parsed.value, { tx, call, id, now, submission })
    if (!plan.ok) return plan
    if ('existing' in plan.value) return done({ row: plan.value.existing })
    const values = { id, createdAt: now, updatedAt: now, ...plan.value.insert }
    const { table, search } = model
    // The search columns are not read back. The cast: the row is of the model's table.
    const row = insertRow(tx, table, values, search ? [search.text, search.words] : []) as Promise<Row>
    await pipelineQuery(tx, row)
    if (plan.value.afterwards) await plan.value.afterwards(await row)
    // Visitors' submissions are not audited: the record itself shows them.
    if (call.actor.kind !== 'visitor')
      await auditChange(tx, call.actor, model, { action: 'create', after: await row })
    const onPages = (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    const event = { model: model.name, operation: 'create', id, onPages } as const
    // Announced in the transaction where a cached page shows the row, which must not be older than it, and for what staff create:
    // they may change it right after. A visitor's submission is announced after the commit, so that the visitor need not wait.
    if (onPages === 'row' || call.actor.kind !== 'visitor') await announce(tx, event)
    else created = event
    return done({ row })
  }
  let created: ModelEvent | undefined
  const outcome = await storeInTurn(call, (db) => transact(db, insert))
  if (!outcome.ok) return outcome
  const row = await outcome.value.row
  if (created) call.announceSoon(created)
  model.rules.afterCommit?.(call)
  ownSubmissions.add(row)
  return done(row)
}

const ownSubmissions = new WeakSet<Row>()

/** Whether this row goes back to whoever just sent it, as opposed to one that somebody reads. */
export const isOwnSubmission = (row: Row): boolean => ownSubmissions.has(row)

/** `onlyIf`: what must still be so when the row is locked; if it is not, the row counts as not found. */
export async function update(
  model: Model,
  input: { id: string; [field: string]: unknown },
  call: Call,
  onlyIf: Filter = {},
): Promise<Result<Row>> {
  const access = allowed(model, 'update', call.actor)
  if (!access.ok) return access
  const { id, ...changes } = input
  const parsed = parseInput(model.updateInput, changes)
  if (!parsed.ok) return parsed

  const mayChange = access.value === true ? onlyIf : { and: [access.value, onlyIf] }
  const outcome = await change(model, id, mayChange, call, async (current, tx) => {
    const now = call.now?.() ?? new Date()
    const plan = await model.rules.onUpdate(parsed.value, current, { tx, call, now })
    if (!plan.ok) return plan
    const wasOnPages = await isOnPages(tx, model, id)
    const [row] = (await tx
      .update(model.table)
      .set({ ...plan.value, updatedAt: now })
      .where(eq(model.table.id, id))
      .returning()) as Row[]
    if (!row) throw new Error(`updating ${model.name} ${id} returned no row`)
    await auditChange(tx, call.actor, model, { action: 'update', before: current, after: row })
    const onPages = wasOnPages || (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    await announce(tx, { model: model.name, operation: 'update', id, onPages })
    return done(row)
  })
  if (outcome.ok) model.rules.afterCommit?.(call)
  return outcome
}

/** Moves a record to the trash, where its model has one; else it is gone at once. */
export async function remove(model: Model, id: string, call: Call): Promise<Result<Row>> {
  const access = allowed(model, 'delete', call.actor)
  if (!access.ok) return access
  let cleanUp: (() => Promise<void>) | undefined
  const outcome = await change(model, id, access.value, call, async (current, tx) => {
    const mayGo = (await model.rules.onDelete?.(current, { tx, call })) ?? done(null)
    if (!mayGo.ok) return mayGo
    const onPages = (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    if (hasTrash(model))
      await moveToTrash(tx, model, current, { actor: call.actor, now: call.now?.() ?? new Date() })
    else {
      await tx.delete(model.table).where(eq(model.table.id, id))
      cleanUp = await model.rules.afterDelete?.({ id }, { tx, call })
    }
    await auditChange(tx, call.actor, model, { action: 'delete', before: current })
    await announce(tx, { model: model.name, operation: 'delete', id, onPages })
    return done(current)
  })
  await cleanUp?.()
  return outcome
}

/** Locks the row that the actor may change, or says that there is none, and changes it in one transaction. */
async function change(
  model: Model,
  id: string,
  access: Exclude<Access, false>,
  call: Call,
  write: (current: Row, tx: Transaction) => Promise<Result<Row>>,
): Promise<Result<Row>> {
  const missing = refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: model.name } })
  if (!isUuid(id)) return missing
  return call.db.transaction(async (tx) => {
    const [current] = (await select(tx, model)
      .where(and(eq(model.table.id, id), accessToSql(model, access)))
      .for('update')) as Row[]
    return current ? write(current, tx) : missing
  })
}

/** The columns that the schema shows, and those that extra fields may need; generated search columns never. */
function select(db: Queryable, model: Model) {
  const columns: Record<string, PgColumn> = getTableColumns(model.table)
  const shown = Object.fromEntries(
    Object.entries(columns).filter(([name]) => name === 'id' || name in model.fields),
  )
  return db.select(shown).from(model.table).$dynamic()
}

async function find(
  db: Queryable,
  model: Model,
  id: string,
  condition: SQL | undefined,
): Promise<Row | undefined> {
  const rows = await select(db, model)
    .where(and(eq(model.table.id, id), condition))
    .limit(1)
  return (rows as Row[])[0]
}

/** Whether visitors may read the row as it is now, and so pages may show it. */
export async function isOnPages(tx: Transaction, model: Model, id: string): Promise<boolean> {
  const access = model.visitors?.read ?? false
  if (typeof access === 'boolean') return access
  return (await find(tx, model, id, filterToSql(model.table, access))) !== undefined
}

function searchIn(db: Queryable, model: Model, search: string): Promise<Search> {
  if (!model.search) throw new Error(`${model.name} has no search`)
  const { table, sort } = model
  const newestFirst = sql.join(orderOf(columnOf(model, sort.field), table.id, sort.direction), sql`, `)
  return openSearch(db, { ...model.search, table, newestFirst }, search)
}

const accessToSql = (model: Model, access: Exclude<Access, false>): SQL | undefined =>
  access === true ? undefined : filterToSql(model.table, access)

function columnOf(model: Model, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(model.table)[name]
  if (!column) throw new Error(`${model.name} has no column ${name}`)
  return column
}
