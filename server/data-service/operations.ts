import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import { mostCounted, mostWalked } from '#content/search-rules.ts'
import { auditChange } from '#server/audit/audit.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { insertRow, sendAlong, transact } from '#server/database/transact.ts'
import { announce, type ModelEvent } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { Call } from './call.ts'
import { type Filter, filterToSql } from './filter.ts'
import { parseInput } from './input.ts'
import type { Access, Model, Row, SortDirection, Submission } from './model.ts'
import { defaultLimit, isAfter, maximumLimit, nextTokenAfter, orderOf, readNextToken } from './paging.ts'
import { allowed, mayAskBy } from './permission.ts'
import { chosenId, isUuid, lockId, matchRepeatedCreate } from './record-id.ts'
import { openSearch, type Search } from './search.ts'
import { countRows } from './tallies.ts'
import { hasTrash, moveToTrash } from './trash.ts'
import { storeInTurn } from './visitor-turns.ts'

/**
 * The five operations, the same for every model: authorize, parse, transact, write down who did it, announce.
 * Nothing outside this file reads or writes a model's table on behalf of an actor.
 */

/** The arguments of a list query. `limit` is rows per page; `nextToken` is where the page begins. */
export type ListRequest = {
  filter?: Filter | null | undefined
  limit?: number | null | undefined
  nextToken?: string | null | undefined
  sort?: { field: string; direction?: SortDirection | null } | null | undefined
  search?: string | null | undefined
}

/**
 * A page of rows. `total` is a function, so that nobody pays for a count that nobody asked for; of what a search finds
 * it counts `mostCounted` and one, of another condition that is not tallied `mostFiltered` and one.
 */
export type Page = { items: Row[]; nextToken: string | null; total: () => Promise<number> }

/** Longer than anything that people look for; each word of a search is looked up by itself. */
const longestSearch = 1_000

/**
 * One page of the rows that this actor may read. Refused when they may not read, sort, filter or search by what they
 * name.
 */
export async function list(model: Model, request: ListRequest, call: Call): Promise<Result<Page>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  const asked = mayAskBy(model, call.actor, { ...request, sortField: request.sort?.field })
  if (!asked.ok) return asked

  if (request.search && request.search.length > longestSearch)
    return refuse({ code: 'BAD_INPUT', reason: 'searchTooLong', facts: { most: longestSearch } })

  const field = request.sort?.field ?? model.sort.field
  const direction = request.sort ? (request.sort.direction ?? 'ASC') : model.sort.direction
  const column = columnOf(model, field)
  const limit = Math.min(Math.max(request.limit ?? defaultLimit, 1), maximumLimit)

  const filters = [access.value, request.filter].filter((one) => typeof one === 'object' && one !== null)
  const matching = and(...filters.map((filter) => filterToSql(model.table, filter)))
  const search = request.search?.trim() ? await searchIn(call.db, model, request.search) : undefined
  const found = search && (await search.find<{ id: string }>(sql`${model.table.id} as id`, matching))
  // Few are fetched by their ids; many are met soon by walking along the order. PostgreSQL cannot know which it will be.
  const isFew = found && found.length <= mostCounted
  const ids = sql.param(found?.map(({ id }) => id))
  const listed = isFew ? sql`${model.table.id} = any(${ids}::uuid[])` : matching
  const position = request.nextToken ? readNextToken(request.nextToken, column) : undefined
  if (request.nextToken && !position) return refuse({ code: 'BAD_INPUT', reason: 'foreignNextToken' })

  const behind = and(listed, position && isAfter(column, model.table.id, position, direction))
  const order = orderOf(column, model.table.id, direction)
  const rowsOf = (condition: SQL | undefined) =>
    select(call.db, model)
      .where(condition)
      .orderBy(...order)
      .limit(limit + 1)
  const inOrder = sql.join(order, sql`, `)
  const metOnTheWay = ({ condition }: Search) => sql`${model.table.id} in (
    select id from (
      select * from ${model.table} where ${behind ?? sql`true`} order by ${inOrder} limit ${mostWalked}
    ) as ${model.table} where ${condition} order by ${inOrder} limit ${limit + 1})`
  // All that is found is read and sorted: left to itself, PostgreSQL would walk.
  const sorted = ({ indexed }: Search) => sql`${model.table.id} in (
    with found as materialized (
      select ${model.table.id} as id, ${column} as place from ${model.table} where ${and(behind, indexed)}
    ) select id from found order by place ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${limit + 1})`
  const isCommon = search && !isFew
  const walked = !isCommon || search.isRecent ? await rowsOf(isCommon ? metOnTheWay(search) : behind) : []
  const rows = isCommon && walked.length <= limit ? await rowsOf(sorted(search)) : walked
  // Here and below: Drizzle cannot name the rows of a table that is only known as a value.
  const items = (rows as Row[]).slice(0, limit)
  const last = items.at(-1)
  return done({
    items,
    nextToken: rows.length > limit && last ? nextTokenAfter(last, field) : null,
    total: async () => found?.length ?? (await countRows(call.db, model, filters, matching)),
  })
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

  // The row is awaited after the commit, which need not wait for it either.
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
    // What searches look in stays in the database. Of which table the row is says the model.
    const row = insertRow(tx, table, values, search ? [search.text, search.words] : []) as Promise<Row>
    await sendAlong(tx, row)
    if (plan.value.afterwards) await plan.value.afterwards(await row)
    // What visitors send in is a record of its own.
    if (call.actor.kind !== 'visitor')
      await auditChange(tx, call.actor, model, { action: 'create', after: await row })
    const onPages = (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    const event = { model: model.name, operation: 'create', id, onPages } as const
    // A page that shows the row must never be older than it. Else nobody waits for the news, least of all who sent it.
    if (onPages === 'row') await announce(tx, event)
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
