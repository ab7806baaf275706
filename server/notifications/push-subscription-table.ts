import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import { users } from '#server/identity/identity-table.ts'

/** The devices on which administrators get notifications. They go with the administrator. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the push service of the device's browser; whoever knows it and our key can write to the device. */
    endpoint: text().notNull().unique(),
    /** The device's public key and secret, for which a message is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What people call the device, for example "Chrome on Android". */
    label: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When its push service last took a message. */
    lastSuccessAt: moment(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)
