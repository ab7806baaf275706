import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** People who were asked to become administrators and have not answered yet. */
export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  /** Only the digest of the link's token: whoever reads this table does not get in. */
  tokenDigest: text().notNull().unique(),
  /** Username of the administrator who asked. */
  invitedBy: text().notNull(),
  invitedAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
})
