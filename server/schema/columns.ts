import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Milliseconds, not microseconds: a keyset cursor made from a JavaScript Date must hit the row exactly. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** When a row was made and last changed; kept by the engine. */
export const timestamps = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
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

/** A trigram index, for any part of a word. */
export const trigrams = (column: PgColumn) => sql`${column} gin_trgm_ops`
