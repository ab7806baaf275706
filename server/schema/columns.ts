import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, type PgColumn, text } from 'drizzle-orm/pg-core'
import { type Language, type Languages, languages } from '#content/languages.ts'
import { momentIn, momentText } from './moments.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Milliseconds, not microseconds: a keyset cursor made from a JavaScript Date must hit the row exactly. Any moment that
 * PostgreSQL can hold is read, so that one absurd row takes no list with it: drizzle's own column reads the year 99 as 1999
 * and throws later for the year 26.
 */
export const timestamptz = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: momentIn,
  toDriver: momentText,
})

export const isMoment = (column: PgColumn): boolean => column.getSQLType().startsWith('timestamp')

export const timestamps = () => ({
  createdAt: timestamptz().notNull().default(sql`now()`),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

/**
 * `quarantineReasons`: empty for an ordinary submission. Suspicious ones are kept and notified all the same.
 * `contentHash`: SHA-256 of the content with attachments; null for rows that were not submitted, such as examples.
 * `senderKeys`: keyed digests of the guest and its networks, from narrow to wide. Removed after a day.
 */
export const submissionColumns = () => ({
  quarantineReasons: text().array().notNull().default([]),
  idempotencyKey: text(),
  contentHash: text(),
  senderKeys: text().array().notNull().default([]),
})

/** Lower case without accents (fold_text, migration 0004). */
export const folded = (text: SQLWrapper) => sql`fold_text(${text})`

/** A record as one save left it: by field, as JSON, so moments are ISO texts. */
export type Snapshot = Readonly<Record<string, unknown>>

/** The generated columns behind a model's search: any part of a word, and whole words in any form. */
export const searchColumns = (searched: SQL, words = wordsOf(searched, [languages[0]])) => ({
  searchText: text().notNull().generatedAlwaysAs(folded(searched)),
  searchWords: tsvector().notNull().generatedAlwaysAs(words),
})

/** The words of a text: of what staff and customers write in the first language, of a row with a column `language` in its own. */
export function wordsOf(searched: SQL, [first, ...others]: Languages): SQL {
  const words = ({ words: { dictionary } }: Language) =>
    sql`to_tsvector(${sql.raw(`'${dictionary}'`)}, ${folded(searched)})`
  if (others.length === 0) return words(first)
  const cases = others.map((language) => sql`when ${sql.raw(`'${language.code}'`)} then ${words(language)}`)
  return sql`case language ${sql.join(cases, sql` `)} else ${words(first)} end`
}

export const dictionariesOf = (languages: readonly Language[]): SQL[] =>
  [...new Set(languages.map(({ words }) => words.dictionary))].map((name) => sql.raw(`'${name}'`))

export const trigrams = (column: PgColumn) => sql`${column} gin_trgm_ops`
