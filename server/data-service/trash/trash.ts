import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { trashDays } from '#content/trash-rules.ts'
import type { Actor } from '#server/actor.ts'
import { labelOf } from '#server/audit/audit.ts'
import type { DeletedRow, Model, Row, Trash } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { trash } from '#server/schema/operations.ts'

/**
 * Rows move as JSON by database column names, so columns outside the schema are kept, and a version with
 * other columns can still restore them. Callers check permissions.
 */

export type WithTrash = Model & { trash: Trash }

export const hasTrash = (model: Model): model is WithTrash => model.trash !== undefined

const dayMs = 24 * 60 * 60_000

export async function moveToTrash(
  tx: Transaction,
  { name, table, trash: parts }: WithTrash,
  row: Row,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const id = newId()
  const expiresAt = new Date(now.getTime() + trashDays * dayMs)
  const from = getTableName(table)
  await tx.execute(sql`
    insert into trash (id, model, record_id, label, summary, record, deleted_by, deleted_at, expires_at)
    select ${id}, ${name}, ${table.id}, ${labelOf(row) ?? null}, ${summaryOf(row)}, ${asJson(from)},
      ${nameOf(actor)}, ${now.toISOString()}, ${expiresAt.toISOString()}
    from ${table} where ${table.id} = ${row.id}`)
  for (const column of parts.with)
    await tx.execute(sql`
      with gone as (delete from ${column.table} where ${column} = ${row.id} returning ${asJson(tableOf(column))} as row)
      insert into trash_parts (trash_id, source, row) select ${id}, ${tableOf(column)}, row from gone`)
  for (const column of parts.unlinks ?? [])
    await tx.execute(sql`
      with unlinked as (
        update ${column.table} set ${nameInTable(column)} = null where ${column} = ${row.id} returning id
      )
      insert into trash_parts (trash_id, source, link, row)
      select ${id}, ${tableOf(column)}, ${columnName(column)}, jsonb_build_object('id', id) from unlinked`)
  await tx.delete(table).where(eq(table.id, row.id))
  await announce(tx, { model: 'TrashEntry', operation: 'create', id, onPages: 'nothing' })
}

export type InTrash = { id: string; label: string | null; record: DeletedRow; deletedAt: Date }

export async function lockInTrash(
  tx: Transaction,
  model: string,
  recordId: string,
): Promise<InTrash | undefined> {
  const { id, label, record, deletedAt } = trash
  const [found] = await tx
    .select({ id, label, record: sql<DeletedRow>`${record}`, deletedAt })
    .from(trash)
    .where(sql`${trash.recordId} = ${recordId} and ${trash.model} = ${model}`)
    .orderBy(sql`${deletedAt} desc, ${id} desc`)
    .limit(1)
    .for('update')
  return found
}

/** False when a unique value, such as the id, is taken. `changed`: columns with other values. */
export async function takeFromTrash(
  tx: Transaction,
  { table, trash: parts }: WithTrash,
  { id, record }: InTrash,
  changed: DeletedRow,
): Promise<boolean> {
  const restored = { ...record, ...changed }
  const { rowCount } = await insertRows(
    tx,
    getTableName(table),
    restored,
    sql`(values (${JSON.stringify(restored)}::jsonb)) as kept (row)`,
  )
  if (rowCount === 0) return false
  for (const column of parts.with) {
    const source = tableOf(column)
    const ours = sql`trash_parts where trash_id = ${id} and source = ${source} and link is null`
    const { rows } = await tx.execute<{ row: DeletedRow }>(sql`select row from ${ours} limit 1`)
    if (rows[0]) await insertRows(tx, source, rows[0].row, sql`(select row from ${ours}) as kept`)
  }
  for (const column of parts.unlinks ?? [])
    await tx.execute(sql`
      update ${column.table} set ${nameInTable(column)} = ${record.id}
      from trash_parts as part
      where part.trash_id = ${id} and part.source = ${tableOf(column)} and part.link = ${columnName(column)}
        and ${column.table}.id = (part.row ->> 'id')::uuid and ${column} is null
        -- One that names the record since then keeps its place, where only one may.
        and not exists (select from ${column.table} as other where other.${nameInTable(column)} = ${record.id})`)
  await tx.delete(trash).where(eq(trash.id, id))
  return true
}

/**
 * Missing columns are left out, new ones get defaults. A reference to a missing row becomes null; if it is
 * required, the row is left out.
 */
async function insertRows(tx: Transaction, table: string, sample: DeletedRow, kept: SQL) {
  const { columns, references } = await shapeOf(tx, table)
  const known = columns.filter((name) => name in sample)
  const target = ({ column, refersTo, key }: Reference) =>
    sql`exists (select from ${sql.identifier(refersTo)} as target where target.${sql.identifier(key)} = r.${sql.identifier(column)})`
  const values = known.map((name) => {
    const value = sql`r.${sql.identifier(name)}`
    const reference = references.find(({ column, isRequired }) => column === name && !isRequired)
    return reference ? sql`case when ${target(reference)} then ${value} end` : value
  })
  const required = references.filter(({ column, isRequired }) => isRequired && known.includes(column))
  return tx.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(
      known.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)}
    from ${kept}, jsonb_populate_record(null::${sql.identifier(table)}, kept.row) as r
    where ${sql.join([sql`true`, ...required.map(target)], sql` and `)}
    on conflict do nothing`)
}

type Reference = { column: string; isRequired: boolean; refersTo: string; key: string }

async function shapeOf(tx: Transaction, table: string) {
  const { rows } = await tx.execute<{ columns: string[]; references: Reference[] }>(sql`
    select
      array(
        select attname::text from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      (
        select coalesce(json_agg(json_build_object('column', own.attname, 'isRequired', own.attnotnull,
          'refersTo', target.relname, 'key', key.attname)), '[]')
        from pg_constraint as rule
        join pg_attribute as own on own.attrelid = rule.conrelid and own.attnum = rule.conkey[1]
        join pg_class as target on target.oid = rule.confrelid
        join pg_attribute as key on key.attrelid = rule.confrelid and key.attnum = rule.confkey[1]
        where rule.conrelid = ${table}::regclass and rule.contype = 'f' and cardinality(rule.conkey) = 1
      ) as "references"`)
  const [shape] = rows
  if (!shape) throw new Error(`${table} has no shape`)
  return shape
}

const asJson = (table: string) => sql`to_jsonb(${sql.identifier(table)}) - array(
  select attname::text from pg_attribute where attrelid = ${table}::regclass and attgenerated <> '')`

const tableOf = (column: PgColumn) => getTableName(column.table)

const columnName = ({ name }: PgColumn) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const nameInTable = (column: PgColumn) => sql.identifier(columnName(column))

function nameOf(actor: Actor): string | null {
  const who = actor.kind === 'system' ? actor.onBehalfOf : actor
  return who?.kind === 'staff' ? who.name : null
}

const longestSummary = 200

function summaryOf({ service, message, comment, excerpt, alt, text: note }: Row): string {
  const about = typeof service === 'string' ? service.replaceAll('-', ' ') : ''
  const text = [message, comment, excerpt, alt, note].find((one) => typeof one === 'string' && one !== '')
  const words = [about && about.charAt(0).toUpperCase() + about.slice(1), text].filter(Boolean).join(': ')
  const line = words.replace(/\s+/g, ' ')
  return line.length > longestSummary ? `${line.slice(0, longestSummary - 1)}…` : line
}
