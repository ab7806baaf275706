import type { Services } from './data-service/services.ts'
import { seal, unseal } from './identity/signature.ts'

/** How long a personal link to write a review works. */
export const invitationDays = 90

const dayMs = 24 * 60 * 60_000

/** Whether a link that was made then works now. */
export const isInvitationOpen = (askedAt: Date, now: Date) =>
  now.getTime() - askedAt.getTime() <= invitationDays * dayMs

/** Addresses that ask for a review: they hold for which job and since when, sealed, so that nobody can make one up. */
export const invitationsWith = (secret: string): Services['invitations'] => ({
  pathOf: ({ quoteId, askedAt }) =>
    `/reviews/new?invitation=${seal(secret, 'review-invitation', `${quoteId}_${askedAt.getTime()}`)}`,
  read(token, now) {
    const [quoteId, time] = unseal(secret, 'review-invitation', token)?.split('_') ?? []
    if (!quoteId || !time) return 'unknown'
    const askedAt = new Date(Number(time))
    return isInvitationOpen(askedAt, now) ? { quoteId, askedAt } : 'expired'
  },
})
