import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'

/** What waits for somebody, as the panel's navigation counts it: new requests and messages, reviews to approve. */
export async function waitingCount(db: Queryable): Promise<number> {
  const counts = await Promise.all([
    db.$count(quotes, eq(quotes.status, 'new')),
    db.$count(messages, eq(messages.status, 'new')),
    db.$count(reviews, eq(reviews.isApproved, false)),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
