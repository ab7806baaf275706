import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamps, timestamptz } from './columns.ts'
import { pricedColumns } from './invoicing.ts'
import { requests } from './requests.ts'

/** Expired is no state: it follows from `validUntil` and the day on which the estimate is read. */
export const estimateState = pgEnum('estimate_state', ['draft', 'sent', 'accepted', 'declined', 'replaced'])

/** An estimate belongs to a request, and goes into the trash and out of it together with that. */
export const estimates = pgTable(
  'estimates',
  {
    id: uuid().primaryKey(),
    number: integer().notNull(),
    version: integer().notNull(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    ...pricedColumns(),
    /** Due with the yes; 0 for none. */
    depositCents: integer().notNull().default(0),
    /** Kept where a percentage was agreed, in thousandths of a percent: `depositCents` is worked out of it. */
    depositRate: integer(),
    note: text().notNull().default(''),
    /** The last day, "2026-12-11"; once it is sent there is one. */
    validUntil: text(),
    state: estimateState().notNull().default('draft'),
    sentAt: timestamptz(),
    answeredAt: timestamptz(),
    answeredName: text(),
    /** The IP address of the customer's answer; null when staff recorded it. */
    answeredFrom: text(),
    recordedBy: text(),
    reason: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('estimates_version').on(table.number, table.version),
    index('estimates_created').on(table.createdAt, table.id),
    index('estimates_request').on(table.requestId),
    check('estimates_deposit', sql`${table.depositCents} between 0 and ${table.totalCents}`),
    check('estimates_sent_whole', sql`${table.state} = 'draft' or ${table.sentAt} is not null`),
    check(
      'estimates_answered_whole',
      sql`(${table.state} in ('accepted', 'declined')) = (${table.answeredAt} is not null)`,
    ),
  ],
)

export type StoredEstimate = typeof estimates.$inferSelect
