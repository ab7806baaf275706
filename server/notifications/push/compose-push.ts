import { contactServiceLabel } from '#content/en/contact-services.ts'
import { pushWords as words } from '#content/en/push.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { adminCard } from '#server/notifications/admin-link.ts'
import { messageFacts, quoteFacts, reviewFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { Delivery } from '#server/notifications/outbox/outbox.ts'
import { testSubject, testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'

/** What the panel's service worker is told; it shows it as it is. */
export type PushMessage = {
  title: string
  body: string
  /** Where a tap leads, below our own address. */
  path: string
  /** A repeat replaces the first. */
  tag: string
  /** How many wait for somebody: the number on the app's icon. */
  waiting: number
}

type Told = {
  name: string
  titled: (name: string) => string
  about: string
  path: string
  isSuspect: boolean
}

/** The notification that a delivery asks for; undefined when this version cannot read what was stored. */
export function composePush(
  { id, topic, payload, subjectId }: Pick<Delivery, 'id' | 'topic' | 'payload' | 'subjectId'>,
  waiting: number,
): PushMessage | undefined {
  if (topic === testTopic) {
    const path = adminCard(testSubject, subjectId)
    return { title: words.test, body: words.testBody, path, tag: id, waiting }
  }
  const told = readers[topic]?.(payload)
  if (!told) return undefined
  const title = told.titled(oneLine(told.name, 60))
  return {
    title: told.isSuspect ? words.suspect(title) : title,
    body: words.about(oneLine(told.about, 80), waiting),
    path: told.path,
    tag: id,
    waiting,
  }
}

/** Name and service only: a locked phone shows it to whoever looks at it. */
const readers: Record<string, ((payload: unknown) => Told | undefined) | undefined> = {
  'quote.created': (payload) => {
    const { data: quote } = quoteFacts.safeParse(payload)
    return (
      quote && {
        name: `${quote.firstName} ${quote.lastName}`,
        titled: words.quote,
        about: serviceLabel(quote.service),
        path: adminCard('Quote', quote.id),
        isSuspect: quote.quarantineReasons.length > 0,
      }
    )
  },
  'message.created': (payload) => {
    const { data: message } = messageFacts.safeParse(payload)
    return (
      message && {
        name: message.name,
        titled: words.message,
        about: contactServiceLabel(message.service),
        path: adminCard('Message', message.id),
        isSuspect: message.quarantineReasons.length > 0,
      }
    )
  },
  'review.created': (payload) => {
    const { data: review } = reviewFacts.safeParse(payload)
    return (
      review && {
        name: review.name,
        titled: words.review,
        about: words.stars(review.rating),
        path: adminCard('Review', review.id),
        isSuspect: review.quarantineReasons.length > 0,
      }
    )
  },
}

/** What waits for somebody, as the panel's navigation counts it: new requests and messages, reviews to approve. */
export async function waitingCount(db: Queryable): Promise<number> {
  const counts = await Promise.all([
    db.$count(quotes, eq(quotes.status, 'new')),
    db.$count(messages, eq(messages.status, 'new')),
    db.$count(reviews, eq(reviews.isApproved, false)),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
