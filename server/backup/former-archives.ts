import type pg from 'pg'
import type { BackupEnd, TableManifest } from './archive-format.ts'

/**
 * Backups from before the requests had one table (migration 0051): they hold three, and name the kind of a request beside its
 * id. The migration's function `record_of_today` turns each record.
 */

const formerTables = new Set(['quotes', 'messages', 'calls'])
const ownerColumns = new Set(['quote_id', 'message_id', 'call_id'])
const noteKey = 'lead_notes_request_id_requests_id_fk'

export const isFormer = (tables: readonly TableManifest[]): boolean =>
  tables.some(({ name }) => formerTables.has(name))

/** The table and the columns in which the records of a former one stand today. */
export function tableOfToday({ name, columns }: TableManifest): TableManifest {
  if (formerTables.has(name)) return { name: 'requests', columns: [...new Set([...columns, 'kind', 'name'])] }
  const kept = columns.filter((column) => !ownerColumns.has(column))
  if (kept.length < columns.length) return { name, columns: [...kept, 'request_id'] }
  return { name, columns: columns.filter((column) => name !== 'lead_notes' || column !== 'request_kind') }
}

export function rowsOfToday(rows: BackupEnd['rows']): BackupEnd['rows'] {
  const requests = [...formerTables].reduce((sum, name) => sum + (rows[name] ?? 0), rows.requests ?? 0)
  const others = Object.entries(rows).filter(([name]) => !formerTables.has(name))
  return { ...Object.fromEntries(others), requests }
}

/** Notes come before the requests that they are of, and may be of one that is gone. */
export async function allowNotesFirst(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`alter table lead_notes drop constraint ${noteKey}`)
}

export async function removeStrayNotes(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('delete from lead_notes where request_id not in (select id from requests)')
  await client.query(`
    alter table lead_notes add constraint ${noteKey}
    foreign key (request_id) references requests (id) on delete cascade`)
}
