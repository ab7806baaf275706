import { z } from 'zod'

/** What "Send test" in the settings puts into the outbox; `testSubject` stands where a lead's model would. */
export const testTopic = 'notifications.test'
export const testSubject = 'NotificationTest'

/** The payload of a test: for a webhook's receiver it says what it is. */
export const testFacts = z.object({ id: z.uuid(), message: z.string() })
