import { and, desc, eq, sql } from 'drizzle-orm'
import { submissionErrors } from '#content/en/form-errors.ts'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Row } from '#server/data-service/model.ts'
import { get } from '#server/data-service/operations.ts'
import { allowed } from '#server/data-service/permission.ts'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { reviews, reviewVotes } from '#server/schema/leads.ts'
import { review } from './review.ts'

/**
 * Counts that this guest finds a review helpful: once, however often and however fast they say so. Answers with the
 * review as it is then.
 */
export async function markHelpful(id: string, call: Call): Promise<Result<Row>> {
  const { actor, db } = call
  const access = allowed(review, 'read', actor)
  if (!access.ok) return access
  if (actor.kind !== 'visitor')
    return refuse({ code: 'FORBIDDEN', message: 'Only visitors say which reviews help.' })
  const { allowed: mayVote, retryAfterSeconds } = await call.services.votes.count(db, actor.address)
  if (!mayVote)
    return refuse({ code: 'TOO_MANY_REQUESTS', message: submissionErrors.tooManyVotes, retryAfterSeconds })

  const found = await get(review, id, call)
  if (!found.ok) return found
  const voted = found.value ? await db.transaction((tx) => countVote(tx, id, actor, call)) : done(null)
  if (!voted.ok) return voted
  const counted = await get(review, id, call)
  if (!counted.ok) return counted
  if (!counted.value) return refuse({ code: 'NOT_FOUND', message: 'This review does not exist any more.' })
  return done(counted.value)
}

/** Of two votes that arrive at once the second waits for the first, and what it finds then is counted. */
async function countVote(
  tx: Transaction,
  reviewId: string,
  { guestId, address }: Extract<Actor, { kind: 'visitor' }>,
  { services }: Call,
): Promise<Result<null>> {
  // Locked, so that nobody takes the approval back or deletes the review in between.
  const [votable] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.isApproved, true)))
    .for('update')
  if (!votable) return done(null)
  const mine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.guestId, guestId))
  if ((await tx.$count(reviewVotes, mine)) > 0) return done(null)
  // Guests are made by leaving the cookie out; addresses are not.
  const { allowed: mayVote, retryAfterSeconds } = await services.votes.countFor(tx, reviewId, address)
  if (!mayVote)
    return refuse({ code: 'TOO_MANY_REQUESTS', message: submissionErrors.tooManyVotes, retryAfterSeconds })
  await tx.insert(reviewVotes).values({ reviewId, guestId })
  await tx
    .update(reviews)
    .set({ helpfulCount: sql`${reviews.helpfulCount} + 1` })
    .where(eq(reviews.id, reviewId))
  await announce(tx, { model: 'Review', operation: 'update', id: reviewId, onPages: 'votes' })
  return done(null)
}

/** As many as any page could show at once. */
const mostVotes = 500

/** The reviews that this guest found helpful, the latest votes first. */
export async function helpfulReviewsOf(call: Call): Promise<Result<string[]>> {
  const access = allowed(review, 'read', call.actor)
  if (!access.ok) return access
  if (call.actor.kind !== 'visitor') return done([])
  const votes = await call.db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.guestId, call.actor.guestId))
    .orderBy(desc(reviewVotes.createdAt), desc(reviewVotes.reviewId))
    .limit(mostVotes)
  return done(votes.map(({ id }) => id))
}
