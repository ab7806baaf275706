import type { LeadKind } from '../data-service/services.ts'
import type { testSubject } from './test-topic.ts'

/** What a notification is about. */
export type CardKind = LeadKind | typeof testSubject

/** Where the admin shows each kind; the id follows. */
const cards: Record<CardKind, string> = {
  Quote: '/admin/quotes#quote',
  Message: '/admin/messages#message',
  Review: '/admin/reviews#review',
  NotificationTest: '/admin/settings/notifications#test',
}

/** The path of a card in the admin. */
export const adminCard = (kind: CardKind, id: string) => `${cards[kind]}-${id}`
