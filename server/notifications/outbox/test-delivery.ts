import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database, Queryable } from '#server/database/database.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { type Delivery, enqueue, testSubject } from './outbox.ts'

export const testTopic = 'notifications.test'

/**
 * Enqueued like a real notification, so that it succeeds or fails like one. Replaces earlier tests of the
 * recipient. `message`: for webhooks.
 */
export async function sendTest(
  db: Database,
  { channel, recipient, message }: Pick<Delivery, 'channel' | 'recipient'> & { message: string },
): Promise<Delivery> {
  const id = newId()
  return db.transaction(async (tx) => {
    await tx
      .delete(deliveries)
      .where(and(isTest, eq(deliveries.channel, channel), eq(deliveries.recipient, recipient)))
    await enqueue(tx, [
      {
        topic: testTopic,
        subjectType: testSubject,
        subjectId: id,
        channel,
        recipient,
        payload: { id, message },
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

export async function lastTests(db: Queryable): Promise<Delivery[]> {
  return db.select().from(deliveries).where(isTest).orderBy(desc(deliveries.id)).limit(100)
}

const isTest = eq(deliveries.subjectType, testSubject)
