import { afterEach, expect, test, vi } from 'vitest'
import type { SubmitResult } from '#app/site/forms/submit.ts'
import { settleQueued, tryQueued } from './delivery.ts'
import type { OfflineQueue, QueuedSubmission } from './offline-queue.ts'
import { sendOrQueue } from './use-offline-queue.ts'

const queued: QueuedSubmission = {
  values: { name: 'Dana' },
  submission: { idempotencyKey: 'key-1', formToken: 'token', trap: '' },
  files: [],
  queuedAt: 0,
  formPath: '/contact#contact-form',
}

function testQueue({ keeps }: { keeps: boolean }) {
  const calls: string[] = []
  const queue: OfflineQueue<Record<string, string>> = {
    flag: 'contact-form.waiting',
    hasAny: () => false,
    list: async () => [],
    async update() {
      calls.push('update')
    },
    async add(added) {
      calls.push('add')
      return keeps ? added : { ...added, kept: 'nothing' }
    },
    async remove() {
      calls.push('remove')
    },
  }
  return { calls, queue }
}

afterEach(() => vi.unstubAllGlobals())

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const responding = (result: SubmitResult) => vi.fn(async () => result)
const stored: SubmitResult = { ok: true, value: { receipt: '/receipt/abc' } }

test('kept first, then sent, then forgotten', async () => {
  online(true)
  const { calls, queue } = testQueue({ keeps: true })
  const deliver = vi.fn(async () => {
    expect(calls).toEqual(['add'])
    return stored
  })
  expect(await sendOrQueue(queued, deliver, queue)).toEqual({ result: stored })
  expect(calls).toEqual(['add', 'remove'])
})

test('without a signal nothing is tried, and the submission stays on the device', async () => {
  online(false)
  const { calls, queue } = testQueue({ keeps: true })
  const deliver = responding(stored)
  expect(await sendOrQueue(queued, deliver, queue)).toMatchObject({ kept: queued })
  expect(deliver).not.toHaveBeenCalled()
  expect(calls).toEqual(['add'])
})

test('what the server could not take stays, and is left alone as long as it asks', async () => {
  online(true)
  const { queue, calls } = testQueue({ keeps: true })
  const busy: SubmitResult = { ok: false, refusal: { reason: 'failed', retryAfterMs: 60_000 } }
  expect(await sendOrQueue(queued, responding(busy), queue)).toEqual({ result: busy, kept: queued })
  expect(calls).toEqual(['add', 'update'])
  const deliver = responding(stored)
  expect(await tryQueued(queue, { ...queued, notBefore: Date.now() + 60_000 }, deliver)).toMatchObject({
    ok: false,
    refusal: { reason: 'failed' },
  })
  expect(deliver).not.toHaveBeenCalled()
})

test('what the server refused for good is the person’s to correct', async () => {
  online(true)
  const { queue, calls } = testQueue({ keeps: true })
  const refused: SubmitResult = {
    ok: false,
    refusal: { reason: 'refused', fieldErrors: { email: 'Enter it' } },
  }
  expect(await sendOrQueue(queued, responding(refused), queue)).toEqual({ result: refused })
  expect(calls).toEqual(['add', 'remove'])
})

test('an outcome that was not shown yet is not asked for again', async () => {
  online(true)
  const { queue, calls } = testQueue({ keeps: true })
  expect(await settleQueued(queue, queued, responding(stored))).toEqual(stored)
  expect(calls).toEqual(['update'])
  const deliver = responding(stored)
  expect(await settleQueued(queue, { ...queued, outcome: stored }, deliver)).toEqual(stored)
  expect(deliver).not.toHaveBeenCalled()
})

test('a device that keeps nothing, and a form that keeps nothing, send all the same', async () => {
  online(true)
  const { queue } = testQueue({ keeps: false })
  expect(await sendOrQueue(queued, responding(stored), queue)).toEqual({ result: stored })
  const result = { ok: false, refusal: { reason: 'no-response' } } as const
  expect(await sendOrQueue(queued, responding(result), undefined)).toEqual({ result })
  // The open page holds it, and tries again by itself.
  const kept = { ...queued, kept: 'nothing' }
  expect(await sendOrQueue(queued, responding(result), queue)).toEqual({ result, kept })
})
