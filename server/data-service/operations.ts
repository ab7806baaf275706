import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { auditChange } from '#server/audit/audit.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { insertRow, pipelineQuery, transact } from '#server/database/transact.ts'
import { newId } from '#server/new-id.ts'
import { announce, type ModelEvent } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import type { Call } from './call.ts'
import { type Filter, filterToSql } from './filter.ts'
import { parseInput } from './input.ts'
import type { Access, Model, PressKey, Row, Submission } from './model.ts'
import { allowed, mayChangeOwn, ownerName } from './permission.ts'
import { chosenId, isUuid, matchRepeatedCreate } from './record-id.ts'
import { hasTrash, moveToTrash } from './trash/trash.ts'
import { storeInTurn } from './visitor-turns.ts'

/**
 * The same for every model: authorize, parse, write in a transaction, audit, announce. Only these and `list`
 * access a model's table on behalf of an actor.
 */

/** Null for a missing row and for one that this actor may not read: the two must look alike. */
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

export async function create(
  model: Model,
  input: { id?: string | null; [field: string]: unknown },
  submission: Submission | undefined,
  call: Call,
  press?: PressKey,
): Promise<Result<Row>> {
  const access = allowed(model, 'create', call.actor)
  if (!access.ok) return access
  if (model.doors) return createByDoor(model.doors, input, submission, call)
  const { id: chosen, ...sent } = input
  const wanted = chosenId(chosen, { model, actor: call.actor })
  if (!wanted.ok) return wanted
  const parsed = parseInput(model.createInput, sent)
  if (!parsed.ok) return parsed

  const isStaffOrJob = call.actor.kind === 'staff' || call.actor.kind === 'system'
  // The row is awaited after the commit: the INSERT is pipelined with it.
  const insert = async (tx: Transaction): Promise<Result<{ row: Row | Promise<Row> }>> => {
    const now = call.now?.() ?? new Date()
    if (wanted.value) {
      await holdLock(tx, wanted.value)
      const [known] = (await select(tx, model).where(eq(model.table.id, wanted.value))) as Row[]
      if (known) {
        const repeated = matchRepeatedCreate(model, known, { sent, draft: parsed.value })
        return repeated.ok ? done({ row: repeated.value }) : repeated
      }
    }
    const id = wanted.value ?? newId()
    const plan = await model.rules.onCreate(parsed.value, { tx, call, id, now, submission, press })
    if (!plan.ok) return plan
    if ('existing' in plan.value) return done({ row: plan.value.existing })
    const { table, scope, search } = model
    const values = { id, createdAt: now, updatedAt: now, ...scope, ...plan.value.insert }
    const row = insertRow(tx, table, values, search ? [search.text, search.words] : []) as Promise<Row>
    await pipelineQuery(tx, row)
    if (plan.value.afterwards) await plan.value.afterwards(await row)
    if (isStaffOrJob) await auditChange(tx, call.actor, model, { action: 'create', after: await row })
    const onPages = (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    const event = { model: model.name, operation: 'create', id, onPages } as const
    // In the transaction if a cached page shows the row, because the page must not be older, and for staff,
    // who may change it right after. What a visitor or a program sends is announced after the commit, so that they
    // need not wait.
    if (onPages === 'row' || isStaffOrJob) await announce(tx, event)
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

const isInScope = ({ scope = {} }: Model, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(scope).every(([name, value]) => row[name] === value)

async function createByDoor(
  doors: readonly Model[],
  input: { id?: string | null; [field: string]: unknown },
  submission: Submission | undefined,
  call: Call,
): Promise<Result<Row>> {
  const door = doors.find((one) => isInScope(one, input))
  if (!door) throw new Error('the schema lets no other rows through')
  const others = Object.fromEntries(Object.entries(input).filter(([name]) => !(name in (door.scope ?? {}))))
  return foreignField(door.createInput, others) ?? create(door, others, submission, call)
}

/** A field of another door: the input has those of all. */
function foreignField(schema: z.ZodType, input: object) {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const foreign = Object.keys(input).find((name) => name !== 'id' && !(name in shape))
  return foreign === undefined ? undefined : refuseField(foreign, { reason: 'notValid' })
}

/** What the caller may not reach looks missing here, not only behind the door. */
async function doorOf(
  model: Model,
  id: string,
  access: Exclude<Access, false>,
  call: Call,
): Promise<Result<Model>> {
  const row = isUuid(id) ? await find(call.db, model, id, accessToSql(model, access)) : undefined
  const door = row && model.doors?.find((one) => isInScope(one, row))
  return door ? done(door) : refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: model.name } })
}

const ownSubmissions = new WeakSet<Row>()

export const isOwnSubmission = (row: Row): boolean => ownSubmissions.has(row)

/** `onlyIf` is checked under the row's lock; if it fails, the row counts as not found. */
export async function update(
  model: Model,
  input: { id: string; [field: string]: unknown },
  call: Call,
  onlyIf: Filter = {},
  press?: PressKey,
): Promise<Result<Row>> {
  const access = allowed(model, 'update', call.actor)
  if (!access.ok) return access
  const { id, ...changes } = input
  if (model.doors) {
    const door = await doorOf(model, id, access.value, call)
    if (!door.ok) return door
    const foreign = foreignField(door.value.updateInput, changes)
    return foreign ?? update(door.value, input, call, onlyIf, press)
  }
  const parsed = parseInput(model.updateInput, changes)
  if (!parsed.ok) return parsed

  const mayChange = access.value === true ? onlyIf : { and: [access.value, onlyIf] }
  const outcome = await change(model, id, mayChange, call, async (current, tx) => {
    const now = call.now?.() ?? new Date()
    const may = mayChangeOwn(model, call.actor, parsed.value as Record<string, unknown>, current)
    if (!may.ok) return may
    const plan = await model.rules.onUpdate(parsed.value, current, { tx, call, now, press })
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
    const formerOwner = ownerOf(model, current)
    const isMoved = formerOwner !== ownerOf(model, row)
    const event = { model: model.name, operation: 'update', id, onPages } as const
    await announce(tx, { ...event, ...(isMoved && { formerOwner }) })
    return done(row)
  })
  if (outcome.ok) model.rules.afterCommit?.(call)
  return outcome
}

export async function remove(model: Model, id: string, call: Call): Promise<Result<Row>> {
  const access = allowed(model, 'delete', call.actor)
  if (!access.ok) return access
  if (model.doors) {
    const door = await doorOf(model, id, access.value, call)
    return door.ok ? remove(door.value, id, call) : door
  }
  let cleanUp: (() => Promise<void>) | undefined
  const outcome = await change(model, id, access.value, call, async (current, tx) => {
    const mayGo = (await model.rules.onDelete?.(current, { tx, call })) ?? done(null)
    if (!mayGo.ok) return mayGo
    const onPages = (await isOnPages(tx, model, id)) ? 'row' : 'nothing'
    const formerOwner = ownerOf(model, current) ?? (await ownerElsewhere(tx, model, id))
    if (hasTrash(model))
      await moveToTrash(tx, model, current, { actor: call.actor, now: call.now?.() ?? new Date() })
    else {
      await tx.delete(model.table).where(eq(model.table.id, id))
      cleanUp = await model.rules.afterDelete?.({ id }, { tx, call })
    }
    await auditChange(tx, call.actor, model, { action: 'delete', before: current })
    await announce(tx, { model: model.name, operation: 'delete', id, onPages, formerOwner })
    return done(current)
  })
  await cleanUp?.()
  return outcome
}

function ownerOf({ own }: Model, row: Row): string | undefined {
  const owner = typeof own?.by === 'string' && row[own.by]
  return typeof owner === 'string' ? owner : undefined
}

/** Of a row that is still there. An update leaves it: rows of these models stay with what they belong to. */
async function ownerElsewhere(
  tx: Transaction,
  { own, table }: Model,
  id: string,
): Promise<string | undefined> {
  if (!own || typeof own.by === 'string') return undefined
  const [row] = await tx
    .select({ owner: sql<string | null>`${own.by}` })
    .from(table)
    .where(eq(table.id, id))
  return row?.owner ?? undefined
}

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
      .where(and(eq(model.table.id, id), inScope(model), accessToSql(model, access)))
      .for('update')) as Row[]
    return current ? write(current, tx) : missing
  })
}

export function select(db: Queryable, model: Model) {
  const { scope = {}, alsoReads = [] } = model
  const columns: Record<string, PgColumn> = getTableColumns(model.table)
  const shown = Object.fromEntries(
    Object.entries(columns).filter(
      ([name]) => name === 'id' || name in model.fields || name in scope || alsoReads.includes(name),
    ),
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
    .where(and(eq(model.table.id, id), inScope(model), condition))
    .limit(1)
  return (rows as Row[])[0]
}

export async function isOnPages(tx: Transaction, model: Model, id: string): Promise<boolean> {
  const access = model.visitors?.read ?? false
  if (typeof access === 'boolean') return access
  return (await find(tx, model, id, filterToSql(model.table, access))) !== undefined
}

/** The condition of a row of the table that is this model's. */
export const inScope = ({ table, scope }: Model): SQL | undefined =>
  scope &&
  filterToSql(table, Object.fromEntries(Object.entries(scope).map(([name, value]) => [name, { eq: value }])))

export function accessToSql({ table, own }: Model, access: Exclude<Access, false>): SQL | undefined {
  if (access === true) return undefined
  return filterToSql(table, access, own && typeof own.by !== 'string' ? { [ownerName(own)]: own.by } : {})
}
