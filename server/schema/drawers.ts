import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/** What a person handed over of the cash that they took. Never changed or deleted: a mistake is said in the next one. */
export const drawerClosings = pgTable(
  'drawer_closings',
  {
    id: uuid().primaryKey(),
    personId: uuid().notNull(),
    /** Kept beside the id because people leave. */
    person: text().notNull(),
    /** What they took in cash since the one before, less what they paid back. */
    cashCents: integer().notNull(),
    countedCents: integer().notNull(),
    note: text().notNull().default(''),
    by: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index('drawer_closings_created').on(table.createdAt, table.id),
    index('drawer_closings_person').on(table.personId, table.createdAt),
  ],
)

export type StoredDrawerClosing = typeof drawerClosings.$inferSelect
