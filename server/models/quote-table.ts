import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from '#server/database/columns.ts'

/** How the customer of a completed job got the link to write a review. */
export const reviewAsk = pgEnum('review_ask', ['mail', 'link'])

export const quoteStatus = pgEnum('quote_status', ['new', 'contacted', 'completed'])

/** Specification section 3, Quote; the asking for a review and what follows updatedAt are Lantern's own. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    service: text().notNull(),
    message: text().notNull().default(''),
    fileUrls: text().array().notNull().default([]),
    status: quoteStatus().notNull().default('new'),
    submittedAt: moment().notNull().defaultNow(),
    contactedAt: moment(),
    completedAt: moment(),
    notes: text(),
    /** When the customer was last asked for a review. */
    reviewAskedAt: moment(),
    reviewAskedBy: reviewAsk(),
    ...timestamps(),
    /** The phone number in E.164, when it could be read as one. */
    phoneE164: text('phone_e164'),
    /** Why a submission looks automatic; empty for an ordinary one. Suspects are kept and notified all the same. */
    quarantineReasons: text().array().notNull().default([]),
    /** Made when the form opened; the same key and content is the same quote. */
    idempotencyKey: text(),
    /** SHA-256 of what was sent, attachments included. */
    contentHash: text().notNull(),
    ...searchColumns(
      sql.raw(
        `first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '')`,
      ),
    ),
  },
  (table) => [
    index('quotes_submitted').on(table.submittedAt, table.id),
    index('quotes_status_submitted').on(table.status, table.submittedAt, table.id),
    index('quotes_quarantined')
      .on(table.submittedAt, table.id)
      .where(sql`${table.quarantineReasons} <> '{}'`),
    index('quotes_content').on(table.contentHash, table.submittedAt),
    index('quotes_search_words').using('gin', table.searchWords),
    index('quotes_search_text').using('gin', trigrams(table.searchText)),
  ],
)
