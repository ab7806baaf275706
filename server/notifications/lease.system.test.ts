import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { deliveries } from './delivery-table.ts'
import { releaseLeases } from './lease.ts'

test('what a killed app held is due again as soon as the next one starts', async () => {
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
  await releaseLeases(db)
  expect((await db.select().from(deliveries))[0]?.leasedUntil).toBeNull()
})
