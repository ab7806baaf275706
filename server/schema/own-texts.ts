import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/**
 * What the owner published in the place of our texts. Rows are only added: the newest of a key holds, and those of a version
 * were published together.
 */
export const ownTexts = pgTable(
  'own_texts',
  {
    language: text().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    /** Null where the text is hidden, or ours again. */
    value: text(),
    isHidden: boolean().notNull().default(false),
    replaced: text().notNull(),
    author: text().notNull(),
    createdAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.language, table.key, table.version] })],
)
