import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from '#server/database/migrate.ts'
import { temporaryFolder } from './backups.ts'
import { type PostgresServer, run } from './older-postgres.ts'

export type Server = Pick<PostgresServer, 'connection'>

export function ours(): Server {
  const { host, port, user } = inject('server')
  return { connection: { host, port, user, ssl: false } }
}

export async function databaseIn(
  { connection }: Server,
  template: string | undefined,
): Promise<pg.ClientConfig> {
  const database = `store_${crypto.randomUUID().replaceAll('-', '')}`
  await run({ ...connection, database: 'postgres' }, `create database ${database} template ${template}`)
  return { ...connection, database }
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** With the files of migrations as an earlier version had them. */
export async function migrateTo(version: string, store: pg.ClientConfig) {
  const folder = await temporaryFolder()
  const whole = journal.parse(
    JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  )
  const entries = whole.entries.filter(({ tag }) => tag.slice(0, 4) <= version)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...whole, entries }))
  for (const { tag } of entries)
    await symlink(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  const client = new pg.Client(store)
  await client.connect()
  await runMigrations(drizzle(client), { migrationsFolder: folder }).finally(() => client.end())
}

const [dana, sam, ana] = ['1', '2', '3'].map((last) => `019a0000-0000-7000-8000-00000000000${last}`)
export const inTrash = '019a0000-0000-7000-8000-000000000004'

/** As the last version with a table for each kind stored them; a program gave Sam's message the id of Dana's quote. */
export const threeKinds = [
  `insert into quotes (id, first_name, last_name, phone, email, service, content_hash, status, quoted_cents)
    values ('${dana}', 'Dana', 'Reyes', '713 555 0101', 'dana@example.com', 'residential', 'x', 'contacted', 12000)`,
  `insert into messages (id, name, phone, email, service, message)
    values ('${dana}', 'Sam Ortega', '713 555 0102', 'sam@example.com', 'emergency', 'Locked out')`,
  `insert into calls (id, name, phone, service, source) values ('${ana}', 'Ana', '713 555 0103', 'other', 'walk_in')`,
  `insert into lead_events (id, quote_id, kind, by) values (gen_random_uuid(), '${dana}', 'seen', 'staff')`,
  `insert into lead_events (id, message_id, kind, by) values (gen_random_uuid(), '${dana}', 'taken', 'staff')`,
  `insert into lead_notes (id, request_kind, request_id, text) values (gen_random_uuid(), 'Message', '${dana}', 'Blue door')`,
  `insert into lead_notes (id, request_kind, request_id, text) values (gen_random_uuid(), 'Call', '${sam}', 'of none')`,
  `insert into estimates (id, number, version, quote_id, lines, subtotal_cents, tax_cents, total_cents)
    values (gen_random_uuid(), 1001, 1, '${dana}', '[]', 0, 0, 0)`,
  `insert into invoices (id, call_id, name, lines, subtotal_cents, tax_cents, total_cents, number, sent_at)
    values (gen_random_uuid(), '${ana}', 'Ana', '[]', 0, 0, 0, 1001, now())`,
  `insert into reviews (id, name, email, title, comment, message_id)
    values (gen_random_uuid(), 'Sam', 'sam@example.com', 'Good', 'Fast', '${dana}')`,
  `insert into trash (id, model, record_id, record, deleted_at, expires_at) values ('${inTrash}', 'Quote', '${inTrash}', jsonb_build_object(
    'id', '${inTrash}', 'first_name', 'Lee', 'last_name', 'Park', 'phone', '1', 'email', '', 'service', 'safes'), now(), now())`,
  `insert into trash_parts (trash_id, source, row) values ('${inTrash}', 'lead_events',
    jsonb_build_object('id', '${sam}', 'quote_id', '${inTrash}', 'message_id', null, 'call_id', null, 'kind', 'seen'))`,
  `insert into trash_parts (trash_id, source, link, row) values ('${inTrash}', 'reviews', 'quote_id', jsonb_build_object('id', '${sam}'))`,
]
