import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Actor, Staff } from '#server/actor.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { type AuditValues, auditEntries } from '#server/schema/operations.ts'

/** Who did it. */
type Doer = Actor | Pick<Staff, 'kind' | 'userId' | 'username'>

/** One thing that was done. */
export type AuditedAct = {
  /** `create`, `update`, `delete`, or a word of its own such as `export`. */
  action: string
  /** The name of a model, or of another thing that staff change. */
  subject: string
  subjectId: string
  /** What people call it, for the sentence in the log. */
  label?: string | undefined
  /** Of an update only what changed: `changedValues`. */
  before?: AuditValues | undefined
  after?: AuditValues | undefined
}

/**
 * Adds an audit entry in the caller's transaction: the change and its entry are stored together. Visitors and anonymous
 * callers get none: what they send is a record of its own.
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

/** A text longer than this is cut in the log; the posts that have such texts keep their own revisions. */
const longestText = 4_000

/** Values under these names are never stored in the log. */
const secretName = /password|secret|token|apikey|hash/i

/** No secret, and no text longer than `longestText`. */
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

/** The values that differ, before and after; undefined when none does. */
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

/** What the log needs to know of a stored model. */
type AuditedModel = {
  name: string
  /** By name, what the schema shows. */
  fields: Record<string, unknown>
  /** About a customer: when a row is gone for good, the log forgets what it said too. */
  isPersonal?: true
  /** A deleted row can be restored. */
  trash?: unknown
}
type AuditedRow = { id: string } & Record<string, unknown>
type AuditedChange =
  | { action: 'create'; after: AuditedRow }
  | { action: 'update'; before: AuditedRow; after: AuditedRow }
  | { action: 'delete'; before: AuditedRow }

/** Adds the entry for a change of a model's row; none for an update that changed nothing. */
export async function auditChange(tx: Transaction, actor: Actor, model: AuditedModel, change: AuditedChange) {
  const row = change.action === 'delete' ? change.before : change.after
  const named = { subject: model.name, subjectId: row.id, label: labelOf(row) }
  if (change.action === 'create')
    return recordAudit(tx, actor, { ...named, action: 'create', after: shown(model, row) })
  if (change.action === 'update') {
    const changed = changedValues(shown(model, change.before), shown(model, change.after))
    return changed && recordAudit(tx, actor, { ...named, action: 'update', ...changed })
  }
  // A customer's words are in the trash, or nowhere: never in the entry of their deletion.
  if (model.isPersonal && model.trash) return recordAudit(tx, actor, { ...named, action: 'delete' })
  if (!model.isPersonal)
    return recordAudit(tx, actor, { ...named, action: 'delete', before: shown(model, row) })
  await forgetContents(tx, model.name, row.id)
  await recordAudit(tx, actor, { ...named, label: undefined, action: 'delete' })
}

/**
 * Adds the entry for a row that leaves the trash for good, after which the log holds nothing that a customer said or is
 * called, unless a row came under the same id meanwhile.
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

/** What the schema shows, without what the engine itself keeps: no generated column, no fingerprint. */
const shown = (model: AuditedModel, row: AuditedRow): AuditValues =>
  Object.fromEntries(
    Object.keys(model.fields)
      .filter((name) => name !== 'createdAt' && name !== 'updatedAt')
      .map((name) => [name, row[name] ?? null]),
  )

/** The title of a post, the name of a person. */
export function labelOf({ title, name, firstName, lastName }: AuditedRow): string | undefined {
  const parts = [firstName, lastName].filter((part) => typeof part === 'string')
  if (parts.length > 0) return parts.join(' ')
  return [name, title].find((text) => typeof text === 'string')
}

/** Deletes the values that the log holds about a record, so that a deleted customer's data is gone there too. The acts stay. */
async function forgetContents(tx: Transaction, subject: string, subjectId: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ label: null, before: null, after: null })
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
}
