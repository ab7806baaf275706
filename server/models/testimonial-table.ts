import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from '#server/database/columns.ts'

/** Specification section 3, Testimonial: what a customer said, entered by staff. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    company: text(),
    /** 1 to 5. */
    rating: integer().notNull(),
    comment: text().notNull(),
    service: text(),
    date: moment(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    ...timestamps(),
    /** date, or createdAt while there is none: the order of lists (specification section 7). */
    listedAt: moment().notNull().generatedAlwaysAs(sql`coalesce(date, created_at)`),
    ...searchColumns(
      sql.raw(`name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('testimonials_listed').on(table.listedAt, table.id),
    index('testimonials_search_words').using('gin', table.searchWords),
    index('testimonials_search_text').using('gin', trigrams(table.searchText)),
  ],
)
