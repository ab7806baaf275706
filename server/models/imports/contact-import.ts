import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { contacts } from '#server/schema/contacts.ts'
import { imports, type StoredImport } from '#server/schema/imports.ts'
import { type ColumnTarget, parseTarget } from './contact-columns.ts'
import { type PlannedRow, planRows } from './contact-plan.ts'
import { readImportFile } from './import-files.ts'
import { type ImportTable, readTable } from './import-table.ts'

const mostImported = 50_000

/** `columns`: what each holds, as the person chose; what was guessed where they chose nothing. */
export type ImportArgs = { file: string; columns?: readonly string[] | null }

export type OpenImport = {
  id: string
  name: string
  table: ImportTable
  targets: readonly ColumnTarget[]
}

export async function openImport({ file: id, columns }: ImportArgs, call: Call): Promise<Result<OpenImport>> {
  const file = await readImportFile(id, call)
  if (!file.ok) return file
  const table = readTable(file.value.text)
  const { titles, guessed } = table
  const targets = titles.map((_, at) =>
    columns ? parseTarget(columns[at] ?? '') : (guessed.targets[at] ?? ''),
  )
  return done({ id, name: file.value.name, table, targets })
}

export type ImportCounts = Pick<StoredImport, 'made' | 'joined' | 'doubled' | 'refused' | 'stored'>

const noRows: ImportCounts = { made: 0, joined: 0, doubled: 0, refused: 0, stored: 0 }

/** Gives each batch of rows to `take`, which may store it, and counts them. */
export async function eachBatch(
  { id, table, targets }: OpenImport,
  call: Call,
  take: (rows: readonly PlannedRow[]) => void | Promise<void>,
): Promise<Result<ImportCounts>> {
  const counts = { ...noRows }
  let rows = 0
  for await (const batch of planRows(call.db, { table, targets, importId: id })) {
    rows += batch.length
    if (rows > mostImported)
      return refuse({ code: 'BAD_INPUT', reason: 'importTooLong', facts: { most: mostImported } })
    for (const row of batch) {
      counts[row.kind] += 1
      if (row.kind !== 'refused' && row.isStored) counts.stored += 1
    }
    await take(batch)
  }
  return done(counts)
}

/** Each batch in a transaction of its own, so that nobody waits for more than some hundred rows. */
export async function importContacts(args: ImportArgs, call: Call): Promise<Result<StoredImport>> {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const { id, name, table } = opened.value
  if (await isTooLong(table))
    return refuse({ code: 'BAD_INPUT', reason: 'importTooLong', facts: { most: mostImported } })
  const startedAt = call.now?.() ?? new Date()
  const by = call.actor.kind === 'staff' ? call.actor.name : null
  const begun = await call.db
    .insert(imports)
    .values({ id, fileName: name, by, startedAt })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (begun.length === 0) return refuse({ code: 'CONFLICT', reason: 'importedAlready' })
  let place = 0
  const counted = await eachBatch(opened.value, call, async (batch) => {
    const stored = batch.flatMap((row) => (row.kind !== 'refused' && row.isStored ? [row.contact] : []))
    if (stored.length === 0) return
    await call.db.insert(contacts).values(
      stored.map((contact) => {
        // The list of customers, newest first, has them in the order of their file.
        const createdAt = new Date(startedAt.getTime() - place++)
        return { ...contact, id: newId(), importId: id, createdAt, updatedAt: createdAt }
      }),
    )
  })
  if (!counted.ok) return counted
  const [ended] = await call.db.transaction(async (tx) => {
    const after = { file: name, ...counted.value }
    await recordAudit(tx, call.actor, { action: 'import', subject: 'Contact', subjectId: id, after })
    await announce(tx, { model: 'Contact', operation: 'update', id, onPages: 'nothing' })
    return tx
      .update(imports)
      .set({ ...counted.value, endedAt: call.now?.() ?? new Date() })
      .where(eq(imports.id, id))
      .returning()
  })
  if (!ended) throw new Error(`import ${id} is gone`)
  return done(ended)
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
