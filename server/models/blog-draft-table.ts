import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'
import { users } from '#server/identity/identity-table.ts'
import { blogs } from './blog-table.ts'

/** What an administrator has typed into the form of a post and not saved yet: one for each of them and each post. */
export const blogDrafts = pgTable(
  'blog_drafts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a post that does not exist yet. */
    blogId: uuid().references(() => blogs.id, { onDelete: 'cascade' }),
    /** The form as it stands, encoded as a browser sends it. */
    form: text().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [unique('blog_drafts_of').on(table.userId, table.blogId).nullsNotDistinct()],
)
