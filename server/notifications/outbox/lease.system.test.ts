import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { v7 as uuidv7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectPool, pools } from '#server/database/connect-pool.ts'
import { done, refuse } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { testDatabase } from '#tests/database.ts'
import {
  accept,
  emptyOutbox,
  failing,
  gatedSender,
  hang,
  hour,
  log,
  mailBy,
  patient,
} from '#tests/worker-under-test.ts'
import { leaseDue, shortenLeases } from './lease.ts'
import type { DeliverySender, SendResult } from './outbox.ts'

test('the delivery of a crashed worker is sent by another once its lease has run out, not before', async () => {
  const { put, rows, work, now, forward } = await emptyOutbox()
  await put({})
  work({ ...mailBy(hang), now, attemptMs: 60_000 })
  await vi.waitFor(
    async () => expect(await rows()).toMatchObject([{ leasedUntil: expect.any(Date) }]),
    patient,
  )
  const mail = vi.fn(accept)
  const second = work({ ...mailBy(mail), now })
  forward(80_000)
  second.wake()
  await pause(100)
  expect(mail).not.toHaveBeenCalled()
  forward(11_000)
  second.wake()
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]), patient)
  expect(mail).toHaveBeenCalledTimes(1)
})

test('a worker whose lease has run out does not overwrite the outcome of another', async () => {
  const { put, rows, work, now, forward } = await emptyOutbox()
  await put({})
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  work({ ...mailBy(() => promise), now })
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), patient)
  forward(91_000)
  const second = work({ now })
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]), patient)
  const before = await rows()
  resolve(failing('too late', true))
  await pause(50)
  second.wake()
  expect(await rows()).toEqual(before)
})

const unanswered = (): SendResult =>
  refuse({ permanent: false, why: { reason: 'mailServerSilent' }, isUnanswered: true })

test('what was handed over without an answer is tried again after ten minutes, an earlier failure at once', async () => {
  const { put, rows, work, now } = await emptyOutbox()
  await put({ recipient: 'a' }, { recipient: 'b' })
  const mail: DeliverySender = async ({ recipient }, _signal, handOver) => {
    if (recipient === 'b') return failing('not greeted')
    handOver?.()
    return unanswered()
  }
  const began = now().getTime()
  work({ ...mailBy(mail), now, retryDelay: () => 60_000 })
  await vi.waitFor(async () => expect((await rows()).every(({ reason }) => reason)).toBe(true), patient)
  const waits = (await rows()).map(({ recipient, nextAttemptAt }) => ({
    recipient,
    minutes: Math.floor((nextAttemptAt.getTime() - began) / 60_000),
  }))
  expect(waits).toContainEqual({ recipient: 'a', minutes: 10 })
  expect(waits).toContainEqual({ recipient: 'b', minutes: 1 })
})

test('while an answer is waited for the lease is kept, and nothing is tried again should the process end', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({})
  const answered = Promise.withResolvers<SendResult>()
  const signals: AbortSignal[] = []
  const mail = vi.fn<DeliverySender>((_delivery, signal, handOver) => {
    signals.push(signal)
    handOver?.()
    return answered.promise
  })
  // The leases' clock moves only here, so that none expires on a slow machine.
  let at = Date.now() + 1_000
  work({ ...mailBy(mail), attemptMs: 300, now: () => new Date(at) })
  await vi.waitFor(() => expect(mail).toHaveBeenCalled(), patient)
  const leaseEnds = async () => (await rows())[0]?.leasedUntil?.getTime()
  expect(await leaseEnds()).toBe(at + 450)
  for (const milliseconds of [100, 400]) {
    at += milliseconds
    await vi.waitFor(async () => expect(await leaseEnds()).toBe(at + 450), patient)
  }
  expect((await rows())[0]?.nextAttemptAt.getTime()).toBe(at + 10 * 60_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  answered.resolve(done({}))
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]), patient)
  expect(mail).toHaveBeenCalledTimes(1)
})

test('a stop does not give back what was handed over', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({})
  const mail = vi.fn<DeliverySender>((_delivery, signal, handOver) => {
    handOver?.()
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(unanswered())))
  })
  const worker = work({ ...mailBy(mail), drainMs: 50 })
  await vi.waitFor(() => expect(mail).toHaveBeenCalled(), patient)
  await worker.stop()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'pending', attempts: 1, leasedUntil: null })
  expect(row?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000)
})

