import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Actor } from '#server/data-service/actor.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/notify.ts'
import { deliveries } from '#server/schema/operations.ts'
import { testSubject } from './test-delivery.ts'

/** A row of the outbox. */
export type Delivery = typeof deliveries.$inferSelect

/** What a lead hands over to be delivered; the outbox keeps the rest. */
export type NewDelivery = Pick<
  Delivery,
  'topic' | 'subjectType' | 'subjectId' | 'channel' | 'recipient' | 'dedupeKey'
> & { payload: object }

/** Puts messages into the outbox, in the lead's own transaction. The same `dedupeKey` twice is one message. */
export async function enqueue(tx: Transaction, messages: readonly NewDelivery[]): Promise<void> {
  if (messages.length === 0) return
  await tx
    .insert(deliveries)
    .values(messages.map((message) => ({ id: newId(), ...message })))
    .onConflictDoNothing({ target: deliveries.dedupeKey })
}

/** The delivery trails of many cards in one query: a list for every id that was asked for, oldest first. */
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

export type RetryResult = { ok: true; delivery: Delivery } | { ok: false; message: string }

/**
 * Makes a dead or waiting delivery due now, with a full schedule before it. One that is being sent at this moment
 * keeps its lease, so it is not sent twice. The caller checks that the actor is an administrator.
 */
export async function retryDelivery(db: Database, id: string, actor: Actor): Promise<RetryResult> {
  return db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(deliveries.id, id), ne(deliveries.state, 'sent')))
      .returning()
    if (!delivery) return { ok: false, message: 'This was already delivered, or its card is gone.' }
    const { subjectType, subjectId, channel, recipient } = delivery
    await recordAudit(tx, actor, {
      action: 'retry',
      subject: subjectType,
      subjectId,
      after: { channel, recipient },
    })
    await announce(tx, { model: subjectType, operation: 'update', id: subjectId, onPages: 'nothing' })
    return { ok: true, delivery }
  })
}

/**
 * Messages to people that have not left: still being tried, or given up. The states are named, as an index finds no
 * "other than". What became of a test is said where it was asked for.
 */
export const isUndelivered = and(
  inArray(deliveries.state, ['pending', 'dead']),
  ne(deliveries.subjectType, testSubject),
)

/** How many messages have not left yet: still being tried, and given up. */
export async function undeliveredCounts(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .select({ state: deliveries.state, total: count() })
    .from(deliveries)
    .where(isUndelivered)
    .groupBy(deliveries.state)
  const totalOf = (state: Delivery['state']) => rows.find((row) => row.state === state)?.total ?? 0
  return { waiting: totalOf('pending'), dead: totalOf('dead') }
}

/** Removes the trail of a card that is deleted, in the transaction that deletes it. Gives the ids of its deliveries. */
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

/**
 * What came of one attempt. `permanent`: trying again would get the same answer. `reason` and `note` are shown to
 * the owner, so they are sentences, not codes. `recipient`: where it went, if the row may name another by now.
 */
export type SendResult = { recipient?: string } & (
  | { ok: true; note?: string }
  | { ok: false; permanent: boolean; reason: string }
)

/**
 * Makes one attempt to deliver. `ok` only when the other side has accepted it. Expected failures are returned;
 * what is thrown is a bug. Must end soon after the signal aborts.
 */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<SendResult>

/** Recipient of a delivery that goes to whoever is an administrator when it is sent. */
export const toAdministrators = 'administrators'
