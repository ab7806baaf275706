import { and, desc, eq, sql } from 'drizzle-orm'
import { GraphQLID } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type Visitor,
  visitors,
} from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import type { Row } from '#server/data-service/model.ts'
import { get } from '#server/data-service/operations.ts'
import type { Transaction } from '#server/database/database.ts'
import { takeTokenOfNetworks } from '#server/limits/rate-limit.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { reviews, reviewVotes } from '#server/schema/reviews.ts'
import { review } from './review.ts'

/**
 * Per address: enough for an office that reads reviews together, too few for a program that makes up guests.
 */
const voteLimit = { windowSeconds: 600, limit: 60 }

/** Per review, address and day: a household has a few guests, and no one can raise a review alone. */
const reviewVoteLimit = { windowSeconds: 24 * 60 * 60, limit: 3 }

async function markHelpful(id: string, call: Call<Visitor>): Promise<Result<Row>> {
  const { actor, db } = call
  const keyOf = (network: string) => `vote:${network}`
  const { allowed: mayVote, retryAfterSeconds } = await takeTokenOfNetworks(
    db,
    keyOf,
    actor.address,
    voteLimit,
  )
  if (!mayVote) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyVotes', retryAfterSeconds })

  const found = await get(review, id, call)
  if (!found.ok) return found
  const voted = found.value ? await db.transaction((tx) => countVote(tx, id, call)) : done(null)
  if (!voted.ok) return voted
  const counted = await get(review, id, call)
  if (!counted.ok) return counted
  if (!counted.value) return refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Review' } })
  return done(counted.value)
}

async function countVote(
  tx: Transaction,
  reviewId: string,
  { actor: { guestId, address }, services }: Call<Visitor>,
): Promise<Result<null>> {
  // Locked, so that the review is neither unapproved nor deleted meanwhile.
  const [votable] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.isApproved, true)))
    .for('update')
  if (!votable) return done(null)
  const mine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.guestId, guestId))
  if ((await tx.$count(reviewVotes, mine)) > 0) return done(null)
  // Leaving out the cookie makes a new guest, but not a new address. The key is stored for a day and must not
  // contain the address.
  const keyOf = (network: string) => `review-vote:${services.votes.voterKey(reviewId, network)}`
  const { allowed: mayVote, retryAfterSeconds } = await takeTokenOfNetworks(
    tx,
    keyOf,
    address,
    reviewVoteLimit,
  )
  if (!mayVote) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'reviewVotesFull', retryAfterSeconds })
  await tx.insert(reviewVotes).values({ reviewId, guestId })
  await tx
    .update(reviews)
    .set({ helpfulCount: sql`${reviews.helpfulCount} + 1` })
    .where(eq(reviews.id, reviewId))
  await announce(tx, { model: 'Review', operation: 'update', id: reviewId, onPages: 'votes' })
  return done(null)
}

const mostVotes = 500

async function helpfulReviews({ actor, db }: Call): Promise<string[]> {
  if (actor.kind !== 'visitor') return []
  const votes = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.guestId, actor.guestId))
    .orderBy(desc(reviewVotes.createdAt), desc(reviewVotes.reviewId))
    .limit(mostVotes)
  return votes.map(({ id }) => id)
}

export const reviewVoteCalls: ExtraCalls = {
  queries: {
    myHelpfulReviews: defineCall({
      may: everybody,
      type: listOf(GraphQLID),
      description: 'The reviews that this visitor marked as helpful: the latest 500.',
      resolve: async (_args, call) => done(await helpfulReviews(call)),
    }),
  },
  mutations: {
    markReviewHelpful: defineCall({
      may: visitors('onlyVisitorsVote'),
      type: review,
      description: 'Counts once for each visitor; again changes nothing and answers the same review.',
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call) => markHelpful(id, call),
    }),
  },
}
