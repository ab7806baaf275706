import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('ids ascend within a millisecond, and while the clock is set back by seconds', () => {
  const now = Date.now()
  const ids = [0, 0, 0, -5_000, -30_000, 1].map((ms) => {
    vi.setSystemTime(now + ms)
    return newId()
  })
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('after a clock that was ahead they are of the present again', () => {
  const now = Date.now()
  vi.setSystemTime(now + 100 * 24 * 3_600_000)
  newId()
  vi.setSystemTime(now)
  expect(timeOf(newId())).toBe(now)
})
