import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { alarmTopic } from './alarm-deliveries.ts'

/** What is known of whether our people were reached about a request. */
export type Alerted = {
  /** When the first alert was accepted; null while nothing is known to have arrived. */
  first: Date | null
  /** The same of the last alert that its customer asked for; null where none was enqueued. */
  complaint: { acceptedAt: Date | null; isPending: boolean } | null
}

const toldOf = ['quote.created', 'message.created', alarmTopic]

/**
 * Reads it from the outbox. A mail counts once its mail server is proven: as a file it reached nobody, and of an unproven server
 * nobody knows. A push and a webhook count when the other side took them.
 */
export async function readAlerted(
  db: Queryable,
  { kind, id }: { kind: string; id: string },
): Promise<Alerted> {
  const { state, channel, sentVia, sentAt, createdAt, topic, subjectType, subjectId } = deliveries
  const reason = sql<string | null>`${deliveries.payload} -> 'alarm' ->> 'reason'`
  const rows = await db
    .select({ state, channel, sentVia, sentAt, createdAt, reason })
    .from(deliveries)
    .where(and(eq(subjectType, kind), eq(subjectId, id), inArray(topic, toldOf)))
  const acceptedOf = (about: typeof rows): Date | null => {
    const times = about.flatMap(({ state, channel, sentVia, sentAt }) =>
      state === 'sent' && sentAt && (channel !== 'mail' || sentVia === 'proven') ? [sentAt.getTime()] : [],
    )
    return times.length > 0 ? new Date(Math.min(...times)) : null
  }
  const asked = rows.filter((row) => row.reason === 'complained')
  const lastAt = Math.max(...asked.map(({ createdAt }) => createdAt.getTime()))
  // Those of one complaint were enqueued by one transaction, so they were created at the same time.
  const last = asked.filter(({ createdAt }) => createdAt.getTime() === lastAt)
  return {
    first: acceptedOf(rows),
    complaint: asked.length > 0 ? { acceptedAt: acceptedOf(last), isPending: last.some(isPending) } : null,
  }
}

const isPending = ({ state }: Pick<typeof deliveries.$inferSelect, 'state'>) => state === 'pending'
