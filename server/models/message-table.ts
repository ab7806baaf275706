import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from '#server/database/columns.ts'
import { submissionColumns } from './submission-columns.ts'

export const messageStatus = pgEnum('message_status', ['new', 'contacted', 'completed'])

/** Specification section 3, Contact form record; the states are those of a quote. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    status: messageStatus().notNull().default('new'),
    submittedAt: moment().notNull().defaultNow(),
    contactedAt: moment(),
    completedAt: moment(),
    notes: text(),
    ...timestamps(),
    /** The phone number in E.164, when it could be read as one. */
    phoneE164: text('phone_e164'),
    ...submissionColumns(),
    ...searchColumns(
      sql.raw(
        `name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '')`,
      ),
    ),
  },
  (table) => [
    index('messages_submitted').on(table.submittedAt, table.id),
    index('messages_status_submitted').on(table.status, table.submittedAt, table.id),
    index('messages_quarantined')
      .on(table.submittedAt, table.id)
      .where(sql`${table.quarantineReasons} <> '{}'`),
    index('messages_content').on(table.contentHash, table.submittedAt),
    index('messages_search_words').using('gin', table.searchWords),
    index('messages_search_text').using('gin', trigrams(table.searchText)),
  ],
)
