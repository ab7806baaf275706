import { eq, sql } from 'drizzle-orm'
import { GraphQLFloat, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { z } from 'zod'
import { reviewServices } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, everybody, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import {
  because,
  email,
  line,
  longest,
  name,
  optionalLine,
  paragraph,
  rating,
  requiredParagraph,
} from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  type DeletedRow,
  defineModel,
  openFields,
  type UpdateContext,
} from '#server/data-service/model.ts'
import { countStates, stateCounts } from '#server/data-service/tallies.ts'
import type { Transaction } from '#server/database/database.ts'
import { leadExtraFields, notifyStaff, resumeAfterRestore } from '#server/models/leads/lead.ts'
import { invitingJob } from '#server/models/leads/mails/review-invitation.ts'
import { contentHash, takeSubmission } from '#server/models/leads/submission/submission.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { reviews, reviewVotes, type StoredReview } from '#server/schema/reviews.ts'
import { writtenIn } from './written-in.ts'

const written = {
  name: name('nameMissing'),
  email,
  rating: rating.optional().default(5),
  title: line('titleMissing', longest.title),
  comment: requiredParagraph('commentMissing', longest.message),
  service: optionalLine(longest.name),
  location: optionalLine(longest.name),
}

const judged = {
  isVerified: z.boolean().optional(),
  isApproved: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  submittedAt: z.date().optional(),
  approvedAt: z.date().nullish(),
  reply: paragraph(longest.reply).optional(),
  repliedAt: z.date().nullish(),
}

/** Empty by an invitation: the email of its job counts. */
const emailOrNone = z.union([z.literal(''), email], because('emailMissing'))

const createReviewInput = z.object({ ...written, email: emailOrNone, ...judged })

const updateReviewInput = z.object({ ...written, rating, ...judged }).partial()

const staffFields = z.object(judged).keyof().options

type ReviewDraft = z.output<typeof createReviewInput>
type ReviewChanges = z.output<typeof updateReviewInput>

const stars = [1, 2, 3, 4, 5]

const starsState = (rating: number) => `stars${rating}`

