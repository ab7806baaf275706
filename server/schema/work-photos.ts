import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'
import { requests } from './requests.ts'

/** A photo of before the work beside one of after it, on the site; both are files of the request (`uploads.key`). */
export const workPhotos = pgTable(
  'work_photos',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    beforePath: text().notNull(),
    afterPath: text().notNull(),
    beforeAlt: text().notNull(),
    afterAlt: text().notNull(),
    /** A ServiceSlug. */
    service: text().notNull(),
    city: text(),
    isOnHome: boolean().notNull().default(false),
    isShown: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('work_photos_request').on(table.requestId),
    index('work_photos_service').on(table.service, table.createdAt),
    index('work_photos_created').on(table.createdAt, table.id),
  ],
)

export type StoredWorkPhotos = typeof workPhotos.$inferSelect
