import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, timestamps, trigrams } from '#server/database/columns.ts'

/** Specification section 3, Blog. */
export const blogs = pgTable(
  'blogs',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    author: text().notNull(),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    image: text(),
    /** What the picture shows, for who cannot see it. */
    imageAlt: text(),
    publishedAt: moment(),
    isPublished: boolean().notNull().default(false),
    /** When a draft becomes a post by itself. */
    publishAt: moment(),
    /** Minutes. */
    readTime: integer().notNull().default(5),
    metaTitle: text(),
    metaDescription: text(),
    ...timestamps(),
    /** publishedAt, or createdAt while there is none: the order of lists (specification section 7). */
    listedAt: moment().notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    ...searchColumns(sql.raw(`title || ' ' || excerpt || ' ' || category || ' ' || content`)),
  },
  (table) => [
    index('blogs_listed').on(table.isPublished, table.listedAt, table.id),
    index('blogs_scheduled').on(table.publishAt).where(sql`publish_at is not null`),
    index('blogs_search_words').using('gin', table.searchWords),
    index('blogs_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** Addresses that posts had before: they lead to the new ones. */
export const blogSlugs = pgTable('blog_slugs', {
  slug: text().primaryKey(),
  blogId: uuid()
    .notNull()
    .references(() => blogs.id, { onDelete: 'cascade' }),
})

/** The built-in posts that this store was given once; a deleted one does not come back. */
export const firstPosts = pgTable('first_posts', { slug: text().primaryKey() })
