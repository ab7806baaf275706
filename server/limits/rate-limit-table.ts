import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** Fixed-window counters, shared by all instances because they live in the database. */
export const rateLimits = pgTable('rate_limits', {
  /** What is limited and for whom, for example `sign-in:address:203.0.113.7`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
})
