import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '#tests/backups.ts'
import { type PostgresServer, run, startPostgres } from '#tests/older-postgres.ts'
import { appliedMigrations, knownMigrations, migrate, migrationsFolder } from './migrate.ts'

const log = pino({ level: 'silent' })

/** For a busy machine: each starts a server of its own or migrates several stores. */
const patience = { timeout: 600_000 }

test.each([16, 17] as const)('PostgreSQL %i holds a new store', patience, async (major) => {
  await using server = await startPostgres(major)
  expect(await tablesOf(await newStore(server))).toEqual(await tablesOfToday())
})

test(
  'PostgreSQL 15 holds a new store, and those of earlier versions become one of today',
  patience,
  async () => {
    await using server = await startPostgres(15)
    expect(await tablesOf(await newStore(server))).toEqual(await tablesOfToday())
    await upgradeEarlierStores(server)
  },
)

test('The bundled PostgreSQL: stores of earlier versions become one of today', patience, () =>
  upgradeEarlierStores(ours()),
)

test('A store that a newer version has migrated is refused in words', async () => {
  const store = await databaseIn(ours(), inject('server').template)
  const migrated = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 1)`
  await run(store, migrated)
  await expect(migrate(store, log)).rejects.toThrow('This store was made by a newer version of Lantern.')
  expect(await appliedIn(store)).toContain('of-tomorrow')
})

test('A store that has run a file before it was corrected is no newer one', async () => {
  const store = await databaseIn(ours(), inject('server').template)
  const former = '4caf0236acb6d07d5c313602ea810c1d5b2df84570cb64ad1fd8ac8e06ff53e1'
  await run(store, `update drizzle.__drizzle_migrations set hash = '${former}' where id = 21`)
  await migrate(store, log)
  expect(await appliedIn(store)).toContain(former)
  expect(knownMigrations()).toContain(former)
})

async function appliedIn(store: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(store)
  await client.connect()
  return appliedMigrations(client).finally(() => client.end())
}

type Server = Pick<PostgresServer, 'connection'>

function ours(): Server {
  const { host, port, user } = inject('server')
  return { connection: { host, port, user, ssl: false } }
}

async function newStore(server: Server): Promise<pg.ClientConfig> {
  const store = await databaseIn(server, 'template0')
  await migrate(store, log)
  return store
}

/** The first edition ended with 0009, the second with 0017; 0033 is from the middle of the third. */
const versions = ['0006', '0009', '0010', '0017', '0033']

async function upgradeEarlierStores(server: Server) {
  const today = await tablesOfToday()
  const earlier = await databaseIn(server, 'template0')
  for (const version of versions) {
    await migrateTo(version, earlier)
    await run(earlier, ...(written[version] ?? []))
    const store = await databaseIn(server, earlier.database)
    await migrate(store, log)
    expect(await tablesOf(store), version).toEqual(today)
    const [leads, mails] = await run(store, 'select message from quotes', 'select payload from deliveries')
    expect(leads?.rows, version).toEqual([{ message: 'Locked out' }])
    expect(mails?.rows, version).toEqual(version < '0010' ? [] : [{ payload: { review: 'invitation' } }])
  }
}

/** As the server of that version stored them. */
const written: Record<string, string[]> = {
  '0006': [
    `insert into quotes (id, first_name, last_name, phone, email, service, message, content_hash)
      values ('019a0000-0000-7000-8000-000000000001', 'Dana', 'Reyes', '713 555 0101', 'dana@example.com', 'residential', 'Locked out', 'x')`,
  ],
  '0010': [
    `insert into deliveries (id, topic, subject_type, subject_id, channel, recipient, payload, dedupe_key)
      values ('019a0000-0000-7000-8000-000000000002', 'customer.done', 'Quote', '019a0000-0000-7000-8000-000000000001', 'customer',
        'dana@example.com', '{"receipt": "a", "path": "b", "reviewPath": "/reviews?invitation=c"}', 'x')`,
  ],
}

const tablesOfToday = async () => tablesOf(await databaseIn(ours(), inject('server').template))

/** Names and types: the ids that the catalog gives to types differ between servers. */
async function tablesOf(store: pg.ClientConfig) {
  const [columns] = await run(
    store,
    `select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) as column
     from information_schema.columns where table_schema = 'public' order by 1`,
  )
  return columns?.rows
}

async function databaseIn({ connection }: Server, template: string | undefined): Promise<pg.ClientConfig> {
  const database = `store_${crypto.randomUUID().replaceAll('-', '')}`
  await run({ ...connection, database: 'postgres' }, `create database ${database} template ${template}`)
  return { ...connection, database }
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** With the files of migrations as an earlier version had them. */
async function migrateTo(version: string, store: pg.ClientConfig) {
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
