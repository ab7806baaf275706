import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BookNames } from '#content/money/book-names.ts'
import type { LineItem } from '#content/money/line-items.ts'
import type { TaxRate } from '#content/money/tax-of.ts'
import { timestamptz } from './columns.ts'

export const invoicingSettings = pgTable('invoicing_settings', {
  id: text().primaryKey(),
  taxRates: jsonb().$type<TaxRate[]>().notNull(),
  /** Days that an estimate is valid, and after which an invoice is due. */
  estimateDays: integer().notNull(),
  invoiceDays: integer().notNull(),
  invoiceNote: text().notNull(),
  /** Days after which an open invoice that is due is mailed once more; null for never. */
  reminderDays: integer(),
  /** Whether the stock of the van is shown. */
  countsStock: boolean().notNull().default(false),
  /** Null for QuickBooks' own. */
  bookNames: jsonb().$type<BookNames>(),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

/** What has lines and a tax; the sums are `totalsOf` them (content/line-items.ts). */
export const pricedColumns = () => ({
  lines: jsonb().$type<LineItem[]>().notNull(),
  /** Where the tax is owed, as the settings name it; null without tax. */
  taxPlace: text(),
  taxRate: integer().notNull().default(0),
  subtotalCents: integer().notNull(),
  taxCents: integer().notNull(),
  totalCents: integer().notNull(),
})
