import { randomUUID } from 'node:crypto'
import { serverDatabase } from './server-database.ts'

/** As many as the server itself uses, however many callers there are. */
const connections = 16

/**
 * A way to insert the newest quote's row again, under another id, through the server's driver into the server's
 * database: what an acknowledged quote costs without a server. Each insert is a transaction of its own.
 */
export async function rawInserts(dataDir: string) {
  const pool = serverDatabase(dataDir, connections)
  const columns = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'quotes' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.rows.map((row) => row.column_name)
  const newest = await pool.query<Record<string, unknown>>(
    `select ${names.join(', ')} from quotes order by submitted_at desc limit 1`,
  )
  const model = newest.rows[0]
  if (!model) throw new Error('There is no quote to insert again')
  const statement = `insert into quotes (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`

  return {
    /** Resolves after the commit. */
    async insertOne(): Promise<void> {
      const key = randomUUID()
      const row: Record<string, unknown> = {
        ...model,
        id: key,
        idempotency_key: key,
        content_hash: key.replaceAll('-', '').repeat(2),
        message: `${String(model.message).split(' Mark: ')[0]} Mark: ${key}`,
      }
      await pool.query(
        statement,
        names.map((name) => row[name]),
      )
    },
    close: () => pool.end(),
  }
}
