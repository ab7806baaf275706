import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many rows of each model are in each state, as changes to add up: written by triggers in the transaction of the
 * change (`keep_tallies` in the migrations says which states there are), so that a count costs the same with 100 rows
 * and with 100,000. Changes are added, never a total updated: requests that arrive together need not wait for each other.
 */
export const tallies = pgTable(
  'tallies',
  {
    model: text().notNull(),
    state: text().notNull(),
    delta: integer().notNull(),
  },
  (table) => [index('tallies_model').on(table.model, table.state)],
)
