import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Secrets that every instance must share (signing key, public API key), made at first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
