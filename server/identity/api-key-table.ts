import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import { users } from './identity-table.ts'

/**
 * Keys by which administrators' programs call the data service. A table of our own instead of better-auth's plugin:
 * that one makes keys only over HTTP routes and sessions of its own, which are mounted nowhere here, and brings
 * counters, refills and metadata that nothing would use.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** Whose rights the key has; it goes when they go. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the key begins, to recognize it by. */
    prefix: text().notNull(),
    /** SHA-256 of the key; the key itself has 256 random bits and is stored nowhere. */
    digest: text().notNull().unique(),
    scope: text({ enum: ['read', 'full'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null: until it is revoked. */
    expiresAt: moment(),
    /** Exact to a few minutes. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)
