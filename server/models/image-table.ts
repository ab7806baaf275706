import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '#server/database/columns.ts'

/** A picture that administrators put into posts. Its pixels are in the file store, in several widths. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    /** What it shows; empty for one that only decorates. */
    alt: text().notNull(),
    /** Pixels, of the part that was chosen. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What was sent, found in the content. */
    type: text().notNull(),
    /** SHA-256 of what was sent and of the part that was chosen: the same again is the same picture. */
    digest: text().notNull().unique(),
    ...timestamps(),
  },
  (table) => [index('images_newest').on(table.createdAt, table.id)],
)
