import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#content/languages.ts'
import { searchColumns, timestamps, timestamptz, trigrams, wordsOf } from './columns.ts'
import { users } from './identity.ts'

/** Specification section 3, Testimonial: what a customer said, entered by staff. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    company: text(),
    /** 1 to 5. */
    rating: integer().notNull(),
    comment: text().notNull(),
    service: text(),
    date: timestamptz(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    ...timestamps(),
    /** date, or createdAt while there is none: the order of lists (specification section 7). */
    listedAt: timestamptz().notNull().generatedAlwaysAs(sql`coalesce(date, created_at)`),
    ...searchColumns(
      sql.raw(`name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, '')`),
    ),
  },
  (table) => [
    index('testimonials_listed').on(table.listedAt, table.id),
    index('testimonials_search_words').using('gin', table.searchWords),
    index('testimonials_search_text').using('gin', trigrams(table.searchText)),
  ],
)

const searchedPost = sql.raw(`title || ' ' || excerpt || ' ' || category || ' ' || content`)

/** Specification section 3, Blog. */
export const posts = pgTable(
  'blogs',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    /** The code of the language that it is written in, and under whose addresses it stands. */
    language: text().notNull().default(languages[0].code),
    author: text().notNull(),
    category: text().notNull(),
    tags: text().array().notNull().default([]),
    image: text(),
    /** What the image shows, for who cannot see it. */
    imageAlt: text(),
    publishedAt: timestamptz(),
    isPublished: boolean().notNull().default(false),
    /** When a draft becomes a post by itself. */
    publishAt: timestamptz(),
    /** Minutes. */
    readTime: integer().notNull().default(5),
    metaTitle: text(),
    metaDescription: text(),
    ...timestamps(),
    /** publishedAt, or createdAt while there is none: the order of lists (specification section 7). */
    listedAt: timestamptz().notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    ...searchColumns(searchedPost, wordsOf(searchedPost, languages)),
  },
  (table) => [
    index('blogs_listed').on(table.isPublished, table.listedAt, table.id),
    index('blogs_scheduled').on(table.publishAt).where(sql`publish_at is not null`),
    index('blogs_search_words').using('gin', table.searchWords),
    index('blogs_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** A row of `posts`. */
export type StoredPost = typeof posts.$inferSelect

/** A post in one of its revisions: what a person decides about it, as JSON, so that a moment is its ISO text. */
export type PostSnapshot = Pick<
  StoredPost,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'author'
  | 'category'
  | 'tags'
  | 'image'
  | 'imageAlt'
  | 'isPublished'
  | 'metaTitle'
  | 'metaDescription'
> & { publishAt: string | null }

/** Addresses that posts had before: they lead to the new ones. */
export const postSlugs = pgTable('blog_slugs', {
  slug: text().primaryKey(),
  blogId: uuid()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

/** The built-in posts that this store was given once; a deleted one does not come back. */
export const firstPosts = pgTable('first_posts', { slug: text().primaryKey() })

/** What somebody of the staff has typed into the form of a post and not saved yet: one draft for each user and post. */
export const postDrafts = pgTable(
  'blog_drafts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a post that does not exist yet. */
    blogId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
    /** The form as it stands, encoded as a browser sends it. */
    form: text().notNull(),
    savedAt: timestamptz().notNull(),
  },
  (table) => [unique('blog_drafts_of').on(table.userId, table.blogId).nullsNotDistinct()],
)

/** Every revision of a post that was ever saved, the current one included. Rows are only added. */
export const postRevisions = pgTable(
  'blog_revisions',
  {
    id: uuid().primaryKey(),
    blogId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull(),
    /** Name of who saved it; null for what was there before revisions were stored. */
    who: text(),
    snapshot: jsonb().$type<PostSnapshot>().notNull(),
    /** The fields in which it differs from the revision before. */
    changed: text().array().notNull().default([]),
  },
  (table) => [index('blog_revisions_of').on(table.blogId, table.at.desc(), table.id.desc())],
)

/** An image that staff put into posts. Its pixels are in the file store, in several widths. */
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
    /** SHA-256 of what was sent and of the part that was chosen: the same again is the same image. */
    digest: text().notNull().unique(),
    ...timestamps(),
  },
  (table) => [index('images_newest').on(table.createdAt, table.id)],
)

/** The one record of facts about the business; without a row the default holds. */
export const businessProfiles = pgTable('business_profiles', {
  /** Always `the-business`. */
  id: text().primaryKey(),
  profile: jsonb().notNull(),
  updatedAt: timestamptz().notNull().defaultNow(),
})
