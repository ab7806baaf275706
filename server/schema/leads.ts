import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from './columns.ts'

/** What a form of ours leaves beside its fields, so that sending twice stores once and suspicious ones are marked. */
const submissionColumns = () => ({
  /** Why a submission is suspicious; empty for an ordinary one. Suspicious ones are kept and notified all the same. */
  quarantineReasons: text().array().notNull().default([]),
  /** Made when the form opened; the same key and content is the same submission. */
  idempotencyKey: text(),
  /** SHA-256 of what was sent, attachments included; null for a row that nobody sent, such as an example. */
  contentHash: text(),
})

/** How staff work off a quote or message. */
const progressColumns = () => ({
  submittedAt: moment().notNull().defaultNow(),
  contactedAt: moment(),
  completedAt: moment(),
  notes: text(),
  /** The phone number in E.164, when it could be read as one. */
  phoneE164: text('phone_e164'),
})

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
    ...progressColumns(),
    /** When the customer was last asked for a review. */
    reviewAskedAt: moment(),
    reviewAskedBy: reviewAsk(),
    ...timestamps(),
    ...submissionColumns(),
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
    ...progressColumns(),
    ...timestamps(),
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

/** Specification section 3, Review: what a visitor wrote, shown once staff approved it. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** For staff only. */
    email: text().notNull(),
    /** 1 to 5. */
    rating: integer().notNull().default(5),
    title: text().notNull(),
    comment: text().notNull(),
    service: text(),
    location: text(),
    isVerified: boolean().notNull().default(false),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    helpfulCount: integer().notNull().default(0),
    submittedAt: moment().notNull().defaultNow(),
    approvedAt: moment(),
    /** Since when it is not shown any more; null while it waits for approval, and while it is shown. */
    takenDownAt: moment(),
    /** What the business answers; public together with the review. */
    reply: text(),
    repliedAt: moment(),
    /** The completed job whose customer was asked for this review: one review for each. */
    quoteId: uuid()
      .unique()
      .references(() => quotes.id, { onDelete: 'set null' }),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(
      sql.raw(`name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('reviews_submitted').on(table.submittedAt, table.id),
    index('reviews_rating').on(table.rating, table.id),
    index('reviews_helpful').on(table.helpfulCount, table.id),
    index('reviews_content').on(table.contentHash, table.submittedAt),
    index('reviews_search_words').using('gin', table.searchWords),
    index('reviews_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** Who found a review helpful: each guest once. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    guestId: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.guestId] }),
    index('review_votes_guest').on(table.guestId, table.createdAt),
  ],
)

export type StoredQuote = typeof quotes.$inferSelect
export type StoredMessage = typeof messages.$inferSelect
export type StoredReview = typeof reviews.$inferSelect

/** What a person sent to the business, just stored. */
export type Lead =
  | { kind: 'Quote'; stored: StoredQuote }
  | { kind: 'Message'; stored: StoredMessage }
  | { kind: 'Review'; stored: StoredReview }

export type LeadKind = Lead['kind']
