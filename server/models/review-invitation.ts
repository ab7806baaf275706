import { eq, inArray } from 'drizzle-orm'
import type { CreateMoment } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { quotes, reviews } from '#server/schema/leads.ts'

/**
 * The completed job that this review was asked for, as long as the link is good and nobody used it. Waits for a twin
 * that uses the same link right now. Without one it is an ordinary review.
 */
export async function invitingQuote({
  tx,
  call,
  now,
  submission,
}: CreateMoment): Promise<string | undefined> {
  if (!submission?.invitation) return undefined
  const invitation = call.services.invitations.read(submission.invitation, now)
  if (typeof invitation === 'string') return undefined
  const { quoteId } = invitation
  const [quote] = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, quoteId)).for('update')
  const isUsed = (await reviewIdsOf({ db: tx }, [quoteId])).has(quoteId)
  return quote && !isUsed ? quoteId : undefined
}

/** The review that came of asking, by quote; a list of one, or none. */
export async function reviewIdsOf(
  { db }: { db: Queryable },
  quoteIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: reviews.id, quoteId: reviews.quoteId })
    .from(reviews)
    .where(inArray(reviews.quoteId, [...quoteIds]))
  return new Map(rows.flatMap(({ id, quoteId }) => (quoteId ? [[quoteId, [id]]] : [])))
}
