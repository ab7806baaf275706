import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

export const stockReason = pgEnum('stock_reason', ['counted', 'bought', 'corrected', 'used', 'putBack'])

/**
 * What came into the van and went out of it: the count of an item is their sum. Never changed or deleted. No reference to the
 * item: what lies in the trash may be put back by a void, and its history outlives it.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: uuid().primaryKey(),
    priceItemId: uuid().notNull(),
    /** Its name at that time. */
    item: text().notNull(),
    /** In hundredths, as on a line; of a count by how much it differed. */
    quantity: integer().notNull(),
    reason: stockReason().notNull(),
    /** The invoice, or the credit, whose line moved it. */
    invoiceId: uuid(),
    position: integer(),
    by: text().notNull(),
    /** Null for jobs. */
    byId: uuid(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index('stock_moves_item').on(table.priceItemId, table.quantity),
    index('stock_moves_created').on(table.createdAt, table.id),
    uniqueIndex('stock_moves_line').on(table.invoiceId, table.position, table.reason),
  ],
)

export type StoredStockMove = typeof stockMoves.$inferSelect
