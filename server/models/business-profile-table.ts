import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

/** The one record of facts about the business; without a row the default holds. */
export const businessProfiles = pgTable('business_profiles', {
  /** Always `the-business`. */
  id: text().primaryKey(),
  profile: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
