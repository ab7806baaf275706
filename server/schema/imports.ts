import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/**
 * A file that somebody is about to import, for the hour between looking and importing. In no backup
 * (backup/live-secrets.ts).
 */
export const importFiles = pgTable(
  'import_files',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [index('import_files_expires').on(table.expiresAt)],
)

/** What was imported, by the id of its file, so that no file is imported twice. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    fileName: text().notNull(),
    by: text(),
    startedAt: timestamptz().notNull(),
    /** Null while it runs, and where the server stopped in the middle. */
    endedAt: timestamptz(),
    made: integer().notNull().default(0),
    joined: integer().notNull().default(0),
    doubled: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Contacts that it stored. */
    stored: integer().notNull().default(0),
    undoneAt: timestamptz(),
    /** Contacts that the undo left, because they were changed or used meanwhile. */
    kept: integer(),
  },
  (table) => [index('imports_started').on(table.startedAt)],
)

export type StoredImport = typeof imports.$inferSelect
