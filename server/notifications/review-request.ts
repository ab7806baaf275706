import { z } from 'zod'
import type { StoredQuote } from '#server/schema/leads.ts'
import type { NewDelivery } from './outbox.ts'

/** A customer is asked for a review. */
export const reviewRequestTopic = 'review.asked'

/** What the mail needs to know, as it was when somebody asked. */
export const reviewRequestFacts = z.object({
  firstName: z.string(),
  service: z.string(),
  /** Path of the personal link. */
  path: z.string(),
})

/** The mail that asks a customer for a review. The same job twice is one mail. */
export function reviewRequestFor({ id, email, firstName, service }: StoredQuote, path: string): NewDelivery {
  return {
    topic: reviewRequestTopic,
    subjectType: 'Quote',
    subjectId: id,
    channel: 'mail',
    recipient: email,
    payload: { firstName, service, path } satisfies z.output<typeof reviewRequestFacts>,
    dedupeKey: `${reviewRequestTopic}:${id}:mail`,
  }
}
