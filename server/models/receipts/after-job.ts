import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { isMuted } from '#server/models/leads/lead-promise.ts'
import { wasWorkedOn } from '#server/models/leads/mails/customer-mails.ts'
import { isInvitationOpen, isReviewed } from '#server/models/leads/mails/review-invitation.ts'
import { isDone, type RequestRow } from './receipt-stage.ts'

export type AfterJob = { reviewPath: string | null; warrantyUntil: string | null }

/** Of a job that was worked on. Closing a request that was never answered leaves nothing to review. */
export async function afterJob(row: RequestRow, call: Call): Promise<AfterJob> {
  const { db, services, now: clock } = call
  const profile = services.profile()
  const now = clock?.() ?? new Date()
  const { completedAt } = row
  if (!isDone(row) || !completedAt || !wasWorkedOn(row) || isMuted(row))
    return { reviewPath: null, warrantyUntil: null }
  const { kind, id } = row
  const mayReview = isInvitationOpen(completedAt, now) && !(await isReviewed(db, id))
  return {
    reviewPath: mayReview ? services.invitations.pathOf({ kind, id, askedAt: completedAt }) : null,
    warrantyUntil: warrantyEnd(completedAt, profile),
  }
}

/** The last day of the warranty on labor. */
export const warrantyEnd = (
  completedAt: Date,
  { laborWarrantyDays: days, timeZone }: BusinessProfile,
): string | null => (days ? dateAfter(clockAt(completedAt, timeZone).date, days) : null)
