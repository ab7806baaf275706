import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** The one record of what the owner set about notifications; null is "as the server's environment says". */
export const notificationSettings = pgTable('notification_settings', {
  /** Always `notifications`. */
  id: text().primaryKey(),
  /** Mail addresses; empty: every administrator. */
  recipients: text().array(),
  webhookOn: boolean(),
  /** Kept while the webhook is off. */
  webhookUrl: text(),
  /** Made by us when the first address is stored: `whsec_` and base64 (Standard Webhooks). */
  webhookSecret: text(),
  updatedAt: moment().notNull().defaultNow(),
})
