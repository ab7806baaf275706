import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressKey } from '#server/http/client-address.ts'
import { rateLimits } from '#server/schema/operations.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { returnToken, sweepRateLimits, takeToken } from './rate-limit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

const endWindow = (key: string) =>
  database.db
    .update(rateLimits)
    .set({ windowEndsAt: sql`now() - interval '1 second'` })
    .where(eq(rateLimits.key, key))

test('the limit is allowed, the next one refused with the time left', async () => {
  const allowance = { limit: 2, windowSeconds: 60 }
  expect(await takeToken(database.db, 'a', allowance)).toEqual({
    allowed: true,
    count: 1,
    retryAfterSeconds: 0,
  })
  expect((await takeToken(database.db, 'a', allowance)).allowed).toBe(true)
  const refused = await takeToken(database.db, 'a', allowance)
  expect(refused).toMatchObject({ allowed: false, count: 3 })
  expect(refused.retryAfterSeconds).toBeGreaterThan(50)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  expect((await takeToken(database.db, 'someone else', allowance)).count).toBe(1)
})

test('50 parallel calls count exactly', async () => {
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => takeToken(database.db, 'parallel', { limit: 20, windowSeconds: 60 })),
  )
  expect(taken.map((one) => one.count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 1),
  )
  expect(taken.filter((one) => one.allowed)).toHaveLength(20)
})

test('refused uses do not lengthen the window, and a new window starts at one', async () => {
  const allowance = { limit: 1, windowSeconds: 60 }
  const windowEnd = async () =>
    (await database.db.select().from(rateLimits).where(eq(rateLimits.key, 'w')))[0]?.windowEndsAt
  await takeToken(database.db, 'w', allowance)
  const end = await windowEnd()
  await takeToken(database.db, 'w', allowance)
  expect(await windowEnd()).toEqual(end)
  await endWindow('w')
  expect(await takeToken(database.db, 'w', allowance)).toMatchObject({ allowed: true, count: 1 })
})

test('50 parallel calls at the end of a window start one new window', async () => {
  await takeToken(database.db, 'turn', { limit: 9, windowSeconds: 60 })
  await endWindow('turn')
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => takeToken(database.db, 'turn', { limit: 9, windowSeconds: 60 })),
  )
  expect(taken.filter((one) => one.allowed)).toHaveLength(9)
})

test('a returned token can be used again; the count never goes below zero', async () => {
  const allowance = { limit: 1, windowSeconds: 60 }
  await takeToken(database.db, 'back', allowance)
  await returnToken(database.db, 'back')
  await returnToken(database.db, 'back')
  expect(await takeToken(database.db, 'back', allowance)).toMatchObject({ allowed: true, count: 1 })
})

test('the sweep removes what is over and nothing else', async () => {
  await takeToken(database.db, 'old', { limit: 1, windowSeconds: 60 })
  await takeToken(database.db, 'current', { limit: 1, windowSeconds: 60 })
  await endWindow('old')
  expect(await sweepRateLimits(database.db)).toBe(1)
  expect((await takeToken(database.db, 'current', { limit: 9, windowSeconds: 60 })).count).toBe(2)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'unknown'],
])('%s is limited as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('a window of a clock that was ahead is over', async () => {
  const allowance = { limit: 1, windowSeconds: 600 }
  const now = new Date()
  const ahead = new Date(now.getTime() + 3 * 3_600_000)
  await takeToken(database.db, 'ahead', allowance, ahead)
  expect((await takeToken(database.db, 'ahead', allowance, ahead)).allowed).toBe(false)
  expect((await takeToken(database.db, 'ahead', allowance, now)).allowed).toBe(true)
  expect((await takeToken(database.db, 'ahead', allowance, now)).allowed).toBe(false)
})