test('after the clock was set back, what waited by the old one is due, and a lease by it ends', async () => {
  const { db, put, rows } = await emptyOutbox()
  await put({}, {})
  const [waiting, leased] = await rows()
  const ahead = (minutes: number) => new Date(Date.now() + 180 * 60_000 + minutes * 60_000)
  await db
    .update(deliveries)
    .set({ nextAttemptAt: ahead(30), updatedAt: ahead(0), attempts: 4 })
    .where(eq(deliveries.id, waiting?.id ?? ''))
  await db
    .update(deliveries)
    .set({ leasedUntil: ahead(1.5) })
    .where(eq(deliveries.id, leased?.id ?? ''))
  const take = () =>
    leaseDue(db, [{ channel: 'mail', busy: [] }], { most: 9, leaseMs: 90_000, clock: () => null })
  expect((await take()).map(({ id }) => id)).toEqual([waiting?.id])
  const [, shortened] = await rows()
  expect(shortened?.leasedUntil?.getTime()).toBeLessThan(Date.now() + 91_000)
})

test('a connection takes deliveries also after another instance has added a column', async () => {
  const { pool, connection, put } = await emptyOutbox()
  const older = connectPool(connection, { ...pools.everyday, connections: 1 }, log)
  onTestFinished(() => older.end())
  const take = () =>
    leaseDue(drizzle(older, { casing: 'snake_case' }), [{ channel: 'mail', busy: [] }], {
      most: 1,
      leaseMs: 1_000,
      clock: () => null,
    })
  await put({}, {})
  expect(await take()).toHaveLength(1)
  await pool.query('alter table deliveries add column of_a_later_version text')
  expect(await take()).toHaveLength(1)
})

test('two workers on two connections share 200 rows: each is sent exactly once', async () => {
  const { connection, put, rows, work, now, forward } = await emptyOutbox()
  const otherPool = connectPool(connection, pools.everyday, log)
  onTestFinished(() => otherPool.end())
  const sent: string[] = []
  const mail: DeliverySender = async ({ id }) => {
    sent.push(id)
    await pause(1)
    return done({})
  }
  await put(...Array.from({ length: 200 }, (_, index) => ({ recipient: `r${index % 5}` })))
  const senders = { mail, webhook: accept }
  const workers = [
    work({ senders, now }),
    work({ senders, now, db: drizzle(otherPool, { casing: 'snake_case' }) }),
  ]
  await vi.waitFor(
    async () => expect((await rows()).filter((row) => row.state === 'sent')).toHaveLength(200),
    { timeout: 50_000, interval: 50 },
  )
  expect(sent).toHaveLength(200)
  expect(new Set(sent).size).toBe(200)

  forward(30 * 24 * hour)
  for (const worker of workers) worker.wake()
  await pause(100)
  expect(sent).toHaveLength(200)
})

test('stop lets a delivery finish and takes no new one', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({}, {}, {})
  const { mail, open } = gatedSender()
  const worker = work({ ...mailBy(mail), drainMs: 5_000 })
  await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(2), patient)
  const stopped = worker.stop()
  open()
  await stopped
  expect((await rows()).map((row) => row.state).sort()).toEqual(['pending', 'sent', 'sent'])
})

test('stop gives back what does not finish in time: due now, the attempt not counted', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({})
  const mail = vi.fn(hang)
  const worker = work({ ...mailBy(mail), drainMs: 50 })
  await vi.waitFor(() => expect(mail).toHaveBeenCalled(), patient)
  await worker.stop()
  await vi.waitFor(
    async () =>
      expect(await rows()).toMatchObject([
        { state: 'pending', attempts: 0, leasedUntil: null, reason: null },
      ]),
    patient,
  )
})

test('leases of a killed server end a few seconds after the next start, not at once', async () => {
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
  const began = Date.now()
  await shortenLeases(db)
  const ended = Date.now()
  const [held] = await db.select().from(deliveries)
  const until = held?.leasedUntil?.getTime() ?? 0
  expect((until - began) / 1000).toBeGreaterThan(14)
  expect((until - ended) / 1000).toBeLessThan(16)
})
