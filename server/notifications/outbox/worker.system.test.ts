import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { done } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import {
  accept,
  emptyOutbox,
  failing,
  gatedSender,
  hang,
  hour,
  mailBy,
  patient,
} from '#tests/worker-under-test.ts'
import { type DeliverySender, retryDelivery, type SendResult } from './outbox.ts'

async function sleepingWorker({ pool, now, work }: Awaited<ReturnType<typeof emptyOutbox>>) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = vi.fn(now)
  const worker = work({ now: clock })
  const sleeps = () => clock.mock.calls.length === 2 && pool.idleCount === pool.totalCount
  await expect.poll(sleeps).toBe(true)
  return worker
}

test('a woken worker delivers at once, without waiting for its next poll', async () => {
  const outbox = await emptyOutbox()
  const { put, rows } = outbox
  const worker = await sleepingWorker(outbox)
  await put({}, { channel: 'webhook' })
  worker.wake()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await rows()).toMatchObject([
    { attempts: 1, reason: null, leasedUntil: null, sentAt: expect.any(Date) },
    { attempts: 1 },
  ])
})

test('a repeat comes when it is due, without being woken', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({})
  const mail = vi.fn(accept).mockResolvedValueOnce(failing('down')).mockResolvedValueOnce(failing('down'))
  work({ ...mailBy(mail), retryDelay: () => 40 })
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }]), patient)
  expect(mail).toHaveBeenCalledTimes(3)
})

test('a failure is stored with its reason and the time of the next try', async () => {
  const { put, rows, work, now } = await emptyOutbox()
  await put({})
  work({ ...mailBy(async () => failing('451 later')), now, retryDelay: () => hour })
  await vi.waitFor(
    async () => expect(await rows()).toMatchObject([{ reason: { facts: { detail: '451 later' } } }]),
    patient,
  )
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'pending', attempts: 1, leasedUntil: null, sentAt: null })
  expect(Math.abs((row?.nextAttemptAt.getTime() ?? 0) - now().getTime() - hour)).toBeLessThan(60_000)
})

test('after thirteen failures, about a day, it is a dead letter', async () => {
  const { put, rows, work, now, forward } = await emptyOutbox()
  await put({})
  const worker = work({ ...mailBy(async () => failing('down')), now })
  for (let attempts = 1; attempts <= 13; attempts += 1) {
    await vi.waitFor(
      async () => expect(await rows()).toMatchObject([{ attempts, leasedUntil: null }]),
      patient,
    )
    forward(6 * hour)
    worker.wake()
  }
  expect(await rows()).toMatchObject([{ state: 'dead', reason: { facts: { detail: 'down' } }, attempts: 13 }])
  await pause(100)
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: 13 }])
})

test('a permanent refusal is dead at once; Retry sends it when the cause is mended', async () => {
  const { db, put, rows, work } = await emptyOutbox()
  await put({})
  const worker = work(mailBy(vi.fn(accept).mockResolvedValueOnce(failing('550 no such user', true))))
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1 }]), patient)
  const [row] = await rows()
  await retryDelivery(db, row?.id ?? '', { kind: 'system' })
  worker.wake()
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent', reason: null }]), patient)
})

test('every outcome is announced on the card that it is about', async () => {
  const { connection, put, work } = await emptyOutbox()
  const listener = new pg.Client(connection)
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen lantern')
  const heard: unknown[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
  const [failed, sent, dead] = [randomUUID(), randomUUID(), randomUUID()]
  await put({ subjectId: failed, recipient: 'f' }, { subjectId: sent }, { subjectId: dead, recipient: 'd' })
  const results: Record<string, SendResult> = { f: failing('down'), d: failing('gone', true) }
  work({ ...mailBy(async ({ recipient }) => results[recipient] ?? done({})), retryDelay: () => hour })
  await vi.waitFor(() => expect(heard).toHaveLength(3), patient)
  expect(heard).toEqual(
    expect.arrayContaining(
      [failed, sent, dead].map((id) => ({ model: 'Quote', operation: 'update', id, onPages: 'nothing' })),
    ),
  )
})

test('one recipient that hangs holds up neither another recipient nor another channel', async () => {
  const { put, rows, work } = await emptyOutbox()
  const slow = Array.from({ length: 10 }, () => ({ recipient: 'slow@example.com' }))
  await put(...slow, {}, {}, { channel: 'webhook' })
  const mail: DeliverySender = (delivery, signal) =>
    delivery.recipient === 'slow@example.com' ? hang(delivery, signal) : accept(delivery, signal)
  work(mailBy(mail))
  await vi.waitFor(async () => {
    const others = (await rows()).filter((row) => row.recipient !== 'slow@example.com')
    expect(others.map((row) => row.state)).toEqual(['sent', 'sent', 'sent'])
  }, patient)
})

test('deliveries run side by side, but not more than the slots', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put(...['a', 'b', 'c', 'd', 'e'].map((recipient) => ({ recipient })))
  const { mail, open } = gatedSender()
  work({ ...mailBy(mail), workerCount: 3 })
  await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(3), patient)
  await pause(100)
  expect(mail).toHaveBeenCalledTimes(3)
  open()
  await vi.waitFor(
    async () => expect((await rows()).filter((row) => row.state === 'sent')).toHaveLength(5),
    patient,
  )
})

