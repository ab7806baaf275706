import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** What the owner chose about backups, and when the last nightly one was begun; one row, for all instances. */
export const backupSettings = pgTable('backup_settings', {
  /** Always `the-backups`. */
  id: text().primaryKey(),
  /** Null while nobody chose: then it depends on whose database it is. */
  nightly: boolean(),
  lastNightlyAt: moment(),
})
