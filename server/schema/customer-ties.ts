import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

export const customerTieKinds = ['same', 'shared', 'added', 'manager'] as const

/**
 * What staff said of who is who. `same`: `contact` and `other` are of one customer. `shared`: several people use
 * `contact`, so that it joins no requests. `added`: `other` reaches the customer of `contact` too, and nothing was asked
 * under it yet. `manager`: `contact` is of a property manager. A contact is a number in E.164, an email address in lower
 * case, or the id of a request without either.
 */
export const customerTies = pgTable('customer_ties', {
  id: uuid().primaryKey(),
  kind: text({ enum: customerTieKinds }).notNull(),
  contact: text().notNull(),
  other: text(),
  /** Whose an added number or address is: "wife". */
  label: text(),
  ...timestamps(),
})

export type StoredCustomerTie = typeof customerTies.$inferSelect
