import type { Actor } from '../data-service/actor.ts'
import { type CreateMoment, defineModel } from '../data-service/model.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import {
  createReviewInput,
  type ReviewChanges,
  type ReviewDraft,
  staffFields,
  updateReviewInput,
} from './review-input.ts'
import { reviews } from './review-table.ts'

export type StoredReview = typeof reviews.$inferSelect

const administrators = (actor: Actor) => actor.kind === 'administrator'

/** Specification section 3, Review: what a visitor wrote. Visitors see approved ones, and never the email. */
export const review = defineModel<StoredReview, ReviewDraft, ReviewChanges>({
  name: 'Review',
  plural: 'Reviews',
  table: reviews,
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
  rules: {
    onCreate,
    /** Approving stamps approvedAt with now, unapproving clears it (specification section 4). */
    onUpdate: (changes, current, { now }) =>
      done({
        ...changes,
        ...(changes.isApproved === true && !current.isApproved && { approvedAt: changes.approvedAt ?? now }),
        ...(changes.isApproved === false && { approvedAt: null }),
      }),
  },
})

async function onCreate(
  draft: ReviewDraft,
  { call, now }: CreateMoment,
): Promise<Outcome<{ insert: object } | { existing: StoredReview }>> {
  if (call.actor.kind === 'visitor' && staffFields.some((name) => draft[name] !== undefined))
    return refuse({ code: 'FORBIDDEN', message: 'Only staff may publish, feature or verify a review.' })
  return done({ insert: { ...draft, submittedAt: draft.submittedAt ?? now } })
}
