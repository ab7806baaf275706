import { afterEach, expect, test, vi } from 'vitest'
import { withSubmitLock } from './submit-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const denied = () => {
  throw new DOMException('Access is denied', 'SecurityError')
}

test('a browser that blocks storage, and locks with it, still sends', async () => {
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', { locks: { request: async () => denied() } })
  expect(await withSubmitLock('quote', async () => 'sent')).toBe('sent')

  vi.stubGlobal('navigator', {})
  expect(await withSubmitLock('quote', async () => 'sent')).toBe('sent')
})

test('what the task itself throws is passed on, and the task runs once', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  })
  const task = vi.fn(async () => {
    throw new Error('a bug')
  })
  await expect(withSubmitLock('quote', task)).rejects.toThrow('a bug')
  expect(task).toHaveBeenCalledOnce()
})
