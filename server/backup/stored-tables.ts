import type pg from 'pg'
import type { TableManifest } from './archive-format.ts'

export async function storedTables(client: Pick<pg.ClientBase, 'query'>): Promise<TableManifest[]> {
  const { rows } = await client.query<TableManifest & { refersTo: string[] }>(`
    select class.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select confrelid::regclass::text from pg_constraint
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid
      ) as "refersTo"
    from pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    order by class.relname`)
  const ordered: TableManifest[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)))
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns } of ready) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}

const batchRows = 200

/**
 * As JSON in batches, so that a table of any size takes the same memory. `except`: an SQL condition for
 * records to leave out.
 */
export async function* readRecords(
  client: pg.ClientBase,
  { name, columns }: TableManifest,
  except = 'false',
) {
  const table = quoted(name)
  const selected = columns.map(quoted).join(', ')
  // A column named like the alias would win: none contains a space.
  await client.query(
    `declare records no scroll cursor for select row_to_json("a record")::text as line from (select ${selected} from ${table} where not (${except})) as "a record"`,
  )
  while (true) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batchRows} from records`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close records')
}

/** `from`: of records in a former form (former-archives.ts), the table that they stood in. */
export async function insertRecords(
  client: pg.ClientBase,
  { name, columns }: TableManifest,
  lines: readonly string[],
  from?: string,
): Promise<void> {
  const table = quoted(name)
  const selected = columns.map(quoted).join(', ')
  const records = `[${lines.join(',')}]`
  if (from === undefined)
    await client.query(
      `insert into ${table} (${selected}) select ${selected} from json_populate_recordset(null::${table}, $1)`,
      [records],
    )
  else
    await client.query(
      `insert into ${table} (${selected}) select ${columns.map((column) => `"of today".${quoted(column)}`).join(', ')}
       from jsonb_array_elements($1) as record, jsonb_populate_record(null::${table}, record_of_today($2, record)) as "of today"`,
      [records, from],
    )
}

/** Names come from the database's catalog or were checked against it (restore-archive.ts). */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
