import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { alarmTopic } from './alarm-deliveries.ts'

export type Alerted = {
  /** When the first alert was accepted; null while none is known to have arrived. */
  first: Date | null
  complaint: { acceptedAt: Date | null; isPending: boolean } | null
}

const toldOf = ['quote.created', 'message.created', alarmTopic]

/**
 * A mail counts only by a proven server: a file reached no one. Push and webhook count when the other side
 * accepted them.
 */
export async function readAlerted(db: Queryable, requestId: string): Promise<Alerted> {
  const { state, channel, sentVia, sentAt, createdAt, topic, subjectId } = deliveries
  const reason = sql<string | null>`${deliveries.payload} -> 'alarm' ->> 'reason'`
  const rows = await db
    .select({ state, channel, sentVia, sentAt, createdAt, reason })
    .from(deliveries)
    .where(and(eq(subjectId, requestId), inArray(topic, toldOf)))
  const acceptedOf = (about: typeof rows): Date | null => {
    const times = about.flatMap(({ state, channel, sentVia, sentAt }) =>
      state === 'sent' && sentAt && (channel !== 'mail' || sentVia === 'proven') ? [sentAt.getTime()] : [],
    )
    return times.length > 0 ? new Date(Math.min(...times)) : null
  }
  const asked = rows.filter((row) => row.reason === 'complained')
  const lastAt = Math.max(...asked.map(({ createdAt }) => createdAt.getTime()))
  // One complaint's deliveries were enqueued in one transaction, so they have the same time.
  const last = asked.filter(({ createdAt }) => createdAt.getTime() === lastAt)
  return {
    first: acceptedOf(rows),
    complaint: asked.length > 0 ? { acceptedAt: acceptedOf(last), isPending: last.some(isPending) } : null,
  }
}

const isPending = ({ state }: Pick<typeof deliveries.$inferSelect, 'state'>) => state === 'pending'
