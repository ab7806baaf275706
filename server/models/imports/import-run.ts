import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { holdLock } from '#server/database/lock.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { imports, type StoredImport } from '#server/schema/imports.ts'
import { type DayOrder, dayOrderIn, type ImportColumns } from './import-cells.ts'
import { readImportFile } from './import-files.ts'
import { type ImportKind, longestImportMs, type PlannedBatch } from './import-kind.ts'
import { importKindOf } from './import-kinds.ts'
import { type ImportTable, readTable } from './import-table.ts'

const mostImported = 50_000

/**
 * `columns`: what each holds, as the person chose; what was guessed where they chose nothing. `dayOrder`: which number of 03/04/2026
 * is the month, where they said so.
 */
export type ImportArgs = { file: string; columns?: readonly string[] | null; dayOrder?: string | null }

export type OpenImport = {
  id: string
  name: string
  kind: ImportKind
  table: ImportTable
  columns: ImportColumns
}

export async function openImport(
  { file: id, ...chosen }: ImportArgs,
  call: Call,
): Promise<Result<OpenImport>> {
  const file = await readImportFile(id, call)
  if (!file.ok) return file
  const kind = importKindOf(file.value.kind)
  const table = readTable(file.value.text, kind)
  const { titles, guessed } = table
  const { targets: all } = kind.guide
  const targets = titles.map((_, at) =>
    chosen.columns ? (all.find((one) => one === chosen.columns?.[at]) ?? '') : (guessed.targets[at] ?? ''),
  )
  const dayOrder = chosenOrder(chosen.dayOrder) ?? dayOrderIn(daysOf(table, targets, kind))
  const { timeZone } = call.services.profile()
  return done({
    ...{ id, name: file.value.name, kind, table },
    columns: { titles, targets, dayOrder, timeZone, tool: guessed.tool },
  })
}

const chosenOrder = (order: string | null | undefined): DayOrder =>
  order === 'month' || order === 'day' ? order : undefined

function* daysOf(table: ImportTable, targets: readonly string[], { guide }: ImportKind) {
  const at = targets.flatMap((target, column) => (guide.days?.includes(target) ? [column] : []))
  if (at.length === 0) return
  for (const { cells } of table.rows()) for (const column of at) yield cells[column] ?? ''
}

export type ImportCounts = Pick<StoredImport, 'made' | 'joined' | 'doubled' | 'refused' | 'stored'>

const noRows: ImportCounts = { made: 0, joined: 0, doubled: 0, refused: 0, stored: 0 }

/** Gives each batch to `take`, which may store it, and counts what is in it. */
export async function eachBatch(
  { id, kind, table, columns }: OpenImport,
  call: Call,
  take: (batch: PlannedBatch, before: ImportCounts) => void | Promise<void>,
): Promise<Result<ImportCounts>> {
  const counts = { ...noRows }
  let rows = 0
  for await (const batch of kind.plan({ importId: id, rows: table.rows(), columns }, call)) {
    const before = { ...counts }
    for (const entry of batch.entries) {
      rows += entry.rows.length
      counts[entry.kind] += 1
      if (entry.kind !== 'refused' && entry.isStored) counts.stored += 1
    }
    if (rows > mostImported) return tooLong
    await take(batch, before)
  }
  return done(counts)
}

const tooLong = refuse({ code: 'BAD_INPUT', reason: 'importTooLong', facts: { most: mostImported } })

/** Each batch by one statement, so that others wait for some hundred rows at most. */
export async function importFile(args: ImportArgs, call: Call): Promise<Result<StoredImport>> {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const { id, name, table, kind } = opened.value
  if (await isTooLong(table)) return tooLong
  const startedAt = call.now?.() ?? new Date()
  const by = call.actor.kind === 'staff' ? call.actor.name : null
  const begun = await begin({ id, kind: kind.name, fileName: name, by, startedAt }, call)
  if (!begun.ok) return begun
  const counted = await eachBatch(opened.value, call, (batch, { stored: place }) =>
    batch.store({ importId: id, startedAt, place }),
  )
  if (!counted.ok) return counted
  const [ended] = await call.db.transaction(async (tx) => {
    const after = { file: name, ...counted.value }
    await recordAudit(tx, call.actor, { action: 'import', subject: kind.subject, subjectId: id, after })
    for (const model of [kind.subject, ...(kind.others ?? [])])
      await announce(tx, { model, operation: 'update', id, onPages: kind.isOnPages ? 'row' : 'nothing' })
    return tx
      .update(imports)
      .set({ ...counted.value, endedAt: call.now?.() ?? new Date() })
      .where(eq(imports.id, id))
      .returning()
  })
  if (!ended) throw new Error(`import ${id} is gone`)
  return done(ended)
}

type NewImport = Pick<StoredImport, 'id' | 'kind' | 'fileName' | 'by' | 'startedAt'>

/** One of a kind at a time: two that run at once do not see what the other stores. */
function begin(started: NewImport, { db }: Call): Promise<Result<null>> {
  const { id, kind, startedAt } = started
  return db.transaction(async (tx) => {
    await holdLock(tx, `imports of ${kind}`)
    const running = await tx.$count(
      imports,
      and(
        ...[eq(imports.kind, kind), ne(imports.id, id), isNull(imports.endedAt), isNull(imports.undoneAt)],
        gt(imports.startedAt, new Date(startedAt.getTime() - longestImportMs)),
      ),
    )
    if (running > 0) return refuse({ code: 'CONFLICT', reason: 'importRuns' })
    const begun = await tx.insert(imports).values(started).onConflictDoNothing().returning({ id: imports.id })
    return begun.length > 0 ? done(null) : refuse({ code: 'CONFLICT', reason: 'importedAlready' })
  })
}

/** Known before anything is stored; others have the thread every thousand rows. */
async function isTooLong(table: ImportTable): Promise<boolean> {
  let rows = 0
  for (const _ of table.rows()) {
    rows += 1
    if (rows > mostImported) return true
    if (rows % 1_000 === 0) await nextTurn()
  }
  return false
}
