import type { Services } from '#server/data-service/services.ts'
import type { Keys } from '#server/database/secrets.ts'
import { seal, unseal } from '#server/http/signed-values.ts'

/** How long a personal link to write a review works. */
export const invitationDays = 90

const purpose = 'review-invitation'

const dayMs = 24 * 60 * 60_000

/** Whether a link that was made then works now. */
export const isInvitationOpen = (askedAt: Date, now: Date) =>
  now.getTime() - askedAt.getTime() <= invitationDays * dayMs

/** Addresses that ask for a review: they hold for which job and since when, sealed, so that nobody can make one up. */
export const invitationsWith = ({
  links,
  signing,
}: Pick<Keys, 'links' | 'signing'>): Services['invitations'] => ({
  pathOf: ({ quoteId, askedAt }) =>
    `/reviews/new?invitation=${seal(links, purpose, `${quoteId}_${askedAt.getTime()}`)}`,
  read(token, now) {
    // Those mailed before `links` there was are signed with the other.
    const opened = unseal(links, purpose, token) ?? unseal(signing, purpose, token)
    const [quoteId, time] = opened?.split('_') ?? []
    if (!quoteId || !time) return 'unknown'
    const askedAt = new Date(Number(time))
    return isInvitationOpen(askedAt, now) ? { quoteId, askedAt } : 'expired'
  },
})
