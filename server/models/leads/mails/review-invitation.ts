import { eq, inArray } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { reviewServices } from '#content/services.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import {
  type CreateContext,
  fieldOn,
  type ModelField,
  type UpdateContext,
} from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import type { Keys } from '#server/database/secrets.ts'
import { pagePaths } from '#server/http/paths.ts'
import { signValue, verifyLink } from '#server/http/signed-values.ts'
import { addressFor } from '#server/models/leads/customer-texts.ts'
import { mayActForCustomers } from '#server/models/leads/lead.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { requestKinds, requests, type StoredRequest } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'

export const invitationDays = 90

const purpose = 'review-invitation'

const dayMs = 24 * 60 * 60_000

export const isInvitationOpen = (askedAt: Date, now: Date) =>
  now.getTime() - askedAt.getTime() <= invitationDays * dayMs

/** The job and the time, signed, so that links cannot be forged. */
export const invitationLinks = (keys: Pick<Keys, 'links' | 'signing'>): ModelServices['invitations'] => ({
  pathOf: ({ kind, id, askedAt }) =>
    `${pagePaths.reviewForm}?invitation=${signValue(keys.links, purpose, `${kind}_${id}_${askedAt.getTime()}`)}`,
  read(token, now) {
    const opened = verifyLink(keys, purpose, token)
    const parts = opened?.split('_') ?? []
    // Links from before other requests than quotes had any hold no kind.
    const [name, id, time] = parts.length === 2 ? ['Quote', ...parts] : parts
    const kind = requestKinds.find((one) => one === name)
    if (!kind || !id || !time) return 'unknown'
    const askedAt = new Date(Number(time))
    return isInvitationOpen(askedAt, now) ? { kind, id, askedAt } : 'expired'
  },
})

type AskedReview = Pick<StoredRequest, 'reviewAskedAt' | 'reviewAskedBy'>

/** One mail ever, or a link that the owner hands over. Asking again renews the link for 90 days. */
export async function askForReview(
  by: 'mail' | 'link',
  stored: StoredRequest,
  { tx, call, now }: UpdateContext,
): Promise<Result<AskedReview>> {
  const refused = (reason: PlainReasonKey) => refuse({ code: 'BAD_INPUT', reason })
  if (stored.status !== 'completed') return refused('reviewNotCompleted')
  if (await isReviewed(tx, stored.id)) return refused('reviewWritten')
  const wasMailed = stored.reviewAskedBy === 'mail'
  if (by === 'mail' && wasMailed) return refused('reviewMailed')
  if (by === 'mail' && !stored.email) return refused('reviewNoEmail')
  if (by === 'mail') await call.services.notifications.enqueueReviewRequest(tx, stored, now)
  return done({ reviewAskedAt: now, reviewAskedBy: wasMailed ? 'mail' : by })
}

/**
 * When the mail about the completed job asks too: the columns to write. Undefined if the customer was mailed
 * before or has written a review.
 */
export async function askInDoneMail(
  { id, reviewAskedBy }: StoredRequest,
  { tx, now }: Pick<UpdateContext, 'tx' | 'now'>,
): Promise<AskedReview | undefined> {
  if (reviewAskedBy === 'mail' || (await isReviewed(tx, id))) return undefined
  return { reviewAskedAt: now, reviewAskedBy: 'mail' }
}

/**
 * The job that this review was asked for while its link is valid and unused; otherwise the review is an ordinary one. Waits
 * for a concurrent review by the same link.
 */
export async function invitingJob({
  tx,
  call,
  now,
  submission,
}: CreateContext): Promise<Pick<StoredRequest, 'id' | 'email'> | undefined> {
  if (!submission?.invitation) return undefined
  const invitation = call.services.invitations.read(submission.invitation, now)
  if (typeof invitation === 'string') return undefined
  const { id, email } = requests
  const [job] = await tx.select({ id, email }).from(requests).where(eq(id, invitation.id)).for('update')
  return job && !(await isReviewed(tx, job.id)) ? job : undefined
}

async function findReviewIds(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { id, requestId } = reviews
  const rows = await db
    .select({ id, requestId })
    .from(reviews)
    .where(inArray(requestId, [...ids]))
  return new Map(rows.flatMap(({ id, requestId }) => (requestId ? [[requestId, [id]]] : [])))
}

export const isReviewed = async (db: Queryable, requestId: string): Promise<boolean> =>
  (await findReviewIds(db, [requestId])).has(requestId)

const reviewIds = batched(({ db }, ids) => findReviewIds(db, ids))

export const reviewRequestFields: Record<string, ModelField & { private: true }> = {
  reviewId: {
    private: true,
    type: GraphQLID,
    description: 'The review that came of asking for one',
    resolve: async (request, _args, call) => (await reviewIds(call).load(request.id))[0],
  },
  reviewInvitation: {
    private: true,
    ...fieldOn<StoredRequest>({
      type: GraphQLString,
      description:
        'Path of the personal link to write a review; null before somebody asked for one, and for whoever may only read',
      resolve: ({ kind, id, language, reviewAskedAt }, _args, call) =>
        reviewAskedAt && mayActForCustomers(call)
          ? addressFor(
              { language },
              call.services.invitations.pathOf({ kind, id, askedAt: reviewAskedAt }),
              call,
            )
          : null,
    }),
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
    hasEmail: { type: GraphQLBoolean, description: 'Its review may leave the email empty' },
  },
})

/** The token is the permission: it shows only this much of the job. */
export const reviewInvitationCalls: ExtraCalls = {
  queries: {
    reviewInvitation: defineCall({
      may: everybody,
      type: new GraphQLNonNull(reviewInvitation),
      args: { token: required.text },
      resolve: async ({ token }: { token: string }, call) => done(await describe(token, call)),
    }),
  },
}

async function describe(token: string, { services, db }: Call) {
  const invitation = services.invitations.read(token, new Date())
  if (typeof invitation === 'string') return { state: invitation }
  const { id } = invitation
  const { name, service, email } = requests
  const [job] = await db.select({ name, service, email }).from(requests).where(eq(requests.id, id))
  if (!job) return { state: 'unknown' }
  if (await isReviewed(db, id)) return { state: 'used' }
  // Reviews spell services differently: `access-control` is "Access Control".
  const written = job.service.replaceAll('-', ' ')
  return {
    state: 'open',
    name: shownName(job.name),
    hasEmail: Boolean(job.email),
    service: reviewServices.find((one) => one.toLowerCase() === written),
  }
}

/** "Mary Ann W." of "Mary Ann Whitfield"; a single name as it is. */
function shownName(name: string): string {
  const names = name.trim().split(/\s+/)
  const last = names.length > 1 ? names.pop() : undefined
  return [...names, ...(last ? [`${last.charAt(0)}.`] : [])].join(' ')
}
