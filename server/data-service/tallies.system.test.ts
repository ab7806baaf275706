import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { requests } from '#server/schema/requests.ts'
import { testDatabase } from '#tests/database.ts'
import { quoteRow } from '#tests/requests.ts'
import { foldTallies, readTallies } from './tallies.ts'

const request = (number: number, status: 'new' | 'contacted' = 'new', quarantineReasons: string[] = []) => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  ...quoteRow({ firstName: 'Dana', lastName: `Whitfield ${number}` }),
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
  contentHash: String(number),
  status,
  quarantineReasons,
})

async function tallied(db: Database): Promise<Record<string, number>> {
  const [found = []] = (await readTallies(db, ['Quote'])).values()
  return Object.fromEntries(found.map(({ state, total }) => [state, total]))
}

test('tallies are what counting would find, through every kind of change and a folding in between', async () => {
  await using database = await testDatabase()
  const { db } = database
  await db
    .insert(requests)
    .values([1, 2, 3, 4, 5, 6].map((number) => request(number, number > 4 ? 'contacted' : 'new')))
  await db.insert(requests).values(request(7, 'new', ['too-fast']))
  await foldTallies(db)
  await db.update(requests).set({ status: 'completed' }).where(sql`status = 'contacted'`)
  await db.update(requests).set({ notes: 'changes no state' })
  await db.delete(requests).where(sql`last_name in ('Whitfield 1', 'Whitfield 7')`)

  const kept = await tallied(db)
  expect(kept).toEqual({ all: 5, new: 3, contacted: 0, completed: 2, quarantined: 0 })
  const counted = await db.execute(sql`
    select count(*)::int as all, (count(*) filter (where status = 'new'))::int as new from requests`)
  expect(counted.rows).toEqual([{ all: kept.all, new: kept.new }])
})

test('a change that is rolled back is not counted', async () => {
  await using database = await testDatabase()
  const undone = database.db.transaction(async (tx) => {
    await tx.insert(requests).values(request(1))
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await tallied(database.db)).toEqual({})
})

test('folding beside changes loses none of them', async () => {
  await using database = await testDatabase()
  const { db } = database
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      await db.insert(requests).values(request(number))
      if (number % 4 === 0) await foldTallies(db)
    }),
  )
  expect((await tallied(db)).new).toBe(40)
})
