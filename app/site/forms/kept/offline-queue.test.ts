import { afterEach, expect, test, vi } from 'vitest'
import { offlineQueue } from './offline-queue.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a database that never opens, as Safari has had it, does not hold up sending', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const kept = offlineQueue('quote').add({
    values: {
      firstName: 'Dana',
      lastName: 'W',
      phone: '1',
      email: 'd@example.com',
      service: 'safes',
      message: '',
    },
    submission: { idempotencyKey: 'key', formToken: 'token', trap: '' },
    files: [],
    queuedAt: 0,
    formPath: '/#quote-form',
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await Promise.race([kept, 'still waiting'])).toBe(false)
})
