import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'
import { requests } from './requests.ts'

/**
 * The thread of a request's notes. A trigger (migration 0030) keeps all of them, oldest first, in the
 * request's column `notes`, where search, mails, calendars and spreadsheets read them.
 */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Null: written before notes had authors. */
    authorId: uuid(),
    authorName: text(),
    ...timestamps(),
  },
  (table) => [index('lead_notes_request').on(table.requestId, table.createdAt, table.id)],
)

export type StoredLeadNote = typeof leadNotes.$inferSelect
