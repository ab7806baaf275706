import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

/** The places of a property manager, by a number, an email address or a request of theirs, as in `customer_ties`. */
export const customerPlaces = pgTable(
  'customer_places',
  {
    id: uuid().primaryKey(),
    contact: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    ...timestamps(),
  },
  (table) => [index('customer_places_contact').on(table.contact)],
)

export type StoredCustomerPlace = typeof customerPlaces.$inferSelect
