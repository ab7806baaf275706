import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { announce, type ModelEvent, openAnnouncer, openEventStream, type StreamEvent } from './events.ts'

const quoteCreated: ModelEvent = {
  model: 'Quote',
  operation: 'create',
  id: '0197f0a0-0000-7000-8000-000000000001',
}

test('A committed change is heard, with its id and nothing else', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  await database.db.transaction((tx) => announce(tx, quoteCreated))
  await expect.poll(() => heard.events).toEqual([{ kind: 'changed', ...quoteCreated }])
})

test('A change that is rolled back is never heard', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  const failed = database.db.transaction(async (tx) => {
    await announce(tx, { ...quoteCreated, operation: 'delete' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await announce(database.db, quoteCreated)
  await expect.poll(() => heard.events).toEqual([{ kind: 'changed', ...quoteCreated }])
})

test('After a broken connection subscribers are told, and hear again', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  await breakListeners(database)
  await expect.poll(() => heard.events).toEqual([{ kind: 'reconnected' }])
  await announce(database.db, quoteCreated)
  await expect.poll(() => heard.events.at(-1)).toEqual({ kind: 'changed', ...quoteCreated })
})

test('An unsubscribed handler hears nothing, and one that throws does not stop the others', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  const left = vi.fn()
  heard.stream.subscribe(left)()
  heard.stream.subscribe(() => {
    throw new Error('a subscriber of no use')
  })
  const last = vi.fn()
  heard.stream.subscribe(last)
  await announce(database.db, quoteCreated)
  await expect.poll(() => last).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
})

test('Payloads that are no events are ignored', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  for (const payload of ['', 'hello', '{"model":"Quote"}', '[]'])
    await database.db.execute(sql`select pg_notify('lantern', ${payload})`)
  await announce(database.db, quoteCreated)
  await expect.poll(() => heard.events).toEqual([{ kind: 'changed', ...quoteCreated }])
})

test('close ends the connection', async () => {
  await using database = await testDatabase()
  const heard = await listen(database)
  // PostgreSQL may not have noticed yet that an earlier listener is gone.
  await expect.poll(() => listeners(database)).toBe(1)
  await heard[Symbol.asyncDispose]()
  await expect.poll(() => listeners(database)).toBe(0)
})

async function listen({ connection }: TestDatabase) {
  const stream = await openEventStream({ connection, log: pino({ level: 'silent' }) })
  const events: StreamEvent[] = []
  stream.subscribe((event) => events.push(event))
  return { stream, events, [Symbol.asyncDispose]: stream.close }
}

const ofListeners = `from pg_stat_activity where datname = current_database() and application_name = 'lantern events'`

const breakListeners = ({ pool }: TestDatabase) =>
  pool.query(`select pg_terminate_backend(pid) ${ofListeners}`)

async function listeners({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count ${ofListeners}`)
  return rows[0]?.count
}

test('What is announced after the commit is heard, what comes at once by one statement', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  using query = vi.spyOn(database.leadDb.$client, 'query')
  const announcer = openAnnouncer({ db: database.leadDb, log: pino({ level: 'silent' }) })
  const events = ['1', '2', '3', '4'].map((digit) => ({ ...quoteCreated, id: quoteCreated.id + digit }))
  for (const event of events) announcer.announceSoon(event)
  await announcer.close()
  expect(query).toHaveBeenCalledTimes(2)
  await expect.poll(() => heard.events).toEqual(events.map((event) => ({ kind: 'changed', ...event })))
})

test('An announcement that the database did not take is lost, the next one is heard', async () => {
  await using database = await testDatabase()
  await using heard = await listen(database)
  using query = vi.spyOn(database.leadDb.$client, 'query')
  query.mockImplementationOnce(() => Promise.reject(new Error('away')))
  const announcer = openAnnouncer({ db: database.leadDb, log: pino({ level: 'silent' }) })
  announcer.announceSoon({ ...quoteCreated, operation: 'delete' })
  await announcer.close()
  announcer.announceSoon(quoteCreated)
  await expect.poll(() => heard.events).toEqual([{ kind: 'changed', ...quoteCreated }])
})
