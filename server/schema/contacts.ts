import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { searchColumns, timestamps, trigrams } from './columns.ts'

const searched = sql.raw(
  `name || ' ' || coalesce(company, '') || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || email || ' ' || list_text(others) || ' ' || coalesce(address, '') || ' ' || coalesce(notes, '')`,
)

/** What staff know of a customer who may never have asked for anything here: brought in from the old tool, or written down. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    company: text(),
    phone: text().notNull().default(''),
    phoneE164: text('phone_e164'),
    email: text().notNull().default(''),
    /** Further numbers in E.164 and email addresses in lower case. */
    others: text().array().notNull().default([]),
    address: text(),
    notes: text(),
    importId: uuid(),
    ...timestamps(),
    ...searchColumns(searched),
  },
  (table) => [
    index('contacts_created').on(table.createdAt, table.id),
    index('contacts_phone').on(table.phoneE164),
    index('contacts_email').on(sql`lower(${table.email})`),
    index('contacts_others').using('gin', table.others),
    index('contacts_import').on(table.importId),
    index('contacts_search_words').using('gin', table.searchWords),
    index('contacts_search_text').using('gin', trigrams(table.searchText)),
  ],
)

export type StoredContact = typeof contacts.$inferSelect
