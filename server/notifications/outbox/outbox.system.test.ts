import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { testDatabase } from '#tests/database.ts'
import {
  type Delivery,
  deleteDeliveriesOf,
  deliveriesOf,
  enqueue,
  type NewDelivery,
  retryDelivery,
  undeliveredCounts,
} from './outbox.ts'

const message = (changes: Partial<NewDelivery> = {}): NewDelivery => ({
  topic: 'quote.created',
  subjectType: 'Quote',
  subjectId: randomUUID(),
  channel: 'mail',
  recipient: 'owner@example.com',
  payload: { firstName: 'Dana' },
  dedupeKey: randomUUID(),
  ...changes,
})

async function stored(changes: Partial<Delivery> = { state: 'pending' }) {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const subjectId = randomUUID()
  await database.db.transaction((tx) => enqueue(tx, [message({ subjectId })]))
  const [delivery] = await database.db.update(deliveries).set(changes).returning()
  if (!delivery) throw new Error('nothing was stored')
  return { ...database, delivery, subjectId }
}

test('a transaction that is rolled back leaves nothing in the outbox', async () => {
  await using database = await testDatabase()
  const { db } = database
  const failed = db.transaction(async (tx) => {
    await enqueue(tx, [message()])
    throw new Error('no quote')
  })
  await expect(failed).rejects.toThrow('no quote')
  expect(await db.select().from(deliveries)).toEqual([])
})

test('the same dedupeKey twice is one row; enqueueing nothing is allowed', async () => {
  await using database = await testDatabase()
  const { db } = database
  const one = message()
  await db.transaction(async (tx) => {
    await enqueue(tx, [one])
    await enqueue(tx, [{ ...one, recipient: 'other@example.com' }, message({ channel: 'webhook' })])
    await enqueue(tx, [])
  })
  const rows = await db.select().from(deliveries)
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(
    expect.objectContaining({
      recipient: 'owner@example.com',
      state: 'pending',
      attempts: 0,
      reason: null,
    }),
  )
})

test('deliveriesOf: by record and in order; an empty list for a record without any', async () => {
  await using database = await testDatabase()
  const { db } = database
  const [first, second, none] = [randomUUID(), randomUUID(), randomUUID()]
  await db.transaction(async (tx) => {
    await enqueue(tx, [
      message({ subjectId: first, recipient: 'a@example.com' }),
      message({ subjectId: first, recipient: 'b@example.com' }),
      message({ subjectId: second }),
    ])
  })
  const trails = await deliveriesOf(db, [first, second, none])
  expect(trails.get(first)?.map((row) => row.recipient)).toEqual(['a@example.com', 'b@example.com'])
  expect(trails.get(second)).toHaveLength(1)
  expect(trails.get(none)).toEqual([])
  expect(await deliveriesOf(db, [])).toEqual(new Map())
})

test('retry makes a dead delivery due now, with its whole schedule ahead, and announces it', async () => {
  const { db, connection, delivery, subjectId } = await stored({
    state: 'dead',
    attempts: 13,
    nextAttemptAt: new Date('2099-01-01'),
    lastError: '550 no such user',
  })
  const listener = new pg.Client(connection)
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen lantern')
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(String(payload))))

  const result = await retryDelivery(db, delivery.id, { kind: 'system' })
  expect(result).toMatchObject({ ok: true, value: { state: 'pending', attempts: 0 } })
  expect(result.ok && result.value.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 1000)
  const announced = { model: 'Quote', operation: 'update', id: subjectId, onPages: 'nothing' }
  await expect.poll(() => heard).toContainEqual(announced)
})

test('retry leaves the lease of one that is being sent', async () => {
  const leasedUntil = new Date(Date.now() + 60_000)
  const { db, delivery } = await stored({ leasedUntil, nextAttemptAt: new Date('2099-01-01') })
  expect(await retryDelivery(db, delivery.id, { kind: 'system' })).toMatchObject({
    ok: true,
    value: { leasedUntil },
  })
})

test('a delivery that was sent, or does not exist, is not retried', async () => {
  const { db, delivery } = await stored({ state: 'sent', sentAt: new Date() })
  expect(await retryDelivery(db, delivery.id, { kind: 'system' })).toMatchObject({ ok: false })
  expect(await retryDelivery(db, randomUUID(), { kind: 'system' })).toMatchObject({ ok: false })
  expect(await db.select().from(deliveries)).toEqual([delivery])
})

test('undeliveredCounts: pending and dead deliveries', async () => {
  await using database = await testDatabase()
  const { db } = database
  expect(await undeliveredCounts(db)).toEqual({ waiting: 0, dead: 0 })
  await db.transaction((tx) =>
    enqueue(tx, [message(), message(), message({ dedupeKey: 'dead' }), message({ dedupeKey: 'sent' })]),
  )
  await db.update(deliveries).set({ state: 'dead' }).where(eq(deliveries.dedupeKey, 'dead'))
  await db.update(deliveries).set({ state: 'sent' }).where(eq(deliveries.dedupeKey, 'sent'))
  expect(await undeliveredCounts(db)).toEqual({ waiting: 2, dead: 1 })
})

test('deleting a record deletes its deliveries and no others', async () => {
  const { db, delivery, subjectId } = await stored()
  await db.transaction((tx) => deleteDeliveriesOf(tx, 'Review', [subjectId]))
  await db.transaction((tx) => deleteDeliveriesOf(tx, 'Quote', [randomUUID()]))
  await db.transaction((tx) => deleteDeliveriesOf(tx, 'Quote', []))
  expect(await db.select().from(deliveries)).toEqual([delivery])
  await db.transaction((tx) => deleteDeliveriesOf(tx, 'Quote', [subjectId]))
  expect(await db.select().from(deliveries)).toEqual([])
})
