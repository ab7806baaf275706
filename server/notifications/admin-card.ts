import type { LeadKind } from '#server/schema/leads.ts'
import type { testSubject } from './test-topic.ts'

/** What a notification is about. */
export type CardKind = LeadKind | typeof testSubject

const cards: Record<CardKind, (id: string) => string> = {
  Quote: (id) => `/admin/quotes#quote-${id}`,
  Message: (id) => `/admin/messages#message-${id}`,
  Review: (id) => `/admin/reviews#review-${id}`,
  NotificationTest: () => '/admin/settings/notifications',
}

/** The path of what the admin shows of it. */
export const adminCard = (kind: CardKind, id: string) => cards[kind](id)
