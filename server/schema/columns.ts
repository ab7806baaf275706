import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Milliseconds, not microseconds: a keyset cursor made from a JavaScript Date must hit the row exactly. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 })

/** When a row was made and last changed; kept by the engine. */
export const timestamps = () => ({
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
})

/** The text as searches compare it: small letters without accents (fold_text, migration 0004). */
export const folded = (text: SQLWrapper) => sql`fold_text(${text})`

/** The generated columns behind a model's search: any part of a word, and whole words in any form. */
export const searchColumns = (searched: SQL) => ({
  searchText: text().notNull().generatedAlwaysAs(folded(searched)),
  searchWords: tsvector()
    .notNull()
    .generatedAlwaysAs(sql`to_tsvector('english', ${folded(searched)})`),
})

/**
 * The year of a moment, in UTC. The indexes of a search may have it beside the words: then what is found often is
 * looked up year by year.
 */
export const yearOf = (moment: SQLWrapper) => sql`(date_part('year', ${moment} at time zone 'UTC')::int)`

/** A trigram index, for any part of a word. */
export const trigrams = (column: PgColumn) => sql`${column} gin_trgm_ops`
