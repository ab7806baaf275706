import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { searchColumns, timestamps, trigrams } from './columns.ts'

export const priceItems = pgTable(
  'price_items',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** A ServiceSlug; null for what belongs to no service, such as a trip. */
    service: text(),
    unitCents: integer().notNull(),
    /** The price is a minimum: "from $85". */
    isFrom: boolean().notNull().default(false),
    /** The service call is in it, or none is charged. */
    isAllIn: boolean().notNull().default(false),
    isTaxable: boolean().notNull().default(true),
    note: text(),
    isShown: boolean().notNull().default(false),
    /** How many are in the van is counted (`stock_moves`). */
    isCounted: boolean().notNull().default(false),
    /** In hundredths: from here down there are too few. */
    orderAt: integer(),
    importId: uuid(),
    ...timestamps(),
    ...searchColumns(sql.raw(`name || ' ' || coalesce(service, '') || ' ' || coalesce(note, '')`)),
  },
  (table) => [
    index('price_items_name').on(table.name, table.id),
    index('price_items_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('price_items_search_words').using('gin', table.searchWords),
    index('price_items_search_text').using('gin', trigrams(table.searchText)),
  ],
)
