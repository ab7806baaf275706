import { eq, inArray } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { reviewServices } from '#content/services.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import type { CreateContext, ModelField, UpdateContext } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import type { Keys } from '#server/database/secrets.ts'
import { signValue, verifyValue } from '#server/http/signed-values.ts'
import { mayActForCustomers } from '#server/models/leads/lead.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { quotes, reviews, type StoredQuote } from '#server/schema/leads.ts'

export const invitationDays = 90

const purpose = 'review-invitation'

const dayMs = 24 * 60 * 60_000

const isInvitationOpen = (askedAt: Date, now: Date) =>
  now.getTime() - askedAt.getTime() <= invitationDays * dayMs

/** The job and the time, signed, so that links cannot be forged. */
export const invitationLinks = ({
  links,
  signing,
}: Pick<Keys, 'links' | 'signing'>): ModelServices['invitations'] => ({
  pathOf: ({ quoteId, askedAt }) =>
    `/reviews/new?invitation=${signValue(links, purpose, `${quoteId}_${askedAt.getTime()}`)}`,
  read(token, now) {
    // Links from before the `links` key are signed with `signing`.
    const opened = verifyValue(links, purpose, token) ?? verifyValue(signing, purpose, token)
    const [quoteId, time] = opened?.split('_') ?? []
    if (!quoteId || !time) return 'unknown'
    const askedAt = new Date(Number(time))
    return isInvitationOpen(askedAt, now) ? { quoteId, askedAt } : 'expired'
  },
})

type Asked = Pick<StoredQuote, 'reviewAskedAt' | 'reviewAskedBy'>

/** One mail ever, or a link that the owner hands over. Asking again renews the link for 90 days. */
export async function askForReview(
  by: 'mail' | 'link',
  quote: StoredQuote,
  { tx, call, now }: UpdateContext,
): Promise<Result<Asked>> {
  const refused = (reason: PlainReasonKey) => refuse({ code: 'BAD_INPUT', reason })
  if (quote.status !== 'completed') return refused('reviewNotCompleted')
  if ((await findReviewIds(tx, [quote.id])).has(quote.id)) return refused('reviewWritten')
  const wasMailed = quote.reviewAskedBy === 'mail'
  if (by === 'mail' && wasMailed) return refused('reviewMailed')
  if (by === 'mail') await call.services.notifications.enqueueReviewRequest(tx, quote, now)
  return done({ reviewAskedAt: now, reviewAskedBy: wasMailed ? 'mail' : by })
}

/**
 * When the mail about the completed job asks too: the columns to write. Undefined if the customer was mailed
 * before or has written a review.
 */
export async function askInDoneMail(
  { id, reviewAskedBy }: { id: string; reviewAskedBy?: StoredQuote['reviewAskedBy'] },
  { tx, now }: UpdateContext,
): Promise<Asked | undefined> {
  if (reviewAskedBy === 'mail' || (await findReviewIds(tx, [id])).has(id)) return undefined
  return { reviewAskedAt: now, reviewAskedBy: 'mail' }
}

/**
 * The job that this review was asked for, while its link is valid and unused; otherwise the review is an
 * ordinary one. Waits for a concurrent review by the same link.
 */
export async function invitingQuote({
  tx,
  call,
  now,
  submission,
}: CreateContext): Promise<string | undefined> {
  if (!submission?.invitation) return undefined
  const invitation = call.services.invitations.read(submission.invitation, now)
  if (typeof invitation === 'string') return undefined
  const { quoteId } = invitation
  const [quote] = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, quoteId)).for('update')
  const isUsed = (await findReviewIds(tx, [quoteId])).has(quoteId)
  return quote && !isUsed ? quoteId : undefined
}

async function findReviewIds(db: Queryable, quoteIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: reviews.id, quoteId: reviews.quoteId })
    .from(reviews)
    .where(inArray(reviews.quoteId, [...quoteIds]))
  return new Map(rows.flatMap(({ id, quoteId }) => (quoteId ? [[quoteId, [id]]] : [])))
}

const reviewIds = batched(({ db }, quoteIds) => findReviewIds(db, quoteIds))

export const reviewRequestFields: Record<string, ModelField & { private: true }> = {
  reviewId: {
    private: true,
    type: GraphQLID,
    description: 'The review that came of asking for one',
    resolve: async (quote, _args, call) => (await reviewIds(call).load(quote.id))[0],
  },
  reviewInvitation: {
    private: true,
    type: GraphQLString,
    description:
      'Path of the personal link to write a review; null before somebody asked for one, and for whoever may only read',
    resolve: ({ id, reviewAskedAt }, _args, call) =>
      reviewAskedAt instanceof Date && mayActForCustomers(call)
        ? call.services.invitations.pathOf({ quoteId: id, askedAt: reviewAskedAt })
        : null,
  },
  isInvitationOpen: {
    private: true,
    type: GraphQLBoolean,
    description: 'Whether that link still works',
    resolve: async ({ id, reviewAskedAt }, _args, call) =>
      reviewAskedAt instanceof Date &&
      isInvitationOpen(reviewAskedAt, new Date()) &&
      (await reviewIds(call).load(id)).length === 0,
  },
}

const invitationState = enumOf('ReviewInvitationState', ['open', 'used', 'expired', 'unknown'])

const reviewInvitation = new GraphQLObjectType({
  name: 'ReviewInvitation',
  description:
    'A personal link that asks for a review. The name and the service are there as long as it is open.',
  fields: {
    state: { type: new GraphQLNonNull(invitationState) },
    name: { type: GraphQLString, description: 'As it would appear: Dana W.' },
    service: { type: GraphQLString, description: 'One of the services of reviews' },
  },
})

/** The token is the permission: it shows only this much of the job. */
export const reviewInvitationCalls: ExtraCalls = {
  queries: {
    reviewInvitation: defineCall({
      may: everybody,
      type: new GraphQLNonNull(reviewInvitation),
      args: { token: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: async ({ token }: { token: string }, call) => done(await describe(token, call)),
    }),
  },
}

async function describe(token: string, { services, db }: Call) {
  const invitation = services.invitations.read(token, new Date())
  if (typeof invitation === 'string') return { state: invitation }
  const { quoteId } = invitation
  const { firstName, lastName, service } = quotes
  const [quote] = await db.select({ firstName, lastName, service }).from(quotes).where(eq(quotes.id, quoteId))
  if (!quote) return { state: 'unknown' }
  if ((await findReviewIds(db, [quoteId])).has(quoteId)) return { state: 'used' }
  // Reviews spell services differently: `access-control` is "Access Control".
  const written = quote.service.replaceAll('-', ' ')
  return {
    state: 'open',
    name: `${quote.firstName} ${quote.lastName.charAt(0)}.`,
    service: reviewServices.find((one) => one.toLowerCase() === written),
  }
}
