import { reviewAskingErrors as errors } from '#content/en/mail.ts'
import type { UpdateMoment } from '#server/data-service/model.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { StoredQuote } from './quote.ts'
import { reviewIdsOf } from './review-invitation.ts'

type Asked = Pick<StoredQuote, 'reviewAskedAt' | 'reviewAskedBy'>

/**
 * Asks the customer of a completed job for a review: by one mail ever, or by a link that the owner hands over. Asked
 * again, the link is good for another 90 days.
 */
export async function askForReview(
  by: 'mail' | 'link',
  quote: StoredQuote,
  { tx, call, now }: UpdateMoment,
): Promise<Result<Asked>> {
  const refused = (message: string) => refuse({ code: 'BAD_INPUT', message })
  if (quote.status !== 'completed') return refused(errors.notCompleted)
  if ((await reviewIdsOf({ db: tx }, [quote.id])).has(quote.id)) return refused(errors.hasWritten)
  const wasMailed = quote.reviewAskedBy === 'mail'
  if (by === 'mail' && wasMailed) return refused(errors.hasMail)
  if (by === 'mail') await call.services.notifications.enqueueReviewRequest(tx, quote, now)
  return done({ reviewAskedAt: now, reviewAskedBy: wasMailed ? 'mail' : by })
}
