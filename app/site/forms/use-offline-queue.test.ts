import { afterEach, expect, test, vi } from 'vitest'
import type { OfflineQueue, QueuedSubmission } from './offline-queue.ts'
import type { SubmitResult } from './submit.ts'
import { sendOrQueue } from './use-offline-queue.ts'

const queued: QueuedSubmission = {
  values: { name: 'Dana' },
  submission: { idempotencyKey: 'key-1', formToken: 'token', trap: '' },
  files: [],
  queuedAt: 0,
  formPath: '/contact#contact-form',
}

/** A queue that remembers what was called on it. */
function testQueue({ keeps }: { keeps: boolean }) {
  const calls: string[] = []
  const queue: OfflineQueue<Record<string, string>> = {
    flag: 'contact-form.waiting',
    hasAny: () => false,
    list: async () => [],
    async update() {
      calls.push('update')
    },
    async add() {
      calls.push('add')
      return keeps
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
  expect(await sendOrQueue(queued, deliver, queue)).toEqual({ result: stored, kept: false })
  expect(calls).toEqual(['add', 'remove'])
})

test('without a signal nothing is tried, and the submission stays on the device', async () => {
  online(false)
  const { calls, queue } = testQueue({ keeps: true })
  const deliver = responding(stored)
  expect(await sendOrQueue(queued, deliver, queue)).toMatchObject({ kept: true })
  expect(deliver).not.toHaveBeenCalled()
  expect(calls).toEqual(['add'])
})

test('what the server refused or could not take is the person’s to correct or send again', async () => {
  online(true)
  const { queue } = testQueue({ keeps: true })
  expect(
    await sendOrQueue(queued, responding({ ok: false, refusal: { reason: 'failed' } }), queue),
  ).toMatchObject({
    kept: false,
  })
})

test('a device that keeps nothing, and a form that keeps nothing, send all the same', async () => {
  online(true)
  expect(await sendOrQueue(queued, responding(stored), testQueue({ keeps: false }).queue)).toEqual({
    result: stored,
    kept: false,
  })
  const silent = responding({ ok: false, refusal: { reason: 'no-response' } })
  expect(await sendOrQueue(queued, silent, undefined)).toMatchObject({ kept: false })
})
