import { type AnyPgColumn, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { users } from './identity.ts'

/** What people typed into the forms of a kind of record and have not saved. `of`: the column that names the record. */
export const formDrafts = (name: string, of: string, record: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey(),
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Null: the record that does not exist yet. */
      recordId: uuid(of).references(record, { onDelete: 'cascade' }),
      form: text().notNull(),
      savedAt: timestamptz().notNull(),
    },
    (table) => [unique(`${name}_of`).on(table.userId, table.recordId).nullsNotDistinct()],
  )

export type FormDrafts = ReturnType<typeof formDrafts>
