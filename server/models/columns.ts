import { type SQL, sql } from 'drizzle-orm'
import { customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Milliseconds, not microseconds: a keyset cursor made from a JavaScript Date must hit the row exactly. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** When a row was made and last changed; kept by the engine. */
export const timestamps = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
})

/** The generated columns behind a model's search: any part of a word, and whole words in any form. */
export const searchColumns = (text_: SQL) => ({
  searchText: text().notNull().generatedAlwaysAs(sql`lower(${text_})`),
  searchWords: tsvector().notNull().generatedAlwaysAs(sql`to_tsvector('english', ${text_})`),
})

/** A trigram index, for any part of a word. */
export const trigrams = (column: PgColumn) => sql`${column} gin_trgm_ops`

/** What a form of ours leaves beside its fields, so that sending twice stores once and suspects are marked. */
export const submissionColumns = () => ({
  /** Why a submission looks automatic; empty for an ordinary one. Suspects are kept and notified all the same. */
  quarantineReasons: text().array().notNull().default([]),
  /** Made when the form opened; the same key and content is the same submission. */
  idempotencyKey: text(),
  /** SHA-256 of what was sent, attachments included; null for a row that nobody sent, such as an example. */
  contentHash: text(),
})
