import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps, timestamptz } from './columns.ts'
import { requests } from './requests.ts'

/** `forgotten`: nobody ended it, so it ended by itself. `corrected`: entered or changed by hand. */
export const workEnding = pgEnum('work_ending', [
  'paused',
  'done',
  'nextJob',
  'handedOver',
  'forgotten',
  'corrected',
])

/** From when to when a person worked on a job. Without an end they still do. */
export const workSpans = pgTable(
  'work_spans',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    personId: uuid().notNull(),
    /** Kept beside the id because people leave. */
    person: text().notNull(),
    startedAt: timestamptz().notNull(),
    endedAt: timestamptz(),
    ending: workEnding(),
    ...timestamps(),
  },
  (table) => [
    index('work_spans_request').on(table.requestId, table.startedAt),
    index('work_spans_person').on(table.personId, table.startedAt),
    index('work_spans_started').on(table.startedAt, table.id),
  ],
)

export type StoredWorkSpan = typeof workSpans.$inferSelect
export type WorkEnding = (typeof workEnding.enumValues)[number]
