import { reviewErrors } from '#content/en/form-errors.ts'
import { reviewServices } from '#content/en/service-choices.ts'
import { type CreateMoment, defineModel } from '#server/data-service/model.ts'
import { administrators } from '#server/data-service/permission.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { reviews } from '#server/schema/leads.ts'
import { leadFields } from './lead-fields.ts'
import { createReviewInput, type ReviewChanges, type ReviewDraft, staffFields, updateReviewInput } from './review-input.ts'
import { invitingQuote } from './review-invitation.ts'
import { replied } from './review-reply.ts'
import { contentHashOf, takeSubmission } from './submission.ts'

export type StoredReview = typeof reviews.$inferSelect

/** Specification section 3, Review: what a visitor wrote. Visitors see approved ones, and never the email. */
export const review = defineModel<StoredReview, ReviewDraft, ReviewChanges>({
  name: 'Review',
  plural: 'Reviews',
  table: reviews,
  isPersonal: true,
  fields: {
    name: {},
    email: { private: true },
    rating: { sortable: true },
    title: {},
    comment: {},
    service: {},
    location: {},
    isVerified: {},
    isApproved: {},
    isFeatured: {},
    helpfulCount: { sortable: true },
    submittedAt: { sortable: true },
    approvedAt: {},
    reply: {},
    repliedAt: {},
    quoteId: { private: true },
    createdAt: {},
    updatedAt: {},
    quarantineReasons: { private: true },
  },
  access: {
    read: (actor) => administrators(actor) || { isApproved: { eq: true } },
    create: (actor) => actor.kind === 'visitor' || actor.kind === 'administrator',
    update: administrators,
    delete: administrators,
  },
  createInput: createReviewInput,
  updateInput: updateReviewInput,
  sort: { field: 'submittedAt', direction: 'DESC' },
  search: { text: reviews.searchText, words: reviews.searchWords },
  extraFields: leadFields('Review'),
  rules: {
    onCreate,
    onUpdate: (changes, current, { now }) =>
      done({
        ...changes,
        approvedAt: approvedAt(changes, current, now),
        ...takenDown(changes, current, now),
        ...replied(changes, current, now),
      }),
    /** What staff enter as approved waits for nobody. */
    afterCreate: async (stored, { tx, call }) => {
      if (!stored.isApproved) await call.services.notifications.enqueue(tx, { kind: 'Review', stored })
    },
    afterDelete: (stored, { tx, call }) => call.services.notifications.forget(tx, 'Review', stored.id),
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

async function onCreate(
  draft: ReviewDraft,
  moment: CreateMoment,
): Promise<Result<{ insert: object } | { existing: StoredReview }>> {
  const { call, now } = moment
  const refused = call.actor.kind === 'visitor' ? visitorMayNot(draft) : undefined
  if (refused) return refused
  const taken = await takeSubmission(reviews, contentHashOf('Review', draft), moment)
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  const quoteId = await invitingQuote(moment)
  return done({
    insert: {
      ...draft,
      ...(quoteId && { quoteId, isVerified: true }),
      submittedAt: draft.submittedAt ?? now,
      approvedAt: approvedAt(draft, { isApproved: false, approvedAt: null }, now),
      ...replied(draft, { reply: null, repliedAt: null }, now),
      ...taken.value.marks,
    },
  })
}

/** Staff judge reviews, and may name a service in their own words. */
function visitorMayNot(draft: ReviewDraft) {
  if (staffFields.some((name) => draft[name] !== undefined))
    return refuse({
      code: 'FORBIDDEN',
      message: 'Only staff may publish, feature, verify or answer a review.',
    })
  if (draft.service === null || reviewServices.some((service) => service === draft.service)) return undefined
  const message = reviewErrors.service
  return refuse({ code: 'BAD_INPUT', message, fields: { service: message } })
}

/**
 * Approving stamps approvedAt with now, unapproving clears it (specification section 4). A time that the caller sends
 * along (section 7) is kept; an approved review always has one, a pending one never.
 */
function approvedAt(
  changes: Pick<ReviewChanges, 'isApproved' | 'approvedAt'>,
  current: Pick<StoredReview, 'isApproved' | 'approvedAt'>,
  now: Date,
): Date | null {
  if (!(changes.isApproved ?? current.isApproved)) return null
  return changes.approvedAt ?? current.approvedAt ?? now
}

/** The receipt of a review ends when it is taken down: what was public for a while may be known to anybody. */
function takenDown(
  { isApproved }: Pick<ReviewChanges, 'isApproved'>,
  current: Pick<StoredReview, 'isApproved'>,
  now: Date,
): Partial<Pick<StoredReview, 'takenDownAt'>> {
  if (isApproved === undefined || isApproved === current.isApproved) return {}
  return { takenDownAt: isApproved ? null : now }
}
