import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { searchColumns, submissionColumns, timestamps, timestamptz, trigrams } from './columns.ts'
import { requests } from './requests.ts'

/** Shown once staff approved it (specification section 3, Review). */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    rating: integer().notNull().default(5),
    title: text().notNull(),
    comment: text().notNull(),
    service: text(),
    location: text(),
    isVerified: boolean().notNull().default(false),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    helpfulCount: integer().notNull().default(0),
    submittedAt: timestamptz().notNull().default(sql`now()`),
    approvedAt: timestamptz(),
    /** Since when it is hidden again; null while it waits for approval or is shown. */
    takenDownAt: timestamptz(),
    reply: text(),
    repliedAt: timestamptz(),
    /** The job that it is about, once its customer wrote it by the link of that job. */
    requestId: uuid()
      .unique()
      .references(() => requests.id, { onDelete: 'set null' }),
    importId: uuid(),
    ...timestamps(),
    ...submissionColumns(),
    ...searchColumns(
      sql.raw(`name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('reviews_submitted').on(table.submittedAt, table.id),
    index('reviews_pending').on(table.submittedAt, table.id).where(sql`not ${table.isApproved}`),
    index('reviews_featured').on(table.submittedAt, table.id).where(sql`${table.isFeatured}`),
    index('reviews_stars').on(table.rating, table.submittedAt, table.id).where(sql`${table.isApproved}`),
    index('reviews_service').on(table.service, table.submittedAt, table.id).where(sql`${table.isApproved}`),
    index('reviews_rating').on(table.rating, table.id),
    index('reviews_helpful').on(table.helpfulCount, table.id),
    index('reviews_email').on(sql`lower(${table.email})`),
    index('reviews_content').on(table.contentHash, table.submittedAt),
    index('reviews_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('reviews_search_words').using('gin', table.searchWords),
    index('reviews_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    guestId: text().notNull(),
    createdAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.guestId] }),
    index('review_votes_guest').on(table.guestId, table.createdAt),
  ],
)

export type StoredReview = typeof reviews.$inferSelect
