import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#content/languages.ts'
import { type Snapshot, searchColumns, timestamps, timestamptz, trigrams, wordsOf } from './columns.ts'
import { formDrafts } from './form-drafts.ts'

const searchedPage = sql.raw(`title || ' ' || description || ' ' || content`)

export const pages = pgTable(
  'pages',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    /** In menu and footer, where the title is too long for them. */
    label: text(),
    description: text().notNull(),
    content: text().notNull(),
    language: text().notNull().default(languages[0].code),
    /** As in `posts`. */
    translationOf: uuid(),
    place: text().notNull().default('none'),
    position: integer().notNull().default(0),
    isPublished: boolean().notNull().default(false),
    importId: uuid(),
    ...timestamps(),
    ...searchColumns(searchedPage, wordsOf(searchedPage, languages)),
  },
  (table) => [
    index('pages_title').on(table.title, table.id),
    index('pages_translations').on(sql`coalesce(${table.translationOf}, ${table.id})`),
    index('pages_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('pages_search_words').using('gin', table.searchWords),
    index('pages_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export type StoredPage = typeof pages.$inferSelect

export const pageDrafts = formDrafts('page_drafts', 'page_id', () => pages.id)

/** Every revision of a page that was ever saved, the current one included. Rows are only added. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    id: uuid().primaryKey(),
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull(),
    who: text(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    changed: text().array().notNull().default([]),
  },
  (table) => [index('page_revisions_of').on(table.pageId, table.at.desc(), table.id.desc())],
)

export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    /** A path in lower case, without a slash at its end. */
    from: text('from_path').notNull().unique(),
    /** A path of this site, or a whole https address. */
    to: text('to_address').notNull(),
    status: integer().notNull().default(301),
    note: text(),
    hits: integer().notNull().default(0),
    lastUsedAt: timestamptz(),
    importId: uuid(),
    ...timestamps(),
    ...searchColumns(sql.raw(`from_path || ' ' || to_address || ' ' || coalesce(note, '')`)),
  },
  (table) => [
    index('redirects_from').on(table.from, table.id),
    index('redirects_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('redirects_search_words').using('gin', table.searchWords),
    index('redirects_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export type StoredRedirect = typeof redirects.$inferSelect
