import { and, eq } from 'drizzle-orm'
import type { Actor, Staff } from '#server/actor.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { type AuditValues, auditEntries } from '#server/schema/operations.ts'

type Doer = Actor | Pick<Staff, 'kind' | 'userId' | 'username'>

export type AuditedAct = {
  action: string
  subject: string
  subjectId: string
  label?: string | undefined
  before?: AuditValues | undefined
  after?: AuditValues | undefined
}

/**
 * In the transaction of the change. Not for visitors and anonymous callers: what they send is a record of its
 * own.
 */
export async function recordAudit(tx: Queryable, actor: Doer, act: AuditedAct): Promise<void> {
  const who = auditedActor(actor)
  if (!who) return
  const id = newId()
  const { before, after, ...what } = act
  await tx.insert(auditEntries).values({
    id,
    at: new Date(),
    ...who,
    ...what,
    before: before && auditedValues(before),
    after: after && auditedValues(after),
  })
  await announce(tx, { model: 'AuditEntry', operation: 'create', id })
}

function auditedActor(acting: Doer) {
  const actor = (acting.kind === 'system' && acting.onBehalfOf) || acting
  if (actor.kind === 'staff')
    return { actorKind: 'administrator', actorId: actor.userId, actorName: actor.username }
  if (actor.kind === 'system') return { actorKind: actor.kind, actorId: null, actorName: 'Lantern' }
  return undefined
}

const longestText = 4_000

const secretName = /password|secret|token|apikey|hash/i

function auditedValues(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      secretName.test(name) && value !== null ? '(secret)' : shortened(value),
    ]),
  )
}

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)} …` : value

export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return names.length > 0 ? { before: only(before), after: only(after) } : undefined
}

type AuditedModel = {
  name: string
  fields: Record<string, unknown>
  isPersonal?: true
  trash?: unknown
}
type AuditedRow = { id: string } & Record<string, unknown>
type AuditedChange =
  | { action: 'create'; after: AuditedRow }
  | { action: 'update'; before: AuditedRow; after: AuditedRow }
  | { action: 'delete'; before: AuditedRow }

export async function auditChange(tx: Transaction, actor: Actor, model: AuditedModel, change: AuditedChange) {
  const row = change.action === 'delete' ? change.before : change.after
  const named = { subject: model.name, subjectId: row.id, label: labelOf(row) }
  if (change.action === 'create')
    return recordAudit(tx, actor, { ...named, action: 'create', after: shown(model, row) })
  if (change.action === 'update') {
    const changed = changedValues(shown(model, change.before), shown(model, change.after))
    return changed && recordAudit(tx, actor, { ...named, action: 'update', ...changed })
  }
  if (model.isPersonal && model.trash) return recordAudit(tx, actor, { ...named, action: 'delete' })
  if (!model.isPersonal)
    return recordAudit(tx, actor, { ...named, action: 'delete', before: shown(model, row) })
  await forgetContents(tx, model.name, row.id)
  await recordAudit(tx, actor, { ...named, label: undefined, action: 'delete' })
}

/**
 * For a row that leaves the trash for good. Also empties the log's values about it, unless a row with the
 * same id was made meanwhile.
 */
export async function auditPurge(
  tx: Transaction,
  actor: Actor,
  model: AuditedModel,
  { id, label, isThereAgain }: { id: string; label: string | null; isThereAgain: boolean },
): Promise<void> {
  if (model.isPersonal && !isThereAgain) await forgetContents(tx, model.name, id)
  const named = model.isPersonal ? {} : { label: label ?? undefined }
  await recordAudit(tx, actor, { action: 'purge', subject: model.name, subjectId: id, ...named })
}

const shown = (model: AuditedModel, row: AuditedRow): AuditValues =>
  Object.fromEntries(
    Object.keys(model.fields)
      .filter((name) => name !== 'createdAt' && name !== 'updatedAt')
      .map((name) => [name, row[name] ?? null]),
  )

export function labelOf({
  title,
  name,
  from,
  firstName,
  lastName,
  authorName,
}: AuditedRow): string | undefined {
  const parts = [firstName, lastName].filter((part) => typeof part === 'string')
  if (parts.length > 0) return parts.join(' ')
  return [name, title, from, authorName].find((text) => typeof text === 'string')
}

export async function forgetContents(tx: Transaction, subject: string, subjectId: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ label: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
}
