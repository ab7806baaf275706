import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { searchColumns, timestamptz, trigrams } from './columns.ts'
import { users } from './identity.ts'

/** Secrets that every instance must share (signing key, public API key), made at first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Fixed-window counters, shared by all instances because they live in the database. */
export const rateLimits = pgTable('rate_limits', {
  /** What is limited and for whom, for example `sign-in:address:203.0.113.7`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamptz().notNull(),
})

/**
 * How many rows of each model are in each state, as changes to add up: written by triggers in the transaction of the
 * change (`keep_tallies` in the migrations says which states there are), so that a count costs the same with 100 rows
 * and with 1,000,000; of uploads their bytes too (`Upload`, `bytes`). Changes are added, never a total updated: requests that arrive together need not wait for each other.
 */
export const tallies = pgTable(
  'tallies',
  {
    model: text().notNull(),
    state: text().notNull(),
    delta: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('tallies_model').on(table.model, table.state)],
)

/** Field names and their values, as an entry of the log keeps them. */
export type AuditValues = Record<string, unknown>

/**
 * Who did what. The database itself refuses to change or delete a row (a trigger, beside the table in its migration);
 * only `before`, `after` and `label` may be emptied, when the customer whom they are about is deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: timestamptz().notNull().defaultNow(),
    /** `administrator` (staff of any role, as entries of before roles have it) or `system`. */
    actorKind: text().notNull(),
    actorId: text(),
    /** Kept beside the id: people leave, and what they did stays. */
    actorName: text().notNull(),
    /** What was done: `create`, `update`, `delete`, or a word of its own such as `export`. */
    action: text().notNull(),
    /** What it was done to: the name of a model, or of another thing that staff change. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What people call it: the title of a post, the name of a customer. */
    label: text(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    ...searchColumns(sql.raw(`actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, '')`)),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    // What is about settings and people, which is rare between the leads: the filter of the log with these conditions.
    index('audit_entries_settings')
      .on(table.at, table.id)
      .where(
        sql`${table.subject} <> 'Quote' and ${table.subject} <> 'Message' and ${table.subject} <> 'Review' and ${table.subject} <> 'Testimonial' and ${table.subject} <> 'Blog' and ${table.subject} <> 'Session'`,
      ),
    index('audit_entries_subject').on(table.subject, table.at, table.id),
    index('audit_entries_record').on(table.subject, table.subjectId),
    index('audit_entries_actor').on(table.actorName, table.at, table.id),
    index('audit_entries_search_words').using('gin', table.searchWords),
    index('audit_entries_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/** What the owner chose about backups, and when the last nightly one was begun; one row, for all instances. */
export const backupSettings = pgTable('backup_settings', {
  /** Always `the-backups`. */
  id: text().primaryKey(),
  /** Null while nobody chose: then it depends on whose database it is. */
  nightly: boolean(),
  lastNightlyAt: timestamptz(),
})

/**
 * Records that were deleted, until they are restored or gone for good. They lie in a table of their own and not behind a
 * mark in theirs, so that no query, count, index or page can forget to leave them out.
 */
export const trash = pgTable(
  'trash',
  {
    id: uuid().primaryKey(),
    /** The model's name. */
    model: text().notNull(),
    recordId: uuid().notNull(),
    /** What people call it, and a few words of what it says. */
    label: text(),
    summary: text().notNull().default(''),
    /** The row by the names of its columns in the database, without generated ones. */
    record: jsonb().notNull(),
    /** Name of who deleted it; null for the server itself. */
    deletedBy: text(),
    deletedAt: timestamptz().notNull(),
    /** From then on it is removed for good. */
    expiresAt: timestamptz().notNull(),
    ...searchColumns(
      sql.raw(
        `coalesce(label, '') || ' ' || summary || ' ' || coalesce(record ->> 'email', '') || ' ' || coalesce(record ->> 'phone', '') || ' ' || coalesce(record ->> 'phone_e164', '')`,
      ),
    ),
  },
  (table) => [
    index('trash_deleted').on(table.deletedAt, table.id),
    index('trash_record').on(table.recordId),
    index('trash_expires').on(table.expiresAt),
    index('trash_search_words').using('gin', table.searchWords),
    index('trash_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/**
 * What went into the trash with a record, a row each, so that a post with many versions never becomes one record that is
 * too long for a backup.
 */
export const trashParts = pgTable(
  'trash_parts',
  {
    id: uuid().primaryKey().defaultRandom(),
    trashId: uuid()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    /** The table that the row is from. */
    source: text().notNull(),
    /** Of a row that stayed where it is, the column that named the record; null for a row that went too. */
    link: text(),
    row: jsonb().notNull(),
  },
  (table) => [index('trash_parts_of').on(table.trashId)],
)

/** How often the call buttons were tapped, by day where the business is, page and place on the page: counts, and nothing about anybody. */
export const callTaps = pgTable(
  'call_taps',
  {
    day: date().notNull(),
    /** One of `countedPages` (content/call-taps.ts). */
    page: text().notNull(),
    place: text().notNull(),
    taps: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.place] })],
)

/** The texts that staff send from their own phones and mail programs, all together; without a row the default ones hold. */
export const replyTemplates = pgTable('reply_templates', {
  /** Always `the-templates`. */
  id: text().primaryKey(),
  templates: jsonb().notNull(),
  updatedAt: timestamptz().notNull().defaultNow(),
})

/** The calendars that staff subscribe to: one for each person, at an address that holds `id`, signed. A new id makes the old one void. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid().notNull().unique(),
  createdAt: timestamptz().notNull().defaultNow(),
  /** Exact to a few minutes. */
  lastReadAt: timestamptz(),
})
