import { clockAt, dateAfter } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { isMuted } from '#server/models/leads/lead-promise.ts'
import { wasWorkedOn } from '#server/models/leads/mails/customer-mails.ts'
import { isReviewed } from '#server/models/leads/mails/review-invitation.ts'
import type { RequestKind } from '#server/schema/leads.ts'
import { type RequestRow, stageOf } from './receipt-stage.ts'

export type AfterJob = { reviewPath: string | null; warrantyUntil: string | null }

/** Of a job that was worked on. Closing a request that was never answered leaves nothing to review. */
export async function afterJob(kind: RequestKind, row: RequestRow, call: Call): Promise<AfterJob> {
  const { db, services, now: clock } = call
  const profile = services.profile()
  const isDone = stageOf(row, profile, clock?.() ?? new Date()) === 'done'
  const { completedAt } = row
  if (!isDone || !completedAt || !wasWorkedOn(row) || isMuted(row))
    return { reviewPath: null, warrantyUntil: null }
  const { laborWarrantyDays: days, timeZone } = profile
  const job = { kind, id: row.id }
  return {
    reviewPath: (await isReviewed(db, job))
      ? null
      : services.invitations.pathOf({ ...job, askedAt: completedAt }),
    warrantyUntil: days ? dateAfter(clockAt(completedAt, timeZone).date, days) : null,
  }
}
