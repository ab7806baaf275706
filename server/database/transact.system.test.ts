import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { testDatabase } from '#tests/database.ts'
import { quoteRow } from '#tests/requests.ts'
import { insertRow, pipelineQuery, runPrepared, transact } from './transact.ts'

const insertKey = {
  name: 'insert key',
  text: `insert into rate_limits (key, count, window_ends_at) values ($1, $2, now()) returning key`,
}

test('what is sent along is committed with the rest, and each statement sees the one before it', async () => {
  await using database = await testDatabase()
  const { leadDb: db } = database
  const seen = await transact(db, async (tx) => {
    await pipelineQuery(tx, runPrepared(tx, insertKey, ['a', 1]))
    const rows = await tx.select().from(rateLimits)
    await pipelineQuery(tx, runPrepared(tx, insertKey, ['b', 2]))
    return rows.map(({ key }) => key)
  })
  expect(seen).toEqual(['a'])
  expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'a' }, { key: 'b' }])
})

test('a statement that was not awaited fails the transaction with its own reason, and nothing is stored', async () => {
  await using database = await testDatabase()
  const { leadDb: db } = database
  const storing = transact(db, async (tx) => {
    await runPrepared(tx, insertKey, ['a', 1])
    await pipelineQuery(tx, runPrepared(tx, insertKey, ['a', 2]))
    return 'stored'
  })
  await expect(storing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await db.$count(rateLimits)).toBe(0)

  const reading = transact(db, async (tx) => {
    await pipelineQuery(tx, runPrepared(tx, insertKey, [null, 1]))
    return tx.select().from(rateLimits)
  })
  await expect(reading).rejects.toMatchObject({ cause: { code: '23502' } })
})

test('work that fails takes back what was sent along; the connection is good for the next one', async () => {
  await using database = await testDatabase()
  const { leadDb: db } = database
  for (let round = 0; round < 40; round++) {
    const failing = transact(db, async (tx) => {
      await pipelineQuery(tx, runPrepared(tx, insertKey, [`${round}`, 1]))
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
  }
  expect(await transact(db, (tx) => tx.$count(rateLimits))).toBe(0)
})

test('a connection that breaks in the middle stores nothing and is replaced', async () => {
  await using database = await testDatabase()
  const { leadDb: db } = database
  const storing = transact(db, async (tx) => {
    await runPrepared(tx, insertKey, ['a', 1])
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await pipelineQuery(tx, runPrepared(tx, insertKey, ['b', 2]))
  })
  await expect(storing).rejects.toThrow()
  expect(await transact(db, (tx) => tx.$count(rateLimits))).toBe(0)
  await transact(db, (tx) => runPrepared(tx, insertKey, ['c', 3]))
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, 'c'))).toHaveLength(1)
})

test('a row is given as it is stored: what was written, what the database filled in, and null for the rest', async () => {
  await using database = await testDatabase()
  const { leadDb: db } = database
  const now = new Date('2026-11-21T03:41:07.123Z')
  const values = {
    id: '0190c8a0-0000-7000-8000-000000000001',
    ...quoteRow({ firstName: 'Dana', lastName: 'Whitfield' }),
    phone: '(713) 555-0117',
    email: 'dana@example.com',
    service: 'automotive',
    fileUrls: ['quote-attachments/1-a_x.jpg'],
    contentHash: 'a'.repeat(64),
    idempotencyKey: null,
    submittedAt: now,
    createdAt: now,
  }
  const unread = [requests.searchText, requests.searchWords]
  const given = await transact(db, (tx) => insertRow(tx, requests, values, unread))
  const [{ searchText: _text, searchWords: _words, ...stored } = {}] = await db.select().from(requests)
  expect(given).toEqual(stored)
  expect(given).toMatchObject({ number: expect.any(String), status: 'new', message: '', notes: null })
})
