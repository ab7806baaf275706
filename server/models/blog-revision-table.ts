import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import type { BlogSnapshot } from './blog-snapshot.ts'
import { blogs } from './blog-table.ts'

/** Every version of a post that was ever saved, the current one included. Rows are only added. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    id: uuid().primaryKey(),
    blogId: uuid()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Name of who saved it; null for what was there before versions were kept. */
    who: text(),
    snapshot: jsonb().$type<BlogSnapshot>().notNull(),
    /** The fields in which it differs from the version before. */
    changed: text().array().notNull().default([]),
  },
  (table) => [index('blog_revisions_of').on(table.blogId, table.at.desc(), table.id.desc())],
)
