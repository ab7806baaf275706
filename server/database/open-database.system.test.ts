import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { secrets } from '#server/schema/operations.ts'
import { testDatabase } from '#tests/database.ts'
import { migrate } from './migrate.ts'
import { connectPools, type DatabaseHandle, openDatabase, waitForServer } from './open-database.ts'

const log = pino({ level: 'silent' })
const embeddedPostgresBin = inject('server').binDir

test('Our own PostgreSQL is opened, migrated, and found again', async () => {
  const dataDir = await temporaryFolder()
  const first = await openDatabase({ dataDir, databaseUrl: undefined, embeddedPostgresBin }, log)
  await first.db.insert(secrets).values({ name: 'a', value: 'kept' })
  expect(await first.readiness()).toBe('ready')
  await first.close()

  const second = await openDatabase({ dataDir, databaseUrl: undefined, embeddedPostgresBin }, log)
  onTestFinished(second.close)
  expect(await second.db.select({ value: secrets.value }).from(secrets)).toEqual([{ value: 'kept' }])
})

test('Killed PostgreSQL makes it not ready, and ready again', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined, embeddedPostgresBin }, log)
  onTestFinished(database.close)
  const { rows } = await database.pool.query(
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const broken = Promise.allSettled(Array.from({ length: 10 }, () => sleepIn(database)))
  const watcher = new pg.Client(database.connection)
  watcher.on('error', () => {})
  await watcher.connect()
  const sleeping = `select from pg_stat_activity where query = '${sleep}' and state = 'active'`
  await expect.poll(async () => (await watcher.query(sleeping)).rowCount).toBe(10)
  // Any process that dies this way makes PostgreSQL end all connections and recover.
  process.kill(rows[0]?.pid, 'SIGKILL')
  expect((await broken).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  await watcher.end()
  await expect.poll(() => database.readiness()).toBe('ready')
})

test('A DATABASE_URL is opened and migrated', async () => {
  await using empty = await emptyDatabase()
  const database = await openDatabase(
    { dataDir: '/nowhere', databaseUrl: empty.url, embeddedPostgresBin },
    log,
  )
  onTestFinished(database.close)
  expect(await database.readiness()).toBe('ready')
  expect(await database.db.select().from(secrets)).toEqual([])
})

test('A database that only reads is not ready', async () => {
  await using database = await testDatabase()
  const readOnly = { ...database.connection, options: '-c default_transaction_read_only=on' }
  const { readiness, end } = connectPools(readOnly, log)
  onTestFinished(end)
  expect(await readiness()).toBe('cannotWrite')
  expect(await database.readiness()).toBe('ready')
})

test('Two that open at once migrate once', async () => {
  await using empty = await emptyDatabase()
  await Promise.all(Array.from({ length: 4 }, () => migrate({ connectionString: empty.url }, log)))
  const client = new pg.Client({ connectionString: empty.url })
  await client.connect()
  const { rows } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  )
  await client.end()
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ times }) => times)).toEqual(rows.map(() => 1))
})

test('A database that starts later is waited for', async () => {
  const { host, port, user } = inject('server')
  const late = createServer((client) => {
    const upstream = connect(`${host}/.s.PGSQL.${port}`)
    client.pipe(upstream).pipe(client)
  })
  onTestFinished(() => void late.close())
  const refused = vi.fn()
  const listening = pino({}, { write: refused })
  const folder = await mkdtemp(join(tmpdir(), 'lantern-late-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const waiting = waitForServer({ host: folder, port, user, database: 'postgres', ssl: false }, listening)
  await expect.poll(() => refused).toHaveBeenCalled()
  late.listen(join(folder, `.s.PGSQL.${port}`))
  await waiting
})

test('A database that does not exist is a clear error at once', async () => {
  const { host, port, user } = inject('server')
  const wrong = { host, port, user, database: 'no_such_database', ssl: false }
  await expect(waitForServer(wrong, log)).rejects.toThrow(
    'The database cannot be reached: database "no_such_database"',
  )
})

test('The extension for search by parts of words is installed', async () => {
  await using database = await testDatabase()
  const { rows } = await database.pool.query(`select similarity('locksmith', 'locksmiht') > 0.4 as alike`)
  expect(rows).toEqual([{ alike: true }])
})

const sleep = 'select pg_sleep(4)'

const sleepIn = (database: DatabaseHandle) => database.db.transaction((tx) => tx.execute(sleep))

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

async function emptyDatabase(): Promise<{ url: string } & AsyncDisposable> {
  const { host, port, user } = inject('server')
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const administration = async (statement: string) => {
    const client = new pg.Client({ host, port, user, database: 'postgres', ssl: false })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administration(`create database ${name} template template0`)
  return {
    url: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    [Symbol.asyncDispose]: () => administration(`drop database ${name} with (force)`),
  }
}
