import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, searchColumns, trigrams } from '#server/database/columns.ts'

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
    at: moment().notNull().defaultNow(),
    /** The kind of actor: `administrator` or `system`. */
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
    index('audit_entries_subject').on(table.subject, table.at, table.id),
    index('audit_entries_record').on(table.subject, table.subjectId),
    index('audit_entries_actor').on(table.actorName, table.at, table.id),
    index('audit_entries_search_words').using('gin', table.searchWords),
    index('audit_entries_search_text').using('gin', trigrams(table.searchText)),
  ],
)
