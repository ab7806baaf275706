import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { testPayloadText } from '#content/en/test-mail.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import { deliveries } from '#server/schema/operations.ts'
import { type Delivery, enqueue } from './outbox.ts'
import { z } from 'zod'

/**
 * Puts a test on the way that a real notification goes, so that what becomes of it is what would become of one. An
 * earlier test of the same recipient is forgotten: only the last one says anything.
 */
export async function sendTest(
  db: Database,
  { channel, recipient }: Pick<Delivery, 'channel' | 'recipient'>,
): Promise<Delivery> {
  const id = newId()
  return db.transaction(async (tx) => {
    await tx.delete(deliveries).where(and(isTest, isOf(channel), eq(deliveries.recipient, recipient)))
    await enqueue(tx, [
      {
        topic: testTopic,
        subjectType: testSubject,
        subjectId: id,
        channel,
        recipient,
        payload: { id, message: testPayloadText },
        dedupeKey: `${testTopic}:${id}`,
      },
    ])
    const [test] = await tx
      .select()
      .from(deliveries)
      .where(and(isTest, eq(deliveries.subjectId, id)))
    if (!test) throw new Error('a test was stored and is not there')
    return test
  })
}

/** The last test of each recipient, newest first. */
export async function lastTests(db: Queryable): Promise<Delivery[]> {
  return db.select().from(deliveries).where(isTest).orderBy(desc(deliveries.id)).limit(100)
}

/** The newest deliveries of a channel, whatever they tell of. */
export async function lastDeliveries(
  db: Queryable,
  channel: Delivery['channel'],
  limit: number,
): Promise<Delivery[]> {
  return db.select().from(deliveries).where(isOf(channel)).orderBy(desc(deliveries.id)).limit(limit)
}

const isTest = eq(deliveries.subjectType, testSubject)
const isOf = (channel: Delivery['channel']) => eq(deliveries.channel, channel)

/** What "Send test" in the settings puts into the outbox; `testSubject` stands where a lead's model would. */
export const testTopic = 'notifications.test'
export const testSubject = 'NotificationTest'

/** The payload of a test: for a webhook's receiver it says what it is. */
export const testFacts = z.object({ id: z.uuid(), message: z.string() })
