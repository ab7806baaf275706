import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import { sessions } from '#server/identity/identity-table.ts'

/** What the user pool gave for a session of ours, and by when it is to be renewed. It ends with the session. */
export const poolSessions = pgTable('pool_sessions', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** The tokens, encrypted under the signing secret: `PoolTokens`. */
  tokens: text().notNull(),
  renewAt: moment().notNull(),
})