/** Specification section 3, Review. Visitors see approved ones, and never the email. */
export const review = defineModel<StoredReview, ReviewDraft, ReviewChanges>({
  name: 'Review',
  plural: 'Reviews',
  table: reviews,
  isPersonal: true,
  trash: { with: [reviewVotes.reviewId, deliveries.subjectId] },
  fields: {
    name: {},
    email: { private: true },
    rating: { sortable: true },
    ...openFields('title', 'comment', 'service', 'location', 'isVerified', 'isApproved', 'isFeatured'),
    helpfulCount: { sortable: true },
    submittedAt: { sortable: true },
    ...openFields('approvedAt', 'reply', 'repliedAt'),
    requestId: { private: true },
    createdAt: {},
    updatedAt: {},
    quarantineReasons: { private: true },
  },
  area: 'content',
  visitors: { read: { isApproved: { eq: true } }, create: true },
  createInput: createReviewInput,
  updateInput: updateReviewInput,
  sort: { field: 'submittedAt', direction: 'DESC' },
  tallied: {
    approved: { isApproved: { eq: true } },
    pending: { isApproved: { eq: false } },
    featured: { isFeatured: { eq: true } },
    ...Object.fromEntries(
      stars.map((rating) => [starsState(rating), { isApproved: { eq: true }, rating: { eq: rating } }]),
    ),
  },
  search: { text: reviews.searchText, words: reviews.searchWords },
  extraFields: {
    ...leadExtraFields('Review'),
    writtenIn: writtenIn<StoredReview>(({ title, comment }) => `${title} ${comment}`),
    replyWrittenIn: writtenIn<StoredReview>(({ reply }) => reply ?? ''),
  },
  rules: {
    onCreate,
    onUpdate,
    onRestore,
    afterRestore: resumeAfterRestore,
    afterDelete: ({ id }, { tx, call }) => call.services.notifications.forget(tx, 'Review', id),
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

/** Reviews keep a service that is no longer offered. */
function onUpdate(
  changes: ReviewChanges,
  current: StoredReview,
  { now }: Pick<UpdateContext, 'now'>,
): Result<object> {
  if (changes.service !== current.service && !isListed(changes.service)) return serviceNotListed
  return done({
    ...changes,
    approvedAt: nextApprovedAt(changes, current, now),
    ...stampTakenDown(changes, current, now),
    ...stampReply(changes, current, now),
  })
}

async function onCreate(
  draft: ReviewDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredReview>>> {
  const { call, now } = context
  if (call.actor.kind === 'visitor' && staffFields.some((name) => draft[name] !== undefined))
    return refuse({ code: 'FORBIDDEN', reason: 'onlyStaffJudgeReviews' })
  if (!isListed(draft.service)) return serviceNotListed
  const taken = await takeSubmission(reviews, { hash: contentHash('Review', draft) }, context)
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  const { columns, facts } = taken.value
  const job = await invitingJob(context)
  const sender = draft.email || job?.email
  if (!sender) return refuseField('email', { reason: 'emailMissing' })
  return done({
    insert: {
      ...draft,
      email: sender,
      ...(job && { requestId: job.id, isVerified: true }),
      submittedAt: draft.submittedAt ?? now,
      approvedAt: nextApprovedAt(draft, { isApproved: false, approvedAt: null }, now),
      ...stampReply(draft, { reply: null, repliedAt: null }, now),
      ...columns,
    },
    afterwards: async (stored) => {
      if (stored.isApproved) return
      await notifyStaff({ kind: 'Review', ...stored }, facts, context)
    },
  })
}

/** The customer may have used the link again meanwhile, and a job has one review. */
async function onRestore(row: DeletedRow, { tx }: { tx: Transaction }): Promise<DeletedRow> {
  const { request_id: job } = row
  const isTaken = typeof job === 'string' && (await tx.$count(reviews, eq(reviews.requestId, job))) > 0
  return isTaken ? { request_id: null } : {}
}

const isListed = (service: string | null | undefined): boolean =>
  service == null || reviewServices.some((listed) => listed === service)

const serviceNotListed = refuseField('service', { reason: 'serviceNotListed' })

/**
 * Specification section 4: approving stamps approvedAt with now, unapproving clears it; a time that is sent
 * along is kept (section 7). An approved review always has a time, a pending one never.
 */
function nextApprovedAt(
  changes: Pick<ReviewChanges, 'isApproved' | 'approvedAt'>,
  current: Pick<StoredReview, 'isApproved' | 'approvedAt'>,
  now: Date,
): Date | null {
  if (!(changes.isApproved ?? current.isApproved)) return null
  return changes.approvedAt ?? current.approvedAt ?? now
}

/** Taking a review down ends its receipt: what it said was public, so others may know the link. */
function stampTakenDown(
  { isApproved }: Pick<ReviewChanges, 'isApproved'>,
  current: Pick<StoredReview, 'isApproved'>,
  now: Date,
): Partial<Pick<StoredReview, 'takenDownAt'>> {
  if (isApproved === undefined || isApproved === current.isApproved) return {}
  return { takenDownAt: isApproved ? null : now }
}

type Reply = Pick<typeof reviews.$inferSelect, 'reply' | 'repliedAt'>

/** Writing or changing a reply stamps repliedAt with now unless a time is sent; emptying it clears both. */
function stampReply(
  { reply, repliedAt }: Pick<ReviewChanges, 'reply' | 'repliedAt'>,
  current: Reply,
  now: Date,
): Partial<Reply> {
  if (reply === undefined) return { repliedAt: current.repliedAt }
  if (reply === '') return { reply: null, repliedAt: null }
  const isSame = reply === current.reply
  return { reply, repliedAt: repliedAt ?? (isSame ? current.repliedAt : now) }
}

const starCount = new GraphQLObjectType({
  name: 'StarCount',
  fields: { rating: required.int, count: required.int },
})

const reviewSummary = new GraphQLObjectType({
  name: 'ReviewSummary',
  description: 'What the approved reviews say together.',
  fields: {
    count: required.int,
    average: { type: GraphQLFloat, description: 'Null without any review' },
    stars: { type: listOf(starCount), description: 'Five entries, 1 to 5 stars' },
    services: { type: listOf(GraphQLString), description: 'Every service that one of them names' },
  },
})

export const reviewCalls: ExtraCalls = {
  queries: {
    reviewSummary: defineCall({
      may: everybody,
      type: new GraphQLNonNull(reviewSummary),
      resolve: async (_args, call) => done(await summary(call)),
    }),
    ...stateCounts(review, {
      states: ['approved', 'pending', 'featured'],
      may: staffOf('content', 'countReviews'),
    }),
  },
}

/** From tallies and a loose index scan, because a public page reads this and reviews may be many. */
async function summary(call: Call) {
  const [tallied, services] = await Promise.all([
    countStates(review, ['approved', ...stars.map(starsState)], call),
    servicesOfApproved(call),
  ])
  const byStars = stars.map((rating) => ({ rating, count: tallied[starsState(rating)] ?? 0 }))
  const total = byStars.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const { approved = 0 } = tallied
  return { count: approved, average: approved > 0 ? total / approved : null, services, stars: byStars }
}

async function servicesOfApproved({ db }: Call): Promise<string[]> {
  const { rows } = await db.execute<{ service: string }>(sql`
    with recursive named(service) as (
      (select min(service) from ${reviews} where is_approved)
      union all
      select (select min(service) from ${reviews} where is_approved and service > named.service)
      from named where named.service is not null
    )
    select service from named where service is not null`)
  return rows.map(({ service }) => service)
}
