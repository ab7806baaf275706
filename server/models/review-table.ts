import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from '#server/database/columns.ts'
import { quotes } from './quote-table.ts'
import { submissionColumns } from './submission-columns.ts'

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
