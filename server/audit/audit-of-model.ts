import type { Actor } from '#server/data-service/actor.ts'
import type { Model, Row } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import type { AuditValues } from '#server/schema/operations.ts'
import { changedValues } from './audit-values.ts'
import { forgetContents } from './forget-contents.ts'
import { recordAudit } from './record-audit.ts'

/** The engine's own entries: what was made, changed or deleted of a model. */
type Change =
  | { action: 'create'; after: Row }
  | { action: 'update'; before: Row; after: Row }
  | { action: 'delete'; before: Row }

/** Writes down a change of a model's row. An update that changed nothing is not one. */
export async function auditChange(tx: Transaction, actor: Actor, model: Model, change: Change) {
  const row = change.action === 'delete' ? change.before : change.after
  const named = { subject: model.name, subjectId: row.id, label: labelOf(row) }
  if (change.action === 'create')
    return recordAudit(tx, actor, { ...named, action: 'create', after: shown(model, row) })
  if (change.action === 'update') {
    const changed = changedValues(shown(model, change.before), shown(model, change.after))
    return changed && recordAudit(tx, actor, { ...named, action: 'update', ...changed })
  }
  if (!model.isPersonal)
    return recordAudit(tx, actor, { ...named, action: 'delete', before: shown(model, row) })
  await forgetContents(tx, model.name, row.id)
  await recordAudit(tx, actor, { ...named, label: undefined, action: 'delete' })
}

/** What the schema shows, without what the engine itself keeps: no generated column, no fingerprint. */
const shown = (model: Model, row: Row): AuditValues =>
  Object.fromEntries(
    Object.keys(model.fields)
      .filter((name) => name !== 'createdAt' && name !== 'updatedAt')
      .map((name) => [name, row[name] ?? null]),
  )

/** The title of a post, the name of a person. */
function labelOf({ title, name, firstName, lastName }: Row): string | undefined {
  const parts = [firstName, lastName].filter((part) => typeof part === 'string')
  if (parts.length > 0) return parts.join(' ')
  return [name, title].find((text) => typeof text === 'string')
}
