import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { requests } from './requests.ts'

/** What was pressed on a phone without a connection and is stored now: sent again, it is known. */
export const presses = pgTable(
  'presses',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The account that pressed it. */
    by: uuid().notNull(),
    storedAt: timestamptz().notNull(),
    /** Of a Pause, when it was pressed: its Start may arrive after it. */
    pausedAt: timestamptz(),
  },
  (table) => [index('presses_request').on(table.requestId), index('presses_stored').on(table.storedAt)],
)
