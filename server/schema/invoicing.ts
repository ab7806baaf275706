import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LineItem } from '#content/money/line-items.ts'
import { timestamptz } from './columns.ts'

export type TaxRate = {
  place: string
  /** In thousandths of a percent: 8250 is 8.25%. */
  rate: number
}

export const invoicingSettings = pgTable('invoicing_settings', {
  id: text().primaryKey(),
  taxRates: jsonb().$type<TaxRate[]>().notNull(),
  /** For how long an estimate is valid. */
  estimateDays: integer().notNull(),
  /** After how many days an invoice is due. */
  invoiceDays: integer().notNull(),
  /** Stands at the end of an invoice. */
  invoiceNote: text().notNull(),
  updatedAt: timestamptz().notNull().defaultNow(),
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
