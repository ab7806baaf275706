import { afterEach, expect, test, vi } from 'vitest'
import type { SubmitResult } from './create-record.ts'
import { sendKept } from './send-kept.ts'
import type { WaitingRequest, WaitingShelf } from './waiting-request.ts'

const request: WaitingRequest = {
  values: { name: 'Dana' },
  submission: { idempotencyKey: 'key-1', formToken: 'token', trap: '' },
  files: [],
  keptAt: 0,
}

/** A shelf that remembers what was asked of it. */
function shelf({ keeps }: { keeps: boolean }) {
  const asked: string[] = []
  const kept: WaitingShelf<Record<string, string>> = {
    flag: 'contact-form.waiting',
    hasSome: () => false,
    read: async () => [],
    async keep() {
      asked.push('keep')
      return keeps
    },
    async discard() {
      asked.push('discard')
    },
  }
  return { asked, kept }
}

afterEach(() => vi.unstubAllGlobals())

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
const answering = (result: SubmitResult) => vi.fn(async () => result)
const stored: SubmitResult = { ok: true, receipt: '/receipt/abc' }

test('kept first, then sent, then forgotten', async () => {
  online(true)
  const { asked, kept } = shelf({ keeps: true })
  const deliver = vi.fn(async () => {
    expect(asked).toEqual(['keep'])
    return stored
  })
  expect(await sendKept(request, deliver, kept)).toEqual({ result: stored, kept: false })
  expect(asked).toEqual(['keep', 'discard'])
})

test('without a signal nothing is tried, and the request stays on the device', async () => {
  online(false)
  const { asked, kept } = shelf({ keeps: true })
  const deliver = answering(stored)
  expect(await sendKept(request, deliver, kept)).toMatchObject({ kept: true })
  expect(deliver).not.toHaveBeenCalled()
  expect(asked).toEqual(['keep'])
})

test('what the server refused or could not take is the person’s to correct or send again', async () => {
  online(true)
  const { kept } = shelf({ keeps: true })
  expect(await sendKept(request, answering({ ok: false, reason: 'failed' }), kept)).toMatchObject({
    kept: false,
  })
})

test('a device that keeps nothing, and a form that keeps nothing, send all the same', async () => {
  online(true)
  expect(await sendKept(request, answering(stored), shelf({ keeps: false }).kept)).toEqual({
    result: stored,
    kept: false,
  })
  const silent = answering({ ok: false, reason: 'no-answer' })
  expect(await sendKept(request, silent, undefined)).toMatchObject({ kept: false })
})
