import type { reviews } from '#server/schema/leads.ts'
import type { ReviewChanges } from './review-input.ts'

type Reply = Pick<typeof reviews.$inferSelect, 'reply' | 'repliedAt'>

/**
 * What becomes of the business's answer to a review: written or changed it is stamped with now, unless the caller sends
 * a time; emptied it is gone, its time as well.
 */
export function replied(
  { reply, repliedAt }: Pick<ReviewChanges, 'reply' | 'repliedAt'>,
  current: Reply,
  now: Date,
): Partial<Reply> {
  if (reply === undefined) return { repliedAt: current.repliedAt }
  if (reply === '') return { reply: null, repliedAt: null }
  const isSame = reply === current.reply
  return { reply, repliedAt: repliedAt ?? (isSame ? current.repliedAt : now) }
}
