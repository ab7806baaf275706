import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { isOverload } from './overload.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('no connection in time, too long a wait, and a transaction that was ended for being idle are overload', async () => {
  await using database = await testDatabase()
  const pool = new pg.Pool({ ...database.connection, max: 1 })
  const held = await pool.connect()
  pool.options.connectionTimeoutMillis = 50
  held.on('error', () => {})
  const none = await failureOf(drizzle(pool).execute('select 1'))
  await held.query("set lock_timeout = '20ms'; set idle_in_transaction_session_timeout = '50ms'")
  const other = await database.pool.connect()
  await other.query('begin; lock table secrets')
  const locked = await failureOf(held.query('select * from secrets'))
  await other.query('rollback')
  other.release()
  await held.query('begin')
  await pause(300)
  const idle = await failureOf(held.query('select 1'))
  held.release(true)
  await pool.end()
  expect([none, locked, idle].map(isOverload)).toEqual([true, true, true])
})

test('a bug is none', async () => {
  await using database = await testDatabase()
  const missing = await failureOf(database.db.execute('select * from nowhere'))
  expect([missing, new Error('a bug'), undefined].map(isOverload)).toEqual([false, false, false])
})
