import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { imports, type StoredImport } from '#server/schema/imports.ts'
import { type ImportKind, longestImportMs } from './import-kind.ts'
import { importKindOf } from './import-kinds.ts'

const batchSize = 500

/** Takes back what an import stored, past the trash: the file is with its owner. What was changed or used since stays. */
export async function undoImport(id: string, call: Call): Promise<Result<StoredImport>> {
  const gone = refuse({ code: 'NOT_FOUND', reason: 'importUnknown' })
  if (!isUuid(id)) return gone
  const now = call.now?.() ?? new Date()
  const [found] = await call.db.select().from(imports).where(eq(imports.id, id))
  if (!found) return gone
  if (!found.endedAt && now.getTime() - found.startedAt.getTime() < longestImportMs)
    return refuse({ code: 'CONFLICT', reason: 'importRuns' })
  const [claimed] = await call.db
    .update(imports)
    .set({ undoneAt: now })
    .where(and(eq(imports.id, id), isNull(imports.undoneAt)))
    .returning()
  if (!claimed) return refuse({ code: 'CONFLICT', reason: 'importUndone' })
  const { subject, others = [], tables, isOnPages } = importKindOf(found.kind)
  let kept = 0
  for (const one of tables) {
    while ((await removeSome(call, found, one)) > 0);
    kept += await call.db.$count(one.table, eq(one.table.importId, id))
  }
  const [undone] = await call.db.transaction(async (tx) => {
    const after = { file: found.fileName, kept }
    await recordAudit(tx, call.actor, { action: 'undo import', subject, subjectId: id, after })
    for (const model of [subject, ...others])
      await announce(tx, { model, operation: 'delete', id, onPages: isOnPages ? 'row' : 'nothing' })
    return tx.update(imports).set({ kept }).where(eq(imports.id, id)).returning()
  })
  return undone ? done(undone) : gone
}

async function removeSome(
  { db }: Call,
  { id, startedAt }: StoredImport,
  { table, isUntouched }: ImportKind['tables'][number],
): Promise<number> {
  const some = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.importId, id), isUntouched(startedAt)))
    .limit(batchSize)
  const { rowCount } = await db.delete(table).where(inArray(table.id, some))
  return rowCount ?? 0
}
