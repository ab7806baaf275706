import { v7 as newId } from 'uuid'
import type { Actor, Administrator } from '#server/data-service/actor.ts'
import type { Queryable } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { type AuditValues, auditEntries } from '#server/schema/operations.ts'
import { auditValues } from './audit-values.ts'

/** Who did it: their address is not needed. */
type Doer = Actor | Pick<Administrator, 'kind' | 'userId' | 'username'>

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
 * Writes down who did what, in the caller's transaction: both are stored or neither. What a visitor sends is its own
 * record, with its time, and visitors change nothing else; so for them there is nothing to write.
 */
export async function recordAudit(tx: Queryable, actor: Doer, act: AuditedAct): Promise<void> {
  const who = whoOf(actor)
  if (!who) return
  const id = newId()
  const { before, after, ...what } = act
  await tx.insert(auditEntries).values({
    id,
    at: new Date(),
    ...who,
    ...what,
    before: before && auditValues(before),
    after: after && auditValues(after),
  })
  await announce(tx, { model: 'AuditEntry', operation: 'create', id })
}

function whoOf(acting: Doer) {
  const actor = (acting.kind === 'system' && acting.onBehalfOf) || acting
  if (actor.kind === 'administrator')
    return { actorKind: actor.kind, actorId: actor.userId, actorName: actor.username }
  if (actor.kind === 'system') return { actorKind: actor.kind, actorId: null, actorName: 'Lantern' }
  return undefined
}
