import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { run, startPostgres } from '#tests/older-postgres.ts'
import { databaseIn, inTrash, migrateTo, ours, type Server, threeKinds } from '#tests/older-stores.ts'
import { appliedMigrations, knownMigrations, migrate } from './migrate.ts'

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

test('an invoice that was credited whole before there were parts owes what it owed', async () => {
  const store = await databaseIn(ours(), 'template0')
  await migrateTo('0060', store)
  const sold = `insert into invoices (id, kind, number, name, lines, tax_rate, subtotal_cents, tax_cents, total_cents,
      paid_cents, sent_at, credited_at, created_at, updated_at)
    values (gen_random_uuid(), `
  const rest = `now(), now())`
  await run(
    store,
    `${sold} 'invoice', 1001, 'Ana', '[]', 0, 5000, 0, 5000, 1000, now(), now(), ${rest}`,
    `${sold} 'credit', 1002, 'Ana', '[]', 0, -5000, 0, -5000, 0, now(), null, ${rest}`,
    `${sold} 'invoice', 1003, 'Ben', '[]', 0, 5000, 0, 5000, 2000, now(), null, ${rest}`,
  )
  const owed = 'select number, state, open_cents from invoices order by number'
  const [before] = await run(store, owed)
  await migrate(store, log)
  const [after, credited] = await run(
    store,
    owed,
    'select number, credited_cents from invoices order by number',
  )
  expect(after?.rows).toEqual(before?.rows)
  expect(credited?.rows.map(({ credited_cents: cents }) => cents)).toEqual([5_000, 0, 0])
})

test('Quotes, messages and calls become requests, with all that belongs to them, in the trash too', async () => {
  const store = await databaseIn(ours(), 'template0')
  await migrateTo('0050', store)
  await run(store, ...threeKinds)
  const counted =
    'select model, state, sum(delta)::int as total from tallies group by 1, 2 having sum(delta) <> 0 order by 1, 2'
  const [before] = await run(store, counted)
  await migrate(store, log)
  const ofKind = (from: string) =>
    `select requests.kind from requests join ${from} as part on part.request_id = requests.id order by 1`
  const [stored, events, notes, estimates, invoices, reviews, after, trash, parts] = await run(
    store,
    'select kind, name, first_name, source, status, notes, stage from requests order by kind',
    ...['lead_events', 'lead_notes', 'estimates', 'invoices', 'reviews'].map(ofKind),
    counted,
    `select record ->> 'kind' as kind, record ->> 'name' as name from trash`,
    `select link, row ->> 'request_id' as request from trash_parts order by link`,
  )
  expect(stored?.rows).toEqual([
    {
      kind: 'Quote',
      name: 'Dana Reyes',
      first_name: 'Dana',
      source: null,
      status: 'contacted',
      notes: null,
      stage: 'working',
    },
    {
      kind: 'Message',
      name: 'Sam Ortega',
      first_name: null,
      source: null,
      status: 'new',
      notes: 'Blue door',
      stage: 'urgent',
    },
    {
      kind: 'Call',
      name: 'Ana',
      first_name: null,
      source: 'walk_in',
      status: 'new',
      notes: null,
      stage: 'waiting',
    },
  ])
  const kindsOf = (read: typeof events) => read?.rows.map(({ kind }) => kind)
  expect([events, notes, estimates, invoices, reviews].map(kindsOf)).toEqual([
    ['Quote', 'Message'],
    ['Message'],
    ['Quote'],
    ['Call'],
    ['Message'],
  ])
  expect(after?.rows).toEqual(before?.rows)
  expect(trash?.rows).toEqual([{ kind: 'Quote', name: 'Lee Park' }])
  expect(parts?.rows).toEqual([
    { link: 'request_id', request: null },
    { link: null, request: inTrash },
  ])
})

async function appliedIn(store: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(store)
  await client.connect()
  return appliedMigrations(client).finally(() => client.end())
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
    const [leads, mails] = await run(store, 'select message from requests', 'select payload from deliveries')
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
