import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/** What a file brings in, each with rules of its own (models/imports/import-kinds.ts). */
export const importKinds = [
  'customers',
  'prices',
  'requests',
  'invoices',
  'posts',
  'reviews',
  'testimonials',
] as const

export type ImportKindName = (typeof importKinds)[number]

/** Columns of files that were sent before there were kinds are of customers. */
const kind = () => text({ enum: importKinds }).notNull().default('customers')

/**
 * A file to be imported, for the hour between preview and import. In no backup
 * (backup/live-secrets.ts).
 */
export const importFiles = pgTable(
  'import_files',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: kind(),
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
    kind: kind(),
    fileName: text().notNull(),
    by: text(),
    startedAt: timestamptz().notNull(),
    /** Null while it runs, and where the server stopped in the middle. */
    endedAt: timestamptz(),
    made: integer().notNull().default(0),
    joined: integer().notNull().default(0),
    doubled: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Records that it stored. */
    stored: integer().notNull().default(0),
    undoneAt: timestamptz(),
    /** Records that the undo left, because they were changed or used meanwhile. */
    kept: integer(),
  },
  (table) => [index('imports_started').on(table.startedAt)],
)

export type StoredImport = typeof imports.$inferSelect
