import { index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

export const deliveryChannel = pgEnum('delivery_channel', ['mail', 'webhook', 'push'])
export const deliveryState = pgEnum('delivery_state', ['pending', 'sent', 'dead'])

/** The outbox: one row for each message that must leave the house, written in the lead's own transaction. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    /** What happened, for example `quote.created`. */
    topic: text().notNull(),
    /** Model and id of what it is about, for the trail on its card. */
    subjectType: text().notNull(),
    subjectId: uuid().notNull(),
    channel: deliveryChannel().notNull(),
    /** A mail address (`administrators` is looked up when it is sent), the URL that was called last, or a push subscription’s id. */
    recipient: text().notNull(),
    /** The facts as they were when it happened: what is delivered does not change with later edits. */
    payload: jsonb().notNull(),
    dedupeKey: text().notNull().unique(),
    state: deliveryState().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Held by a worker until then; after that another may take it. */
    leasedUntil: moment(),
    lastError: text(),
    sentAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('deliveries_due').on(table.state, table.nextAttemptAt),
    index('deliveries_subject').on(table.subjectType, table.subjectId),
    // The newest of a channel, for the settings.
    index('deliveries_channel').on(table.channel, table.id),
  ],
)