test('a sender with a bug does not stop the worker, and the message is tried again', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({ recipient: 'a' }, { recipient: 'b' })
  const mail = vi.fn(accept).mockRejectedValueOnce(new TypeError('a bug'))
  work({ ...mailBy(mail), retryDelay: () => 1 })
  await vi.waitFor(
    async () => expect((await rows()).map((row) => row.state)).toEqual(['sent', 'sent']),
    patient,
  )
  expect(mail).toHaveBeenCalledTimes(3)
})

test('a mail that was accepted while the database is away is not sent twice', async () => {
  const { pool, put, rows, work } = await emptyOutbox()
  await put({})
  const mail = vi.fn<DeliverySender>(async () => {
    await pool.query('alter table deliveries rename to away')
    return done({})
  })
  work(mailBy(mail))
  await vi.waitFor(() => expect(mail).toHaveResolved(), patient)
  await pause(200)
  await pool.query('alter table away rename to deliveries')
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]), patient)
  expect(mail).toHaveBeenCalledTimes(1)
})

test('a delivery of a channel that is no longer configured is given up for that reason', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({ channel: 'webhook' })
  work({ senders: { mail: accept, webhook: undefined } })
  await vi.waitFor(
    async () =>
      expect(await rows()).toMatchObject([{ state: 'dead', reason: { reason: 'channelNotConfigured' } }]),
    patient,
  )
})

test('a record that is deleted while its mail is under way leaves no delivery', async () => {
  const { db, put, rows, work } = await emptyOutbox()
  await put({})
  const { mail, open } = gatedSender()
  work(mailBy(mail))
  await vi.waitFor(() => expect(mail).toHaveBeenCalled(), patient)
  await db.delete(deliveries).where(eq(deliveries.subjectType, 'Quote'))
  open()
  await pause(50)
  expect(await rows()).toEqual([])
})

test('a delivery without an event is sent at the next poll', async () => {
  const outbox = await emptyOutbox()
  const { put, rows } = outbox
  const states = async () => (await rows()).map(({ state }) => state)
  await sleepingWorker(outbox)
  await put({}, { channel: 'webhook' })
  vi.advanceTimersByTime(4_900)
  expect(await states()).toEqual(['pending', 'pending'])
  vi.advanceTimersByTime(100)
  await expect.poll(states).toEqual(['sent', 'sent'])
})

test('a delivery whose lease could run out during the attempt is given back: not counted, not sent twice', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put({}, {}, {})
  const attempts: string[] = []
  const mail: DeliverySender = async (delivery, signal) => {
    attempts.push(delivery.id)
    return attempts.length <= 2 ? hang(delivery, signal) : done({})
  }
  // The leases' clock stands still, so that none expires on a slow machine.
  let at = new Date(Date.now() + 1_000)
  const worker = work({ ...mailBy(mail), attemptMs: 300, retryDelay: () => 50, now: () => at })
  const states = async () => (await rows()).map(({ state, attempts }) => `${state} ${attempts}`)
  await expect.poll(states).toEqual(['pending 1', 'pending 1', 'sent 1'])
  at = new Date(at.getTime() + 1_000)
  worker.wake()
  await expect.poll(states).toEqual(['sent 2', 'sent 2', 'sent 1'])
  const [, , third] = await rows()
  expect(third).toMatchObject({ attempts: 1 })
  expect(attempts.filter((id) => id === third?.id)).toHaveLength(1)
})

test('outcomes of the same moment are recorded by one statement, each for its own delivery', async () => {
  const { put, rows, work } = await emptyOutbox()
  await put(...['a', 'b', 'c', 'd'].map((recipient) => ({ recipient })))
  const { mail, open } = gatedSender()
  work(mailBy(mail))
  await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(4), patient)
  open()
  await vi.waitFor(
    async () => expect((await rows()).every((row) => row.state === 'sent' && row.attempts === 1)).toBe(true),
    patient,
  )
})
