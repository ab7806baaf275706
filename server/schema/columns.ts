import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Milliseconds, not microseconds: a keyset cursor made from a JavaScript Date must hit the row exactly. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 })

export const timestamps = () => ({
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
})

/** Lower case without accents (fold_text, migration 0004). */
export const folded = (text: SQLWrapper) => sql`fold_text(${text})`

/** searchText finds any part of a word, searchWords whole words in any form. */
export const searchColumns = (searched: SQL) => ({
  searchText: text().notNull().generatedAlwaysAs(folded(searched)),
  searchWords: tsvector()
    .notNull()
    .generatedAlwaysAs(sql`to_tsvector('english', ${folded(searched)})`),
})

/** In UTC. Search indexes may have it beside the words, so that frequent words are looked up year by year. */
export const yearOf = (moment: SQLWrapper) => sql`(date_part('year', ${moment} at time zone 'UTC')::int)`

export const trigrams = (column: PgColumn) => sql`${column} gin_trgm_ops`
