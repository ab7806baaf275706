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

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
})

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamptz().notNull(),
})

/**
 * Row counts by model and state (`keep_tallies` in the migrations), for uploads also their bytes. Triggers
 * append changes and never update a total, so concurrent requests do not wait for each other.
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

export type AuditValues = Record<string, unknown>

/**
 * A trigger refuses changes and deletions; only `before`, `after` and `label` may be emptied, when their
 * customer is erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: timestamptz().notNull().default(sql`now()`),
    /** `administrator` (staff of any role, a name from before there were roles) or `system`. */
    actorKind: text().notNull(),
    actorId: text(),
    /** Kept beside the id because people leave. */
    actorName: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    label: text(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    ...searchColumns(sql.raw(`actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, '')`)),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_settings')
      .on(table.at, table.id)
      .where(
        sql`${table.subject} <> 'Quote' and ${table.subject} <> 'Message' and ${table.subject} <> 'Call' and ${table.subject} <> 'Review' and ${table.subject} <> 'Testimonial' and ${table.subject} <> 'Blog' and ${table.subject} <> 'Session'`,
      ),
    index('audit_entries_subject').on(table.subject, table.at, table.id),
    index('audit_entries_record').on(table.subject, table.subjectId),
    index('audit_entries_actor').on(table.actorName, table.at, table.id),
    index('audit_entries_search_words').using('gin', table.searchWords),
    index('audit_entries_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export const backupSettings = pgTable('backup_settings', {
  id: text().primaryKey(),
  /** Null: on for our own PostgreSQL, off for another. */
  nightly: boolean(),
  lastNightlyAt: timestamptz(),
})

/**
 * What keeps the backups of this server safe: the passphrase made in the panel, the second place, what became
 * of the last backup, copy and drill. In no archive (backup/live-secrets.ts): a passphrase must not lie
 * in what it opens, and a restored server must not write into the second place of the one it came from.
 */
export const backupSafety = pgTable('backup_safety', {
  id: text().primaryKey(),
  passphrase: text(),
  passphraseMadeAt: timestamptz(),
  place: jsonb(),
  lastCopy: jsonb(),
  lastDrill: jsonb(),
  lastFailure: jsonb(),
  told: jsonb(),
})

/**
 * Deleted records. A table of their own and not a mark, so that no query, count, index or page can forget to
 * leave them out.
 */
export const trash = pgTable(
  'trash',
  {
    id: uuid().primaryKey(),
    model: text().notNull(),
    recordId: uuid().notNull(),
    label: text(),
    summary: text().notNull().default(''),
    /** The row by its database column names, without generated columns. */
    record: jsonb().notNull(),
    deletedBy: text(),
    deletedAt: timestamptz().notNull(),
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
    index('trash_notes').on(sql`(${table.record} ->> 'request_id')`).where(sql`${table.model} = 'LeadNote'`),
    index('trash_expires').on(table.expiresAt),
    index('trash_search_words').using('gin', table.searchWords),
    index('trash_search_text').using('gin', trigrams(table.searchText)),
  ],
)

/**
 * What went with a record, one row each, so that a post with many revisions does not become one record too
 * long for a backup.
 */
export const trashParts = pgTable(
  'trash_parts',
  {
    id: uuid().primaryKey().defaultRandom(),
    trashId: uuid()
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    /** The column that named the record, in a row that stayed; null for a row that went too. */
    link: text(),
    row: jsonb().notNull(),
  },
  (table) => [index('trash_parts_of').on(table.trashId)],
)

/** Taps on call buttons by local day, page and place: counts only, nothing personal. */
export const callTaps = pgTable(
  'call_taps',
  {
    day: date().notNull(),
    page: text().notNull(),
    place: text().notNull(),
    taps: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.place] })],
)

export const replyTemplates = pgTable('reply_templates', {
  id: text().primaryKey(),
  templates: jsonb().notNull(),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

/** A calendar address holds `id`, signed; a new id voids the old address. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid().notNull().unique(),
  createdAt: timestamptz().notNull().default(sql`now()`),
  lastReadAt: timestamptz(),
})
