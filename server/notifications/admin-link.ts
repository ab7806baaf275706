import type { LeadKind } from '#server/schema/leads.ts'

/** `subjectType` of a test notification, where a lead has its model. */
export const testSubject = 'NotificationTest'

const links: Record<LeadKind | typeof testSubject, (id: string) => string> = {
  Quote: (id) => `/admin/quotes#quote-${id}`,
  Message: (id) => `/admin/messages#message-${id}`,
  Review: (id) => `/admin/reviews#review-${id}`,
  NotificationTest: () => '/admin/settings/notifications',
}

/** The path in the panel of what a notification is about. */
export const adminLink = (subjectType: keyof typeof links, id: string): string => links[subjectType](id)
