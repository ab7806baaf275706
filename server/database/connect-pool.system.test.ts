import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { secrets } from '#server/schema/operations.ts'
import { testDatabase } from '#tests/database.ts'
import { connectPool, pageStatementTimeoutMs, pools } from './connect-pool.ts'

test('A statement that takes too long is ended', async () => {
  await using database = await testDatabase()
  const { connection } = database
  const pool = connectPool(
    connection,
    { ...pools.everyday, statementTimeoutMs: 100 },
    pino({ level: 'silent' }),
  )
  await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout')
  await pool.end()
})

test('A job may take longer, in its transaction only', async () => {
  await using database = await testDatabase()
  const during = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    return tx.execute(sql`show statement_timeout`)
  })
  expect(during.rows).toEqual([{ statement_timeout: '1min' }])
  const { rows } = await database.pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: `${pageStatementTimeoutMs / 1_000}s` }])
})

test('A connection that breaks in a transaction fails only that transaction', async () => {
  await using database = await testDatabase()
  const broken = database.db.transaction(async (tx) => {
    await tx.insert(secrets).values({ name: 'half', value: 'done' })
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.insert(secrets).values({ name: 'other half', value: 'done' })
  })
  await expect(broken).rejects.toThrow()
  expect(await database.db.select().from(secrets)).toEqual([])
})

test('A broken connection that its holder does not give back is taken back', async () => {
  await using database = await testDatabase()
  const held = await database.pool.connect()
  const { rows } = await held.query('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => database.pool.totalCount).toBe(1)
})
