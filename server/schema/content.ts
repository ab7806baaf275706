import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#content/languages.ts'
import { type Snapshot, searchColumns, timestamps, timestamptz, trigrams, wordsOf } from './columns.ts'
import { formDrafts } from './form-drafts.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    company: text(),
    rating: integer().notNull(),
    comment: text().notNull(),
    service: text(),
    date: timestamptz(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    importId: uuid(),
    ...timestamps(),
    listedAt: timestamptz().notNull().generatedAlwaysAs(sql`coalesce(date, created_at)`),
    ...searchColumns(
      sql.raw(`name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('testimonials_listed').on(table.listedAt, table.id),
    index('testimonials_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('testimonials_search_words').using('gin', table.searchWords),
    index('testimonials_search_text').using('gin', trigrams(table.searchText)),
  ],
)

const searchedPost = sql.raw(`title || ' ' || excerpt || ' ' || category || ' ' || content`)

export const posts = pgTable(
  'blogs',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    language: text().notNull().default(languages[0].code),
    /** One of those that are the same in several languages is the original; the others name it, also once it is deleted. */
    translationOf: uuid(),
    author: text().notNull(),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    image: text(),
    imageAlt: text(),
    publishedAt: timestamptz(),
    isPublished: boolean().notNull().default(false),
    publishAt: timestamptz(),
    /** Minutes. */
    readTime: integer().notNull().default(5),
    metaTitle: text(),
    metaDescription: text(),
    importId: uuid(),
    ...timestamps(),
    listedAt: timestamptz().notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    ...searchColumns(searchedPost, wordsOf(searchedPost, languages)),
  },
  (table) => [
    index('blogs_listed').on(table.isPublished, table.listedAt, table.id),
    index('blogs_scheduled').on(table.publishAt).where(sql`publish_at is not null`),
    index('blogs_translations').on(sql`coalesce(${table.translationOf}, ${table.id})`),
    index('blogs_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('blogs_search_words').using('gin', table.searchWords),
    index('blogs_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export type StoredPost = typeof posts.$inferSelect

export const postSlugs = pgTable('blog_slugs', {
  slug: text().primaryKey(),
  blogId: uuid()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

export const firstPosts = pgTable('first_posts', { slug: text().primaryKey() })

export const postDrafts = formDrafts('blog_drafts', 'blog_id', () => posts.id)

/** Every revision of a post that was ever saved, the current one included. Rows are only added. */
export const postRevisions = pgTable(
  'blog_revisions',
  {
    id: uuid().primaryKey(),
    blogId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull(),
    who: text(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    changed: text().array().notNull().default([]),
  },
  (table) => [index('blog_revisions_of').on(table.blogId, table.at.desc(), table.id.desc())],
)

export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    type: text().notNull(),
    /** SHA-256 of the file and the chosen part: the same again is the same image. */
    digest: text().notNull().unique(),
    ...timestamps(),
  },
  (table) => [index('images_newest').on(table.createdAt, table.id)],
)

export const businessProfiles = pgTable('business_profiles', {
  id: text().primaryKey(),
  profile: jsonb().notNull(),
  /** Since when search engines may list the site; null until the owner opens it. */
  openedAt: timestamptz(),
  confirmed: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})
