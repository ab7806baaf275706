import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/operations.ts'
import { testDatabase } from '#tests/database.ts'
import { shortenLeases } from './lease.ts'

test('what a killed app held is due a few seconds after the next one starts, not at once', async () => {
  await using database = await testDatabase()
  const { db } = database
  await db.insert(deliveries).values({
    id: uuidv7(),
    topic: 'quote.created',
    subjectType: 'Quote',
    subjectId: uuidv7(),
    channel: 'mail',
    recipient: 'owner@example.com',
    payload: {},
    dedupeKey: 'one',
    leasedUntil: new Date(Date.now() + 90_000),
  })
  await shortenLeases(db)
  const [held] = await db.select().from(deliveries)
  const seconds = ((held?.leasedUntil?.getTime() ?? 0) - Date.now()) / 1000
  expect(seconds).toBeGreaterThan(10)
  expect(seconds).toBeLessThan(16)
})
