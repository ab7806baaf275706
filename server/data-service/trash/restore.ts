import { eq, lte } from 'drizzle-orm'
import { auditPurge, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { DeletedRow, Model } from '#server/data-service/model.ts'
import { isOnPages } from '#server/data-service/operations.ts'
import { allowed } from '#server/data-service/permission.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { trash } from '#server/schema/operations.ts'
import { hasTrash, type InTrash, lockInTrash, takeFromTrash, type WithTrash } from './trash.ts'

/** `changed`: database names of columns that got other values. */

export type RestoredRecord = { id: string; changed: string[] }

export async function restore(
  model: WithTrash,
  recordId: string,
  call: Call,
): Promise<Result<RestoredRecord>> {
  const outcome = await change(model, recordId, call, async (tx, found) => {
    const now = call.now?.() ?? new Date()
    const changed = (await model.rules.onRestore?.(found.record, { tx, call, now })) ?? {}
    if (!(await takeFromTrash(tx, model, found, changed))) return refuse(tookItsPlace)
    const { label, deletedAt } = found
    await model.rules.afterRestore?.({ id: recordId }, { tx, call, now, deletedAt })
    const restored = { subject: model.name, subjectId: recordId, label: label ?? undefined }
    await recordAudit(tx, call.actor, { action: 'restore', ...restored })
    // Announced as an update, so that a restored request raises no alarm.
    const onPages = (await isOnPages(tx, model, recordId)) ? 'row' : 'nothing'
    await announce(tx, { model: model.name, operation: 'update', id: recordId, onPages })
    return done({ id: recordId, changed: differences(found.record, changed) })
  })
  if (outcome.ok) model.rules.afterCommit?.(call)
  return outcome
}

const differences = (record: DeletedRow, changed: DeletedRow) =>
  Object.keys(changed).filter((name) => changed[name] !== record[name])

const tookItsPlace = { code: 'CONFLICT', reason: 'placeTaken' } as const

export async function purge(model: WithTrash, recordId: string, call: Call): Promise<Result<{ id: string }>> {
  let cleanUp: (() => Promise<void>) | undefined
  const outcome = await change(model, recordId, call, async (tx, { id, label }) => {
    const isThereAgain = (await tx.$count(model.table, eq(model.table.id, recordId))) > 0
    if (!isThereAgain) cleanUp = await model.rules.afterDelete?.({ id: recordId }, { tx, call })
    await tx.delete(trash).where(eq(trash.id, id))
    await auditPurge(tx, call.actor, model, { id: recordId, label, isThereAgain })
    return done({ id: recordId })
  })
  await cleanUp?.()
  return outcome
}

async function change<Value>(
  model: Model,
  recordId: string,
  call: Call,
  write: (tx: Transaction, found: InTrash) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const access = allowed(model, 'delete', call.actor)
  if (!access.ok) return access
  const missing = refuse({ code: 'NOT_FOUND', reason: 'notInTrash' })
  if (!isUuid(recordId)) return missing
  return call.db.transaction(async (tx) => {
    const found = await lockInTrash(tx, model.name, recordId)
    if (!found) return missing
    const written = await write(tx, found)
    if (written.ok)
      await announce(tx, { model: 'TrashEntry', operation: 'delete', id: found.id, onPages: 'nothing' })
    return written
  })
}

const batch = 200

/**
 * By the server's own `call`: what has expired. By staff: all that was deleted until they asked. Gives how
 * many were removed and how many are left.
 */
export async function emptyTrash(
  models: readonly Model[],
  call: Call,
  deletedUntil?: Date,
): Promise<{ removed: number; left: number }> {
  const goes = deletedUntil
    ? lte(trash.deletedAt, deletedUntil)
    : lte(trash.expiresAt, call.now?.() ?? new Date())
  const entries = await call.db
    .select({ model: trash.model, recordId: trash.recordId })
    .from(trash)
    .where(goes)
    .orderBy(trash.expiresAt)
    .limit(batch)
  let removed = 0
  for (const { model: name, recordId } of entries) {
    const model = models.find((one) => one.name === name)
    if (!model || !hasTrash(model)) continue
    const purged = await purge(model, recordId, call)
    if (purged.ok) removed += 1
  }
  return { removed, left: await call.db.$count(trash, goes) }
}
