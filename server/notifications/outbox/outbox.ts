import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { testSubject } from '#server/notifications/admin-link.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { deliveries } from '#server/schema/operations.ts'

/** A row of the outbox. */
export type Delivery = typeof deliveries.$inferSelect

/** What to deliver; the other columns are the outbox's own. */
export type NewDelivery = Pick<
  Delivery,
  'topic' | 'subjectType' | 'subjectId' | 'channel' | 'recipient' | 'dedupeKey'
> & { payload: object }

/** `recipient` of a mail to everybody who is an administrator when it is sent. */
export const toAdministrators = 'administrators'

/**
 * Makes one attempt to deliver. `ok` only when the other side has accepted it. Expected failures are returned; what is thrown
 * is a bug. Must end soon after the signal aborts.
 */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<SendResult>

/** The result of one attempt. `recipient`: where it went, if no longer where the row says. */
export type SendResult = Result<{ note?: string }, SendFailure> & { recipient?: string }

/** `permanent`: another attempt would fail too. Like `note`, `reason` is a sentence that the owner reads. */
export type SendFailure = { permanent: boolean; reason: string }

/** Puts deliveries into the outbox, in the transaction of what they are about. A `dedupeKey` that is there already is skipped. */
export async function enqueue(tx: Transaction, added: readonly NewDelivery[]): Promise<void> {
  if (added.length === 0) return
  await tx
    .insert(deliveries)
    .values(added.map((delivery) => ({ id: newId(), ...delivery })))
    .onConflictDoNothing({ target: deliveries.dedupeKey })
}

/** The deliveries about many records in one query: a list for every given id, oldest first. */
export async function deliveriesOf(
  db: Queryable,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const trails = new Map<string, Delivery[]>(subjectIds.map((id) => [id, []]))
  if (subjectIds.length === 0) return trails
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.subjectType, subjectType), inArray(deliveries.subjectId, [...subjectIds])))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
  for (const row of rows) trails.get(row.subjectId)?.push(row)
  return trails
}

/** The newest deliveries of a channel, whatever they are about. */
export async function lastDeliveries(
  db: Queryable,
  channel: Delivery['channel'],
  limit: number,
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(eq(deliveries.channel, channel))
    .orderBy(desc(deliveries.id))
    .limit(limit)
}

/**
 * Makes a dead or pending delivery due now, and starts its retry schedule again. One that is being sent at this moment
 * keeps its lease, so it is not sent twice. The caller checks that the actor is an administrator.
 */
export async function retryDelivery(db: Database, id: string, actor: Actor): Promise<Result<Delivery>> {
  return db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(deliveries.id, id), ne(deliveries.state, 'sent')))
      .returning()
    if (!delivery) return refuse({ code: 'NOT_FOUND', reason: 'deliveredOrGone' })
    const { subjectType, subjectId, channel, recipient } = delivery
    await recordAudit(tx, actor, {
      action: 'retry',
      subject: subjectType,
      subjectId,
      after: { channel, recipient },
    })
    await announce(tx, { model: subjectType, operation: 'update', id: subjectId, onPages: 'nothing' })
    return done(delivery)
  })
}

/**
 * Deliveries that were not sent yet: pending or dead. The states are listed because an index cannot find "not sent". Tests do
 * not count; their result is shown beside the button that sent them.
 */
export const isUndelivered = and(
  inArray(deliveries.state, ['pending', 'dead']),
  ne(deliveries.subjectType, testSubject),
)

/** How many deliveries were not sent yet. */
export async function undeliveredCounts(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .select({ state: deliveries.state, total: count() })
    .from(deliveries)
    .where(isUndelivered)
    .groupBy(deliveries.state)
  const totalOf = (state: Delivery['state']) => rows.find((row) => row.state === state)?.total ?? 0
  return { waiting: totalOf('pending'), dead: totalOf('dead') }
}

/** Deletes the deliveries about records, in the transaction that deletes the records. Gives the ids of the deliveries. */
export async function deleteDeliveriesOf(
  tx: Transaction,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<string[]> {
  if (subjectIds.length === 0) return []
  const deleted = await tx
    .delete(deliveries)
    .where(and(eq(deliveries.subjectType, subjectType), inArray(deliveries.subjectId, [...subjectIds])))
    .returning({ id: deliveries.id })
  return deleted.map(({ id }) => id)
}
